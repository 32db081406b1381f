// Where in the client we are, as the address says.
import { routeOf } from './routes.ts';

class Router {
  path = $state(location.pathname);
  route = $derived(routeOf(this.path));

  constructor() {
    window.addEventListener('popstate', () => {
      this.path = location.pathname;
    });
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** Links within the client need no new page; all that asks for one (a new tab, a file) gets it. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.hash) return;
    if (url.pathname.startsWith('/api/') || url.pathname === '/link') return;
    event.preventDefault();
    this.go(url.pathname);
  }
}

export const router = new Router();

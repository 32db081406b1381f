// Which page an address shows. Addresses are plain paths, so that links can be shared and kept.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'replays' }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'unknown' };

export function routeOf(path: string): Route {
  const [page = '', first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(plain);
  const words = [page, first, second].filter(Boolean).length + rest.length;
  if (words === 0) return { page: 'home' };
  if (page === 'new' && words === 2) return { page: 'new', game: first };
  if (page === 'join' && words <= 2) return { page: 'join', code: first };
  if (page === 't' && words === 2) return { page: 'table', id: first };
  if (page === 'replay' && words === 2) return { page: 'replay', id: first };
  if (page === 'replays' && words === 1) return { page: 'replays' };
  if (page === 'rules' && (words === 2 || words === 3))
    return { page: 'rules', game: first, rule: second };
  if (page === 'settings' && words === 1) return { page: 'settings' };
  if (page === 'about' && words === 1) return { page: 'about' };
  return { page: 'unknown' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a key press is meant for something else: a field, a dialog, a browser shortcut. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  return Boolean(
    target?.closest('input, textarea, select, [contenteditable], dialog') ||
      document.querySelector('dialog[open]'),
  );
}

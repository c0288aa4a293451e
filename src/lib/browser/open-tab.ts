import { allowAutoOpen } from './auto-open.ts';

/** Opens a session page in a new tab after a click, so that the list stays open. */
export function openTab(path: string): void {
  allowAutoOpen(path);
  window.open(path, '_blank', 'noopener');
}

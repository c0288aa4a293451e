import { allowAutoOpen } from './auto-open.ts';

/** Opens a page that acts in a tab of its own, as a click asked for: the list stays where it is. */
export function openTab(path: string): void {
  allowAutoOpen(path);
  window.open(path, '_blank', 'noopener');
}

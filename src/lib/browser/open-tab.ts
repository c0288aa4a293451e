import { announce } from './intent.ts';

/** Opens a place that acts in a tab of its own, as asked for by a click: the list stays where it is. */
export function openTab(path: string): void {
  announce(path);
  window.open(path, '_blank', 'noopener');
}

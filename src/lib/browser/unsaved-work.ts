// Tracks work that closing the page would discard: a changed form, an editor, a terminal. A screen registers its work
// as long as the work is open.
import { createSignal } from './store.ts';

const openWork = new Set<symbol>();
const workOpened = createSignal();

/** Marks work as open; the returned function closes it. */
export function trackUnsavedWork(): () => void {
  const work = Symbol();
  openWork.add(work);
  workOpened.notify();
  return () => void openWork.delete(work);
}

export const hasUnsavedWork = (): boolean => openWork.size > 0;

/** Calls the listener immediately if work is open, and whenever work opens. */
export function onUnsavedWork(listener: () => void): () => void {
  if (openWork.size > 0) listener();
  return workOpened.subscribe(listener);
}

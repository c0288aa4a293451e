// What would be lost with the page: a form half filled in, an editor, a terminal. The screen that shows one holds it while it is open.
import { createSignal } from './store.ts';

const openWork = new Set<symbol>();
const workOpened = createSignal();

/** Marks work as open; the answer closes it. */
export function trackUnsavedWork(): () => void {
  const work = Symbol();
  openWork.add(work);
  workOpened.notify();
  return () => void openWork.delete(work);
}

export const hasUnsavedWork = (): boolean => openWork.size > 0;

/** Calls the listener for all work that is open or opens. */
export function onUnsavedWork(listener: () => void): () => void {
  if (openWork.size > 0) listener();
  return workOpened.subscribe(listener);
}

// What would be lost with the page: a form half filled in, an editor, a terminal. The screen that shows one holds it while it is open.
import { createSignal } from './store.ts';

const open = new Set<symbol>();
const openings = createSignal();

/** Marks work as open; the answer closes it. */
export function holdWork(): () => void {
  const work = Symbol();
  open.add(work);
  openings.notify();
  return () => void open.delete(work);
}

export const isWorkOpen = (): boolean => open.size > 0;

/** Calls the listener for all work that is open or opens. */
export function onWork(listener: () => void): () => void {
  if (open.size > 0) listener();
  return openings.subscribe(listener);
}

// What would be lost with the page: a form half filled in, an editor, a terminal. Whoever shows one says so while it is open.
import { createSignal } from './store.ts';

const open = new Set<symbol>();
const openings = createSignal();

/** Says that something is open; the answer says that it no longer is. */
export function holdWork(): () => void {
  const work = Symbol();
  open.add(work);
  openings.notify();
  return () => void open.delete(work);
}

export const isWorkOpen = (): boolean => open.size > 0;

/** Tells of everything that opens. */
export function onWork(listener: () => void): () => void {
  if (open.size > 0) listener();
  return openings.subscribe(listener);
}

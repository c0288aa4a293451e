// What would be lost with the page: a form half filled in, an editor, a terminal. Whoever shows one says so while it is open.

const open = new Set<symbol>();
const listeners = new Set<() => void>();

/** Says that something is open; the answer says that it no longer is. */
export function holdWork(): () => void {
  const work = Symbol();
  open.add(work);
  for (const told of listeners) told();
  return () => void open.delete(work);
}

export const isWorkOpen = (): boolean => open.size > 0;

/** Tells of everything that opens. */
export function onWork(told: () => void): () => void {
  listeners.add(told);
  if (open.size > 0) told();
  return () => void listeners.delete(told);
}

/**
 * An effect that begins something which must not be begun twice, such as a write that comes with a page and not with a press;
 * the signal is aborted when the page goes. Strict mode runs effects, undoes them and runs them again within one turn: what was
 * undone by then is never begun.
 */
export function beginOnce(begin: (signal: AbortSignal) => void): () => void {
  const leaving = new AbortController();
  queueMicrotask(() => leaving.signal.aborted || begin(leaving.signal));
  return () => leaving.abort();
}

/**
 * An effect that begins something which must not be begun twice, such as a write that comes with a page and not with a press;
 * the signal is aborted when the page goes. Strict mode runs effects, undoes them and runs them again within one turn: what was
 * undone by then is never begun.
 */
export function runEffectOnce(run: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  queueMicrotask(() => controller.signal.aborted || run(controller.signal));
  return () => controller.abort();
}

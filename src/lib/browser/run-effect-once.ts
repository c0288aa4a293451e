/**
 * Runs an effect that must not run twice, such as a write on page load. Strict mode mounts, unmounts and mounts again in
 * one task, so the effect waits for a microtask and skips the first mount. Unmounting aborts the signal.
 */
export function runEffectOnce(run: (signal: AbortSignal) => void): () => void {
  const controller = new AbortController();
  queueMicrotask(() => controller.signal.aborted || run(controller.signal));
  return () => controller.abort();
}

/** Each report copies all loaded moments, so a report for each of 100,000 frames would take minutes. */
const THROTTLE_MS = 50;

/**
 * Returns a function that runs `run` on its first call, and at most once per interval after that. A call during an
 * interval takes effect at the end of the interval.
 */
export function createThrottled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;
  function runNow(): void {
    timer = undefined;
    lastAt = performance.now();
    run();
  }
  return () => {
    if (timer !== undefined) return;
    const delay = lastAt + THROTTLE_MS - performance.now();
    if (delay <= 0) runNow();
    else timer = setTimeout(runNow, delay);
  };
}

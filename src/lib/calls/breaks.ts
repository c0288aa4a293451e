/** Long enough to be worth a task, and short enough that no frame is missed. */
const SLICE_MS = 8;

/**
 * For long work, between whose slices a page hears its user: awaited now and then it pauses, once a slice is used up. A
 * slow device so gets as many pauses as it needs, and a fast one does not wait for its timers.
 */
export function createBreaks(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
}

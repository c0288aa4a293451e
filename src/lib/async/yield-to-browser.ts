/** Long enough to be worth a task, and short enough that no frame is missed. */
const MAX_TASK_MS = 8;

/**
 * For long work, between whose slices a page hears its user: awaited now and then it pauses, once a slice is used up. A
 * slow device so gets as many pauses as it needs, and a fast one does not wait for its timers.
 */
export function createYieldToBrowser(): () => Promise<void> {
  let taskStartedAt = performance.now();
  return async () => {
    if (performance.now() - taskStartedAt < MAX_TASK_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    taskStartedAt = performance.now();
  };
}

/** Short enough that the browser drops no frame. */
const MAX_TASK_MS = 8;

/**
 * Creates a function that long-running work awaits often. The function pauses only when the current task has run for
 * `MAX_TASK_MS`, so that the page stays responsive on slow devices and fast devices do not wait for timers.
 */
export function createYieldToBrowser(): () => Promise<void> {
  let taskStartedAt = performance.now();
  return async () => {
    if (performance.now() - taskStartedAt < MAX_TASK_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    taskStartedAt = performance.now();
  };
}

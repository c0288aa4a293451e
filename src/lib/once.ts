/**
 * Returns a function that creates a value on its first call and returns the same value afterwards. For values that are
 * slow to create: an `Intl` formatter takes a slow device up to 50 ms.
 */
export function once<T>(create: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: create() }).value;
}

/** Returns a function that loads a value on its first call. After a failure, the next call loads the value again. */
export function onceAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

/** Creates a value on first use, for values that are slow to create: an `Intl` formatter takes a slow device up to 50 ms. */
export function once<T>(create: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: create() }).value;
}

/** Loads a value on first use. After a failure the next call loads it again. */
export function onceAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

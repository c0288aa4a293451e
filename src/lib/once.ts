/** Calls `make` on first use, for what is slow to make: a formatter of `Intl` takes a slow device up to 50 ms. */
export function once<T>(create: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: create() }).value;
}

/** What `fetch` brings when it is first asked for; what did not come is fetched again when it is asked for again. */
export function onceAsync<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

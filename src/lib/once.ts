/** Calls `make` on first use, for what is slow to make: a formatter of `Intl` takes a slow device up to 50 ms. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** What `fetch` brings when it is first asked for; what did not come is fetched again when it is asked for again. */
export function onceThere<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () =>
    (coming ??= fetch().catch((error: unknown) => {
      coming = undefined;
      throw error;
    }));
}

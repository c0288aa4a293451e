/** What `make` makes when it is first asked for. A formatter of the platform takes a slow device up to 50 ms. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

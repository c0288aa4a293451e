// The calls without an answer, so that a user who waits can stop them.

const stops = new Set<() => void>();

/** Adds a call; the returned function removes it when it has an answer. */
export function addPendingCall(stop: () => void): () => void {
  // Another function for each call, also where the caller passes the same one.
  const entry = () => stop();
  stops.add(entry);
  return () => void stops.delete(entry);
}

export const hasPendingCalls = (): boolean => stops.size > 0;

/** Each call fails as its `stop` says. */
export function stopPendingCalls(): void {
  for (const stop of stops) stop();
  stops.clear();
}

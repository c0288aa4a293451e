// Tracks the calls to the proxy that have no response yet, so that users can stop them.

const stops = new Set<() => void>();

/** Adds a call; the returned function removes it when it has a response. */
export function addPendingCall(stop: () => void): () => void {
  // A new function for each call, because two calls may pass the same `stop`.
  const entry = () => stop();
  stops.add(entry);
  return () => void stops.delete(entry);
}

export const hasPendingCalls = (): boolean => stops.size > 0;

/** Calls the `stop` of every pending call, which makes the call fail. */
export function stopPendingCalls(): void {
  for (const stop of stops) stop();
  stops.clear();
}

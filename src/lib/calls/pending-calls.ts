// Tracks the calls to the proxy that have no response yet, so that users can stop them.

const stopFunctions = new Set<() => void>();

/** Adds a call. The caller calls the returned function when the call has a response. */
export function addPendingCall(stop: () => void): () => void {
  // A new function for each call, because two calls may pass the same `stop`.
  const entry = () => stop();
  stopFunctions.add(entry);
  return () => void stopFunctions.delete(entry);
}

export const hasPendingCalls = (): boolean => stopFunctions.size > 0;

/** Calls the `stop` of every pending call, which makes the call fail. */
export function stopPendingCalls(): void {
  for (const stop of stopFunctions) stop();
  stopFunctions.clear();
}

/** Aborts when the signal does, and else when the time is up. `AbortSignal.any` says this too, but not in Safari before 17.4. */
export function withinTime(signal: AbortSignal, ms: number): AbortSignal {
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(ms)]) {
    const abort = () => either.abort(one.reason);
    if (one.aborted) abort();
    else one.addEventListener('abort', abort, { once: true });
  }
  return either.signal;
}

/** Aborts when the signal does, and else when the time is up. `AbortSignal.any` says this too, but not in Safari before 17.4. */
export function signalWithTimeout(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  for (const source of [signal, AbortSignal.timeout(ms)]) {
    const abort = () => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

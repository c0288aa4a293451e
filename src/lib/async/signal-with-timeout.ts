/** Returns a signal that aborts with `signal` or after the timeout. Safari before 17.4 has no `AbortSignal.any`. */
export function signalWithTimeout(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  for (const source of [signal, AbortSignal.timeout(ms)]) {
    const abort = () => controller.abort(source.reason);
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}

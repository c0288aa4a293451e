// Stubs a browser with WebAuthn for unit tests: it gives a fixed answer, and records the last request.
import { vi } from 'vitest';

interface RequestOptions {
  signal: AbortSignal;
  publicKey?: unknown;
}

export function browserWith(call: 'get' | 'create', answer: (options: { signal: AbortSignal }) => unknown) {
  const request = vi.fn<(options: RequestOptions) => Promise<unknown>>(async (options) => answer(options));
  vi.stubGlobal('PublicKeyCredential', Object);
  vi.stubGlobal('location', { hostname: 'example.com' });
  vi.stubGlobal('navigator', { credentials: { [call]: request } });
  return {
    requested: () => request.mock.lastCall?.[0].publicKey,
    isAborted: () => request.mock.lastCall?.[0].signal.aborted,
  };
}

export const buffer = (...values: number[]) => Uint8Array.from(values).buffer;

/** An answer that never settles, or rejects with the reason of the abort. */
export const untilAborted = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

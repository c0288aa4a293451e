import { credentials } from './credentials.ts';
import type { Schemas } from './schemas.ts';

/**
 * Tells the proxy of use, also of a page on its way out: the call leaves before this returns, which calls of `http` do not.
 * Nobody waits for the answer, and what was refused is not sent again (docs/protocol/resources.md#12).
 */
export function captureNow(body: Schemas['CaptureEvent']): void {
  const { csrf, bearer } = credentials();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const init = { method: 'POST', keepalive: true, cache: 'no-store', redirect: 'error' } as const;
  fetch('/v1/webapi/capture', { ...init, headers, body: JSON.stringify(body) }).catch(() => undefined);
}

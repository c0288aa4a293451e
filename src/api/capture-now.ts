import { credentials } from './credentials.ts';
import type { Schemas } from './schemas.ts';

/**
 * Tells the proxy of use, also of a page on its way out: the call leaves before this returns, which calls of `http` do not.
 * Nobody has to wait for the answer, and what was refused is not sent again (docs/protocol/resources.md#12). Gives whether
 * the proxy knows such events: before 14.x it has no place for them (docs/protocol/resources.md#19).
 */
export function captureNow(body: Schemas['CaptureEvent']): Promise<boolean> {
  const { csrf, bearer } = credentials();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const init = { method: 'POST', keepalive: true, cache: 'no-store', redirect: 'error' } as const;
  return fetch('/v1/webapi/capture', { ...init, headers, body: JSON.stringify(body) }).then(
    ({ status }) => status !== 404,
    () => true,
  );
}

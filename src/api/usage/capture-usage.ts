import { credentials } from '#api/identity/credentials.ts';
import type { Schemas } from '#api/schemas.ts';

/** A call that leaves before this returns, also from a page on its way out, which calls of `http` do not. */
export function sendKeepalive(path: '/v1/webapi/capture' | '/v1/webapi/traces', body: object): Promise<Response> {
  const { csrf, bearer } = credentials();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const init = { method: 'POST', keepalive: true, cache: 'no-store', redirect: 'error' } as const;
  return fetch(path, { ...init, headers, body: JSON.stringify(body) });
}

/**
 * Tells the proxy of use. Nobody has to wait for the answer, and what was refused is not sent again
 * (docs/protocol/resources.md#12). Gives whether the proxy knows such events: before 14.x it has no place for them
 * (docs/protocol/resources.md#19).
 */
export const captureUsage = (body: Schemas['CaptureEvent']): Promise<boolean> =>
  sendKeepalive('/v1/webapi/capture', body).then(
    ({ status }) => status !== 404,
    () => true,
  );

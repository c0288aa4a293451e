import { credentials } from '#api/identity/credentials.ts';
import type { Schemas } from '#api/schemas.ts';

/** Starts the request immediately, so that it is sent even while the page unloads; requests of `http` start later. */
export function sendKeepalive(path: '/v1/webapi/capture' | '/v1/webapi/traces', body: object): Promise<Response> {
  const { csrf, bearer } = credentials();
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-csrf-token': csrf };
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const init = { method: 'POST', keepalive: true, cache: 'no-store', redirect: 'error' } as const;
  return fetch(path, { ...init, headers, body: JSON.stringify(body) });
}

/**
 * Sends a usage event. Errors are ignored (docs/protocol/resources.md#12). Resolves to false if the proxy has no such
 * endpoint, as before 14.x (docs/protocol/resources.md#19).
 */
export const captureUsage = (body: Schemas['CaptureEvent']): Promise<boolean> =>
  sendKeepalive('/v1/webapi/capture', body).then(
    ({ status }) => status !== 404,
    () => true,
  );

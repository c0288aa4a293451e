import type { Schemas } from '#api/schemas.ts';

type PreLoginEvent = Schemas['CaptureBeforeLogin'];

/** Sends a usage event before sign-in. Fire and forget: errors are ignored (docs/protocol/auth-and-identity.md#21). */
export function captureBeforeLogin(
  event: PreLoginEvent['event'],
  username: string,
  extra: Partial<PreLoginEvent> = {},
): void {
  const body = JSON.stringify({ event, username, ...extra });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', keepalive: true, cache: 'no-store', redirect: 'error', headers, body } as const;
  fetch('/v1/webapi/precapture', init).catch(() => undefined);
}

import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page that was loaded under the name it is sent to; a client that is no browser says nothing. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  const here = `${protocol}//${host}`; // of the same scheme, so that a default port counts as none
  return URL.canParse(here) && new URL(here).host === from;
}

import type { Client } from './client.ts';

/** Whether a request comes from a page loaded under the scheme and the name it is sent to; a client that is no browser says nothing. */
export function isOwnOrigin(
  origin: string | undefined,
  { protocol, host }: Pick<Client, 'protocol' | 'host'>,
): boolean {
  if (origin === undefined) return true;
  const ownAddress = `${protocol}://${host}`;
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(ownAddress)) return false;
  return new URL(origin).origin === new URL(ownAddress).origin;
}

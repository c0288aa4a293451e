import type { Client } from './client.ts';

/**
 * Whether a request comes from a page with the same scheme and host. Clients other than browsers send no origin and
 * pass.
 */
export function isOwnOrigin(
  origin: string | undefined,
  { protocol, host }: Pick<Client, 'protocol' | 'host'>,
): boolean {
  if (origin === undefined) return true;
  const ownAddress = `${protocol}://${host}`;
  if (host === undefined || !URL.canParse(origin) || !URL.canParse(ownAddress)) return false;
  return new URL(origin).origin === new URL(ownAddress).origin;
}

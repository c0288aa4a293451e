import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

async function checkAddress(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

const isMissingAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));

/**
 * Throws the system's error if the server cannot listen on the port. A name such as `localhost` has several addresses;
 * the port must be free on all of those that the machine has.
 */
export async function checkPort({ host, port }: { host: string; port: number }): Promise<void> {
  const addresses = await lookup(host, { all: true });
  let missingAddressError: unknown;
  let hasCheckedAddress = false;
  for (const { address } of addresses) {
    try {
      await checkAddress(address, port);
      hasCheckedAddress = true;
    } catch (error) {
      if (!isMissingAddress(error)) throw error;
      missingAddressError = error;
    }
  }
  if (!hasCheckedAddress) throw missingAddressError;
}

// Security keys for tests: the browser's virtual authenticator on one side, the mock proxy's memory on the other.
import type { CDPSession, Page } from '@playwright/test';
import { userHandleOf } from '#fixtures/identity/mfa-challenges.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { coseKey } from '#fixtures/webauthn/test-key.ts';

interface KeyOptions {
  mock: Proxy;
  user: string;
  /** Verifies its user and is found without a name. */
  passkey?: boolean;
}

export interface SecurityKey {
  session: CDPSession;
  authenticatorId: string;
}

const base64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64'); // Buffer takes both

/** Plugs an authenticator into the page's browser; without a credential it belongs to nobody. */
export async function plugInKey(page: Page, passkey = false): Promise<SecurityKey> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: passkey ? 'internal' : 'usb',
      hasResidentKey: passkey,
      hasUserVerification: passkey,
      isUserVerified: passkey,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Gives the user a key that the proxy knows and this browser holds. */
export async function enrollKey(page: Page, { mock, user, passkey = false }: KeyOptions): Promise<SecurityKey> {
  const key = await plugInKey(page, passkey);
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const id = crypto.getRandomValues(new Uint8Array(32));
  await key.session.send('WebAuthn.addCredential', {
    authenticatorId: key.authenticatorId,
    credential: {
      credentialId: base64(id),
      isResidentCredential: passkey,
      rpId: 'localhost',
      privateKey: base64(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
      userHandle: base64(userHandleOf(user)),
      signCount: 1,
    },
  });
  mock.world.db.mfaDevice.create({
    user,
    device: {
      id: crypto.randomUUID(),
      name: passkey ? 'laptop' : 'key',
      type: 'WebAuthn',
      lastUsed: '2026-11-19T08:00:00Z',
      addedAt: '2026-01-05T09:30:00Z',
    },
    proof: {
      kind: 'webauthn',
      passwordless: passkey,
      id: Buffer.from(id).toString('base64url'),
      publicKey: coseKey(-7, await crypto.subtle.exportKey('jwk', pair.publicKey)),
      counter: 1,
    },
  });
  return key;
}

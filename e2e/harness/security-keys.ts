// Security keys for tests: a virtual authenticator in the browser, and the matching MFA device in the mock proxy.
import type { CDPSession, Page } from '@playwright/test';
import { userHandleOf } from '#fixtures/identity/mfa-challenges.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { coseKey } from '#fixtures/webauthn/test-key.ts';

interface KeyOptions {
  mock: Proxy;
  user: string;
  /** A key that verifies the user itself, so that signing in needs no username or password. */
  isPasskey?: boolean;
}

export interface SecurityKey {
  session: CDPSession;
  authenticatorId: string;
}

const toBase64 = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64'); // Buffer takes both

/** Adds a virtual authenticator to the page. It has no credential yet, so it belongs to no user. */
export async function plugInKey(page: Page, isPasskey = false): Promise<SecurityKey> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: isPasskey ? 'internal' : 'usb',
      hasResidentKey: isPasskey,
      hasUserVerification: isPasskey,
      isUserVerified: isPasskey,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** Creates a security key that is registered for the user and plugged into this browser. */
export async function enrollKey(page: Page, { mock, user, isPasskey = false }: KeyOptions): Promise<SecurityKey> {
  const key = await plugInKey(page, isPasskey);
  const keyPair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const id = crypto.getRandomValues(new Uint8Array(32));
  await key.session.send('WebAuthn.addCredential', {
    authenticatorId: key.authenticatorId,
    credential: {
      credentialId: toBase64(id),
      isResidentCredential: isPasskey,
      rpId: 'localhost',
      privateKey: toBase64(await crypto.subtle.exportKey('pkcs8', keyPair.privateKey)),
      userHandle: toBase64(userHandleOf(user)),
      signCount: 1,
    },
  });
  mock.world.db.mfaDevice.create({
    user,
    device: {
      id: crypto.randomUUID(),
      name: isPasskey ? 'laptop' : 'key',
      type: 'WebAuthn',
      lastUsed: '2026-11-19T08:00:00Z',
      addedAt: '2026-01-05T09:30:00Z',
    },
    proof: {
      kind: 'webauthn',
      passwordless: isPasskey,
      id: Buffer.from(id).toString('base64url'),
      publicKey: coseKey(-7, await crypto.subtle.exportKey('jwk', keyPair.publicKey)),
      counter: 1,
    },
  });
  return key;
}

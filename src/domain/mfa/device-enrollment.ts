// Adds an MFA device with a privilege token, or removes one (docs/protocol/auth-and-identity.md#12.4, #13.3).
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { fieldsOf, isRecord, textOr } from '#lib/untrusted.ts';
import { cleanCode } from '#lib/text/one-time-code.ts';
import { createCredential } from './webauthn/create-credential.ts';
import type { NewDeviceKind } from './own-devices.ts';
import { throwExplained } from './explain-refusal.ts';
import { NO_CHALLENGE, NO_KEY_CHALLENGE } from './device-messages.ts';

/** A QR code (a PNG in base64) for an authenticator app, or a challenge for a key. */
export interface NewDeviceChallenge {
  qrCode?: string;
  challenge?: unknown;
}

const deviceUsageOf = (kind: NewDeviceKind) => (kind === 'passkey' ? ('passwordless' as const) : ('mfa' as const));

/** Requests a challenge for a new device. For an app, each call creates a new secret and replaces the previous one. */
export async function requestNewDeviceChallenge(
  token: string,
  kind: NewDeviceKind,
  signal?: AbortSignal,
): Promise<NewDeviceChallenge> {
  const { data } = await http
    .POST('/v1/webapi/mfa/token/{token}/registerchallenge', {
      params: { path: { token } },
      body: { deviceType: kind === 'app' ? 'totp' : 'webauthn', deviceUsage: deviceUsageOf(kind) },
      ...(signal ? { signal } : {}),
    })
    .catch(throwExplained);
  if (!data) throw new UserFacingError(NO_CHALLENGE);
  const { totp, webauthn } = data;
  const qrCode = textOr(fieldsOf<{ qrCode: string }>(totp).qrCode, undefined);
  return { ...(qrCode && { qrCode }), ...(isRecord(webauthn) && { challenge: webauthn }) };
}

interface NewDevice {
  kind: NewDeviceKind;
  name: string;
  deviceChallenge: NewDeviceChallenge;
  /** The code of the app as the user typed it. */
  code: string;
  signal: AbortSignal;
}

async function newDeviceProof({ kind, deviceChallenge, code, signal }: NewDevice) {
  if (kind === 'app') return { secondFactorToken: cleanCode(code) };
  if (!deviceChallenge.challenge) throw new UserFacingError(NO_KEY_CHALLENGE);
  return { webauthnRegisterResponse: await createCredential(deviceChallenge.challenge, signal) };
}

export async function addDevice(tokenId: string, device: NewDevice): Promise<void> {
  const proof = await newDeviceProof(device);
  const body = { tokenId, deviceName: device.name, deviceUsage: deviceUsageOf(device.kind), ...proof };
  await http.POST('/v1/webapi/mfa/devices', { body, signal: device.signal }).catch(throwExplained);
}

/** Removes a device by its ID, because its name may contain characters that are not valid in a path. */
export async function removeDevice(token: string, id: string): Promise<void> {
  await http
    .DELETE('/v1/webapi/mfa/token/{token}/devices/{device}', { params: { path: { token, device: id } } })
    .catch(throwExplained);
}

/** Whether the privilege token has expired, which happens after five minutes. */
export const isTokenExpired = (error: { message: string } | null): boolean => error?.message === 'invalid token';

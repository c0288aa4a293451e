// The current user's MFA devices: parsing, labels, which devices are usable, can be removed or can be added, and names
// for new devices (docs/protocol/auth-and-identity.md#13.3).
import { UNKNOWN } from '#lib/messages.ts';
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';
import {
  LAST_REQUIRED_DEVICE,
  MFA_OFF,
  DEVICE_NAME_MISSING,
  DEVICE_NAME_TAKEN,
  deviceNameTooLong,
  NO_PASSKEYS,
  AUTHENTICATOR_APPS_ONLY,
  HARDWARE_KEYS_ONLY,
  SSO_DEVICE,
} from './device-messages.ts';
import { AUTHENTICATOR_APP, HARDWARE_KEY } from './messages.ts';

type Device = Pick<OwnDevice, 'id' | 'name' | 'type'>;

export interface OwnDevice {
  id: string;
  name: string;
  /** The type as sent. Newer proxies may have more types. */
  type: string;
  addedAt: string;
  lastUsed: string;
  isPasskey: boolean;
}

/** A readable device or an unreadable entry (docs/behaviour.md#unreadable-records). */
export type DeviceRow = ({ ok: true } & OwnDevice) | UnreadableEntry;

function deviceRow(raw: unknown, index: number): DeviceRow {
  const { id, name, type, addedAt, lastUsed, residentKey } = fieldsOf<Schemas['MfaDevice']>(raw);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string') return unreadableEntry(raw, index);
  return {
    ok: true,
    id,
    name: sanitize(name || id),
    type: textOr(type, 'unknown'),
    addedAt: textOr(addedAt, ''),
    lastUsed: textOr(lastUsed, ''),
    isPasskey: residentKey === true,
  };
}

export const deviceRows = (response: unknown): DeviceRow[] => listOf(response).map(deviceRow);

export const readableDevices = (rows: readonly DeviceRow[]): OwnDevice[] => rows.filter((row) => row.ok);

/** Labels of the known device types (docs/behaviour.md#names). */
const DEVICE_KIND_LABELS: Record<Schemas['MfaDevice']['type'], string> = {
  TOTP: AUTHENTICATOR_APP,
  U2F: HARDWARE_KEY,
  WebAuthn: HARDWARE_KEY,
  SSO: SSO_DEVICE,
  unknown: UNKNOWN,
};

/** The label of a device type. Unknown types are shown as sent. */
export const deviceKindLabel = (type: string): string =>
  Object.hasOwn(DEVICE_KIND_LABELS, type)
    ? DEVICE_KIND_LABELS[type as keyof typeof DEVICE_KIND_LABELS]
    : sanitize(type); // the type is a key of the table

const isApp = ({ type }: Device): boolean => type === 'TOTP';
const isKey = ({ type }: Device): boolean => type === 'WebAuthn' || type === 'U2F';

/** Whether this `second_factor` setting requires MFA of every user. */
export const isMfaRequired = (setting: string): boolean => ['otp', 'webauthn', 'on'].includes(setting);

/** The devices whose answers a cluster with this `second_factor` setting accepts. */
export function usableDevices<D extends Device>(devices: readonly D[], setting: string): D[] {
  if (setting === 'otp') return devices.filter(isApp);
  if (setting === 'webauthn') return devices.filter(isKey);
  return setting === 'off' ? [] : [...devices];
}

/** The reason why no device can be added or removed; undefined if there is none. */
export const devicesFrozenReason = (setting: string): string | undefined => (setting === 'off' ? MFA_OFF : undefined);

/** The reason why a device cannot be removed; undefined if it can. */
export function removeDisabledReason(device: Device, devices: readonly Device[], setting: string): string | undefined {
  if (setting === 'off') return MFA_OFF;
  const usable = usableDevices(devices, setting);
  const isLast = usable.length === 1 && usable[0]?.id === device.id;
  return isMfaRequired(setting) && isLast ? LAST_REQUIRED_DEVICE : undefined;
}

export type NewDeviceKind = 'app' | 'key' | 'passkey';

interface MfaSetting {
  second_factor: string;
  allowPasswordless: boolean;
}

/** The reason why a kind of device cannot be added; undefined if it can. */
export function addDisabledReason(
  kind: NewDeviceKind,
  { second_factor: setting, allowPasswordless }: MfaSetting,
): string | undefined {
  if (kind === 'app') return setting === 'webauthn' ? HARDWARE_KEYS_ONLY : undefined;
  if (setting === 'otp') return AUTHENTICATOR_APPS_ONLY;
  return kind === 'passkey' && !allowPasswordless ? NO_PASSKEYS : undefined;
}

/** The maximum length of a device name in UTF-8 bytes, which the proxy counts. */
const MAX_NAME_BYTES = 30;

/** The validation error of a new device name; undefined if it is valid. */
export function validateDeviceName(name: string, devices: readonly Device[] = []): string | undefined {
  if (name.trim() === '') return DEVICE_NAME_MISSING;
  if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) return deviceNameTooLong(MAX_NAME_BYTES);
  return devices.some((device) => device.name === name) ? DEVICE_NAME_TAKEN : undefined;
}

/** A suggested name that no other device has. */
export function unusedDeviceName(kind: NewDeviceKind, devices: readonly Device[]): string {
  const baseName = { app: 'authenticator-app', key: 'hardware-key', passkey: 'passkey' }[kind];
  const names = [baseName, ...devices.map((_, index) => `${baseName}-${index + 2}`)];
  return names.find((name) => !devices.some((device) => device.name === name)) ?? baseName;
}

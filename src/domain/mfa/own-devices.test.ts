import { expect, test } from 'vitest';
import {
  deviceRows,
  unusedDeviceName,
  devicesFrozenReason,
  deviceKindLabel,
  addDisabledReason,
  validateDeviceName,
  removeDisabledReason,
  usableDevices,
} from './own-devices.ts';

const app = { id: '1', name: 'phone', type: 'TOTP' as const };
const key = { id: '2', name: 'key', type: 'WebAuthn' as const };
const u2fKey = { id: '3', name: 'old key', type: 'U2F' as const };

// docs/behaviour.md#names "MFA devices have these names: TOTP"
test.each(
  Object.entries({
    TOTP: 'Authenticator App',
    U2F: 'Hardware Key',
    WebAuthn: 'Hardware Key',
    SSO: 'Single sign-on',
    unknown: 'Unknown',
    Ring: 'Ring',
    toString: 'toString',
  }),
)('a device of type %s has the label %s', (type, name) => {
  expect(deviceKindLabel(type)).toBe(name);
});

test.each([
  ['otp', [app]],
  ['webauthn', [key, u2fKey]],
  ['on', [app, key, u2fKey]],
  ['optional', [app, key, u2fKey]],
  ['off', []],
])('with the setting "%s" the usable devices are %j', (setting, devices) => {
  expect(usableDevices([app, key, u2fKey], setting)).toEqual(devices);
});

test.each([
  ['otp', app, [app], true],
  ['otp', app, [app, key], true],
  ['otp', key, [app, key], false],
  ['webauthn', key, [app, key], true],
  ['webauthn', key, [key, u2fKey], false],
  ['webauthn', app, [app], false],
  ['on', app, [app], true],
  ['on', app, [app, key], false],
  ['optional', app, [app], false],
] as const)('with "%s", %j is the last required device of %j: %s', (...[setting, device, devices, isRequired]) => {
  expect(removeDisabledReason(device, devices, setting)?.includes('your last device') ?? false).toBe(isRequired);
});

test('a setting of "off" explains why no device can be added or removed', () => {
  expect(removeDisabledReason(app, [app, key], 'off')).toContain('turned off');
  expect(devicesFrozenReason('off')).toContain('turned off');
  expect(devicesFrozenReason('optional')).toBeUndefined();
});

test.each([
  ['app', 'otp', false, ''],
  ['app', 'webauthn', true, 'hardware keys only'],
  ['app', 'optional', false, ''],
  ['key', 'otp', true, 'authenticator apps only'],
  ['key', 'on', false, ''],
  ['passkey', 'otp', true, 'authenticator apps only'],
  ['passkey', 'on', false, "doesn't allow"],
  ['passkey', 'webauthn', true, ''],
] as const)(
  'with "%2$s" and passkeys allowed = %3$s, the reason why a %1$s cannot be added contains "%4$s"',
  (...[kind, second_factor, allowPasswordless, text]) => {
    expect(addDisabledReason(kind, { second_factor, allowPasswordless }) ?? '').toContain(text);
  },
);

test.each([
  ['', 'Enter a name for the device.'],
  ['   ', 'Enter a name for the device.'],
  ['phone', 'You already have a device with this name.'],
  ['Phone', undefined],
  ['x'.repeat(30), undefined],
  ['x'.repeat(31), 'Use a shorter name. The limit is 30 bytes.'],
  ['ä'.repeat(16), 'Use a shorter name. The limit is 30 bytes.'],
])('validates the device name %j: %s', (name, errorText) => {
  expect(validateDeviceName(name, [app])).toBe(errorText);
});

test('suggests an unused device name', () => {
  expect(unusedDeviceName('key', [])).toBe('hardware-key');
  const keyNamed = (name: string) => ({ ...key, name });
  expect(unusedDeviceName('key', [keyNamed('hardware-key')])).toBe('hardware-key-2');
  expect(unusedDeviceName('key', [keyNamed('hardware-key'), keyNamed('hardware-key-2')])).toBe('hardware-key-3');
});

test('parses devices and shows unreadable entries', () => {
  const validDevice = { id: '1', name: 'ph\u202eone', type: 'Ring', addedAt: '2026-01-05T09:30:00Z', lastUsed: null };
  const defaults = { ok: true, addedAt: '', lastUsed: '', isPasskey: false };
  expect(deviceRows([null, validDevice, { id: '2', name: '', type: 7 }, { id: '', name: 'x' }])).toEqual([
    { ok: false, id: 'row 0', raw: null },
    { ...defaults, id: '1', name: 'phU+202Eone', type: 'Ring', addedAt: '2026-01-05T09:30:00Z' },
    { ...defaults, id: '2', name: '2', type: 'unknown' },
    { ok: false, id: 'row 3', raw: { id: '', name: 'x' } },
  ]);
  expect([null, {}, 'text'].map(deviceRows)).toEqual([[], [], []]);
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { hostCheck, isAllowedHost } from './host-check.ts';

const NAMES = ['console.test', 'localhost'];

test.each([
  ['console.test'],
  ['Console.Test:3080'],
  ['console.test.'],
  ['localhost:3080'],
  ['10.0.0.9'],
  ['10.0.0.9:3080'],
  [undefined],
])('accepts the host %s', (host) => {
  expect(isAllowedHost(host, { names: NAMES, localAddress: '10.0.0.9' })).toBe(true);
  expect(isAllowedHost(host, { names: NAMES, localAddress: '::ffff:10.0.0.9' })).toBe(true);
});

test.each([
  ['evil.test'],
  ['evilconsole.test'],
  ['console.test.evil.test'],
  ['console.test@evil.test'],
  ['sub.console.test'],
  ['10.0.0.8'],
  ['[::1]:3080'],
  ['console.test:'],
  ['console.test:x'],
  [''],
  ['a b'],
])('refuses the host %j', (host) => {
  expect(isAllowedHost(host, { names: NAMES, localAddress: '10.0.0.9' })).toBe(false);
});

test('accepts the IPv6 address of the connection', () => {
  expect(isAllowedHost('[::1]:3080', { names: NAMES, localAddress: '::1' })).toBe(true);
});

const checkHost = (url: string, host: string) =>
  hostCheck(NAMES)({ url, socket: { localAddress: '10.0.0.9' } } as unknown as IncomingMessage, { host }); // partial

test.each(['http://console.test/web', 'HTTPS://console.test/', 'javascript:0', 'web'])(
  'refuses a request for %s as a bad request',
  (url) => {
    expect(checkHost(url, 'console.test')?.status).toBe(400);
  },
);

test.each(['/web', '//evil.test/web', '/http://x', '*'])('accepts a request for %s', (url) => {
  expect(checkHost(url, 'console.test')).toBeUndefined();
});

test('the refusal says how to allow another host, unless the name is invalid', () => {
  expect(checkHost('/web', 'evil.test:3080')).toMatchObject({
    status: 421,
    body: expect.stringContaining('--allowed-host evil.test'),
  });
  expect(checkHost('/web', '<b>')?.body).not.toContain('<b>');
});

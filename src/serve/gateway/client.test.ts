import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientResolver, type TrustedProxies } from './client.ts';

const DIRECT = { ip: '10.0.0.9', protocol: 'http', host: 'inner:3080', isProtocolForwarded: false };

const resolvedClient = (trust: TrustedProxies, headers: Record<string, string>, from = '10.0.0.9') =>
  createClientResolver(trust)({
    headers: { host: 'inner:3080', ...headers },
    socket: { remoteAddress: from },
  } as IncomingMessage); // all it reads

const FORWARDED = {
  'x-forwarded-for': '203.0.113.7, 198.51.100.2',
  'x-forwarded-host': 'console.test',
  'x-forwarded-proto': 'https',
};

test.each<[string, TrustedProxies, string]>([
  ['nobody is trusted', { addresses: [] }, '10.0.0.9'],
  ['another machine is trusted', { addresses: ['10.0.0.8', '192.0.2.0/24'] }, '10.0.0.9'],
])('forwarded headers say nothing where %s', (_what, trust, ip) => {
  expect(resolvedClient(trust, FORWARDED)).toEqual({ ...DIRECT, ip });
});

test.each<[string, TrustedProxies, Record<string, string>, string]>([
  ['the last of them, by one hop', { hops: 1 }, {}, '198.51.100.2'],
  ['the one before, by two', { hops: 2 }, {}, '203.0.113.7'],
  ['the first there is, by more hops than are listed', { hops: 9 }, {}, '203.0.113.7'],
  ['the first that is not trusted', { addresses: ['10.0.0.0/8'] }, {}, '198.51.100.2'],
  ['behind two trusted ones', { addresses: ['10.0.0.9', '198.51.100.0/24'] }, {}, '203.0.113.7'],
  ['the proxy itself, where it names nobody', { hops: 1 }, { 'x-forwarded-for': '' }, '10.0.0.9'],
  ['no further than a name that is no address', { hops: 3 }, { 'x-forwarded-for': '1.2.3.4, unknown' }, '10.0.0.9'],
  ['without its port', { hops: 1 }, { 'x-forwarded-for': '1.2.3.4:5678' }, '1.2.3.4'],
  ['without brackets', { hops: 1 }, { 'x-forwarded-for': '[2001:db8::7]:443' }, '2001:db8::7'],
])('the client is %s', (...[, trust, own, ip]) => {
  expect(resolvedClient(trust, { ...FORWARDED, ...own }).ip).toBe(ip);
});

test('an address is the same however it is written', () => {
  expect(resolvedClient({ addresses: ['10.0.0.9'] }, FORWARDED, '::ffff:10.0.0.9').host).toBe('console.test');
  expect(resolvedClient({ addresses: ['fe80::/10'] }, FORWARDED, 'fe80::1%eth0').host).toBe('console.test');
  expect(resolvedClient({ addresses: ['2001:db8::/32'] }, FORWARDED, '2001:DB8:0::1').host).toBe('console.test');
});

test.each<[string, Record<string, string>, object]>([
  ['as it says', {}, { host: 'console.test', protocol: 'https', isProtocolForwarded: true }],
  ['as the connection shows, where it says nothing', { 'x-forwarded-host': '', 'x-forwarded-proto': '' }, {}],
  ['with the last of several', { 'x-forwarded-host': 'evil.test, b.test' }, { host: 'b.test' }],
  ['with no scheme but the two', { 'x-forwarded-proto': 'gopher' }, { protocol: 'http', isProtocolForwarded: false }],
  ['in any case of letters', { 'x-forwarded-proto': 'HTTPS' }, { protocol: 'https', isProtocolForwarded: true }],
  ['and the standard header is not read', { forwarded: 'host=evil.test;proto=http' }, { host: 'console.test' }],
])('a trusted proxy is believed %s', (_what, own, expected) => {
  const headers = own['x-forwarded-host'] === '' ? own : { ...FORWARDED, ...own };
  expect(resolvedClient({ hops: 1 }, headers)).toMatchObject(expected);
});

test('a connection with TLS of its own is https', () => {
  const socket = { remoteAddress: '10.0.0.9', encrypted: true };
  const request = { headers: {}, socket } as unknown as IncomingMessage; // all it reads
  expect(createClientResolver({ addresses: [] })(request)).toEqual({ ...DIRECT, protocol: 'https', host: undefined });
});

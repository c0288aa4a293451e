import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientResolver, type TrustedProxies } from './client.ts';

const DIRECT = { ip: '10.0.0.9', protocol: 'http', host: 'inner:3080', isProtocolForwarded: false };

const resolvedClient = (trust: TrustedProxies, headers: Record<string, string>, peerAddress = '10.0.0.9') =>
  createClientResolver(trust)({
    headers: { host: 'inner:3080', ...headers },
    socket: { remoteAddress: peerAddress },
  } as IncomingMessage); // the only fields that are read

const FORWARDED = {
  'x-forwarded-for': '203.0.113.7, 198.51.100.2',
  'x-forwarded-host': 'console.test',
  'x-forwarded-proto': 'https',
};

test.each<[string, TrustedProxies, string]>([
  ['no proxy is trusted', { addresses: [] }, '10.0.0.9'],
  ['another machine is trusted', { addresses: ['10.0.0.8', '192.0.2.0/24'] }, '10.0.0.9'],
])('ignores forwarded headers when %s', (_case, trust, ip) => {
  expect(resolvedClient(trust, FORWARDED)).toEqual({ ...DIRECT, ip });
});

test.each<[string, TrustedProxies, Record<string, string>, string]>([
  ['the last address with one hop', { hops: 1 }, {}, '198.51.100.2'],
  ['the address before the last with two hops', { hops: 2 }, {}, '203.0.113.7'],
  ['the first address with more hops than addresses', { hops: 9 }, {}, '203.0.113.7'],
  ['the first address that is not trusted', { addresses: ['10.0.0.0/8'] }, {}, '198.51.100.2'],
  ['the address behind two trusted proxies', { addresses: ['10.0.0.9', '198.51.100.0/24'] }, {}, '203.0.113.7'],
  ['the proxy itself if the header is empty', { hops: 1 }, { 'x-forwarded-for': '' }, '10.0.0.9'],
  ['the last hop before an invalid address', { hops: 3 }, { 'x-forwarded-for': '1.2.3.4, unknown' }, '10.0.0.9'],
  ['the address without its port', { hops: 1 }, { 'x-forwarded-for': '1.2.3.4:5678' }, '1.2.3.4'],
  ['the address without brackets', { hops: 1 }, { 'x-forwarded-for': '[2001:db8::7]:443' }, '2001:db8::7'],
])('the client has %s', (...[, trust, extraHeaders, ip]) => {
  expect(resolvedClient(trust, { ...FORWARDED, ...extraHeaders }).ip).toBe(ip);
});

test('matches trusted addresses in any spelling', () => {
  expect(resolvedClient({ addresses: ['10.0.0.9'] }, FORWARDED, '::ffff:10.0.0.9').host).toBe('console.test');
  expect(resolvedClient({ addresses: ['fe80::/10'] }, FORWARDED, 'fe80::1%eth0').host).toBe('console.test');
  expect(resolvedClient({ addresses: ['2001:db8::/32'] }, FORWARDED, '2001:DB8:0::1').host).toBe('console.test');
});

test.each<[string, Record<string, string>, object]>([
  ['host and scheme', {}, { host: 'console.test', protocol: 'https', isProtocolForwarded: true }],
  ['values of the connection if headers are empty', { 'x-forwarded-host': '', 'x-forwarded-proto': '' }, {}],
  ['the last of several hosts', { 'x-forwarded-host': 'evil.test, b.test' }, { host: 'b.test' }],
  ['no scheme but http and https', { 'x-forwarded-proto': 'gopher' }, { protocol: 'http', isProtocolForwarded: false }],
  ['the scheme of a websocket over TLS', { 'x-forwarded-proto': 'wss' }, { protocol: 'https' }],
  ['the scheme of a plain websocket', { 'x-forwarded-proto': 'ws' }, { protocol: 'http', isProtocolForwarded: true }],
  ['schemes in upper case', { 'x-forwarded-proto': 'HTTPS' }, { protocol: 'https', isProtocolForwarded: true }],
  ['nothing from the Forwarded header', { forwarded: 'host=evil.test;proto=http' }, { host: 'console.test' }],
])('accepts from a trusted proxy: %s', (_case, extraHeaders, expected) => {
  const headers = extraHeaders['x-forwarded-host'] === '' ? extraHeaders : { ...FORWARDED, ...extraHeaders };
  expect(resolvedClient({ hops: 1 }, headers)).toMatchObject(expected);
});

test('connections over TLS have the scheme https', () => {
  const socket = { remoteAddress: '10.0.0.9', encrypted: true };
  const request = { headers: {}, socket } as unknown as IncomingMessage; // the only fields that are read
  expect(createClientResolver({ addresses: [] })(request)).toEqual({ ...DIRECT, protocol: 'https', host: undefined });
});

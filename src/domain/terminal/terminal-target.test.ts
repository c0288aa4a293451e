import { describe, expect, test } from 'vitest';
import { ptySize, terminalAddress } from './terminal-target.ts';

const target = { login: 'root', server_id: '7b1e5b0a-1111-4222-8333-444455556666' };
const size = { w: 80, h: 25 };
const addressOptions = { origin: 'https://console.example.com:3080', cluster: 'one', target, size };

// docs/protocol/streams.md#20.4
const PARAMS =
  '%7B%22login%22%3A%22root%22%2C%22server_id%22%3A%227b1e5b0a-1111-4222-8333-444455556666%22%2C%22term%22%3A%7B%22h%22%3A25%2C%22w%22%3A80%7D%7D';

// docs/behaviour.md#bearer-token "No address contains it, except the addresses"
test('the address for 14.x contains the token', () => {
  expect(terminalAddress({ ...addressOptions, token: 'a+b/c' })).toBe(
    `wss://console.example.com:3080/v1/webapi/sites/one/connect?access_token=a%2Bb%2Fc&params=${PARAMS}`,
  );
});

// docs/behaviour.md#bearer-token "No address contains it, except the addresses"
test('the address for 18.x has another path and no token', () => {
  expect(terminalAddress(addressOptions)).toBe(
    `wss://console.example.com:3080/v1/webapi/sites/one/connect/ws?params=${PARAMS}`,
  );
});

test('an http origin becomes a ws address', () => {
  expect(terminalAddress({ ...addressOptions, origin: 'http://localhost:3080' })).toMatch(
    /^ws:\/\/localhost:3080\/v1\//,
  );
});

const paramsOf = (address: string): unknown => JSON.parse(new URL(address).searchParams.get('params') ?? '');

describe('special characters in the address', () => {
  test.each(['bob@corp', 'a&b=c', 'a+b', 'a#b', 'a?b;c', '50%', 'CORP\\ada', '"x"', 'ä 🚀'])(
    'escapes the login %s',
    (login) => {
      expect(paramsOf(terminalAddress({ ...addressOptions, target: { ...target, login } }))).toStrictEqual({
        login,
        server_id: target.server_id,
        term: { h: 25, w: 80 },
      });
    },
  );
  test.each([
    ['-current-', '/v1/webapi/sites/-current-/connect/ws'],
    ['a b/c', '/v1/webapi/sites/a%20b%2Fc/connect/ws'],
  ])('escapes the cluster %s', (cluster, path) => {
    expect(new URL(terminalAddress({ ...addressOptions, cluster })).pathname).toBe(path);
  });
});

test.each([[{ sid: 'x', mode: 'moderator' } as const], [{ sid: 'x' }]])('joining a session sends %j', (target) => {
  expect(paramsOf(terminalAddress({ ...addressOptions, target }))).toStrictEqual({ ...target, term: { h: 25, w: 80 } });
});

describe('the terminal size', () => {
  test.each([
    { size: { w: 80, h: 25 }, sent: { w: 80, h: 25 } },
    { size: { w: 1, h: 1 }, sent: { w: 1, h: 1 } },
    { size: { w: 0, h: 0 }, sent: { w: 1, h: 1 } },
    { size: { w: -3, h: -3 }, sent: { w: 1, h: 1 } },
    { size: { w: 4095, h: 4095 }, sent: { w: 4095, h: 4095 } },
    { size: { w: 4096, h: 99_999 }, sent: { w: 4095, h: 4095 } },
    { size: { w: 80.9, h: 25.2 }, sent: { w: 80, h: 25 } },
    { size: { w: Number.NaN, h: Infinity }, sent: { w: 80, h: 25 } },
  ])('$size is sent as $sent', ({ size, sent }) => {
    expect(ptySize(size)).toStrictEqual(sent);
    expect(paramsOf(terminalAddress({ ...addressOptions, size }))).toMatchObject({ term: sent });
  });
});

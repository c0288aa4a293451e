import { describe, expect, test } from 'vitest';
import {
  startExchangeAddress,
  sessionCookiesOf,
  finishExchangeAddress,
  handshakeAddress,
  appHostAddress,
} from './exchange.ts';

const HOST = 'https://grafana.example.com:3080';
const target = {
  fqdn: 'grafana.example.com',
  cluster: '',
  publicAddr: '',
  arn: '',
  page: '/',
  state: '',
  requiredApps: [],
};

const urlOf = (href: string) => new URL(href);

test.each([
  ['https://console.example.com/web', undefined, 'https://app.example.com'],
  ['https://console.example.com:3080/web', undefined, 'https://app.example.com:3080'],
  ['https://console.example.com/web', '', 'https://app.example.com'],
  ['http://localhost:3080/web', ':4000', 'http://localhost:4000/app.example.com'],
  ['https://localhost:3080/web', ':4000', 'https://localhost:4000/app.example.com'],
  ['http://localhost:3080/web', '/web/apps', 'http://localhost:3080/web/apps/app.example.com'],
  // Invalid configuration values must not lead to another host than the console's.
  ['https://console.example.com/web', 'https://evil.example', 'https://app.example.com'],
  ['https://console.example.com/web', '@evil.example', 'https://app.example.com'],
  ['https://console.example.com/web', ':1@evil.example', 'https://app.example.com'],
  ['https://console.example.com/web', '.evil.example', 'https://app.example.com'],
  ['https://console.example.com/web', 7, 'https://app.example.com'],
])('from %s with mock applications at %s, the application address is %s', (href, mockAppsAddress, host) => {
  expect(appHostAddress('app.example.com', urlOf(href), mockAppsAddress)).toBe(host);
});

describe('the first address of an exchange', () => {
  test.each([
    [{}, 'arn', `${HOST}/x-teleport-auth`],
    [{ page: '/d?x=1#y' }, 'arn', `${HOST}/x-teleport-auth?path=%2Fd%3Fx%3D1`],
    [{ page: '/#access_token=1' }, 'arn', `${HOST}/x-teleport-auth`],
    [
      { cluster: 'one', publicAddr: 'g.example', arn: 'arn:aws:iam::1:role/r' },
      'arn',
      `${HOST}/x-teleport-auth?cluster=one&addr=g.example&arn=arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fr`,
    ],
    [{ arn: 'arn:aws:iam::1:role/r' }, 'awsrole', `${HOST}/x-teleport-auth?awsrole=arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fr`],
    [
      { cluster: 'one', requiredApps: ['docs.example.com', 'grafana.example.com'] },
      'arn',
      `${HOST}/x-teleport-auth?required-apps=docs.example.com%2Cgrafana.example.com`,
    ],
  ] as const)('for the target fields %j and the role parameter %s is %s', (fields, role, address) => {
    expect(startExchangeAddress(HOST, { ...target, ...fields }, role)).toBe(address);
  });
});

describe('the last address of an exchange', () => {
  test.each([
    [{ state: 's_1' }, 'sub', `${HOST}/x-teleport-auth?state=s_1&subject=sub#value=val`],
    [{ state: 's' }, '', `${HOST}/x-teleport-auth?state=s#value=val`],
    [
      { state: 's', page: '/d#y&z=1#2' },
      '',
      `${HOST}/x-teleport-auth?state=s&path=%2Fd#value=val&fragment=y%26z%3D1%232`,
    ],
    [
      { state: 's', page: '/#y', requiredApps: ['a.example', 'b.example'] },
      'sub',
      `${HOST}/x-teleport-auth?state=s&subject=sub&required-apps=a.example%2Cb.example#value=val`,
    ],
  ])('for the target fields %j and the subject "%s" is %s', (fields, subject, address) => {
    expect(
      finishExchangeAddress(HOST, { ...target, ...fields }, { value: 'val', subject, acceptsFragment: true }),
    ).toBe(address);
  });
});

test('sends no page fragment to an older host, which could not read it', () => {
  const handover = { value: 'val', subject: 'sub', acceptsFragment: false };
  expect(finishExchangeAddress(HOST, { ...target, state: 's', page: '/d#y' }, handover)).toBe(
    `${HOST}/x-teleport-auth?state=s&subject=sub&path=%2Fd#value=val`,
  );
});

test.each([
  [
    { fqdn: 'a', cookie_value: 'c', subject_cookie_value: 's' },
    { value: 'c', subject: 's' },
  ],
  [
    { fqdn: 'a', value: 'c' },
    { value: 'c', subject: '' },
  ],
])('reads the cookies of the session %j', (session, cookies) => {
  expect(sessionCookiesOf(session)).toEqual(cookies);
});

test('the handshake address is a fixed path of the application host', () => {
  expect(handshakeAddress(HOST)).toBe(`${HOST}/x-teleport-auth`);
});

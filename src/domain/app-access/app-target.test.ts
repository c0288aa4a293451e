import { describe, expect, test } from 'vitest';
import { parseAppTarget } from './app-target.ts';

const FQDN = 'grafana.example.com';
const ARN = 'arn:aws:iam::111122223333:role/ops/Operator';

const parseTarget = (params: Record<string, string>, search = '', hash = '') =>
  parseAppTarget({ params: { fqdn: FQDN, ...params }, search, hash, consoleHost: 'Console.example.com' });

const EMPTY_TARGET = { cluster: '', publicAddr: '', arn: '', page: '/', state: '', requiredApps: [] };

test.each([
  [{}, '', EMPTY_TARGET],
  [{ fqdn: 'GRAFANA.example.com' }, '', EMPTY_TARGET],
  [
    { cluster: 'one', publicAddr: FQDN },
    '?path=%2Fx',
    { ...EMPTY_TARGET, cluster: 'one', publicAddr: FQDN, page: '/x' },
  ],
  [{ cluster: 'one', publicAddr: FQDN, arn: ARN }, '', { ...EMPTY_TARGET, cluster: 'one', publicAddr: FQDN, arn: ARN }],
  [{}, `?awsrole=${encodeURIComponent(ARN)}`, { ...EMPTY_TARGET, arn: ARN }],
  [
    {},
    '?state=a_b&required-apps=Docs.example.com,grafana.example.com',
    { ...EMPTY_TARGET, state: 'a_b', requiredApps: ['docs.example.com', FQDN] },
  ],
])('parses the parameters %j with the query "%s"', (params, search, target) => {
  expect(parseTarget(params, search)).toEqual({ ok: true, target: { fqdn: FQDN, ...target } });
});

describe('an invalid target', () => {
  test.each([
    [{ fqdn: 'https://evil.example' }, '', '"https://evil.example" isn\'t a hostname.'],
    [{ fqdn: '' }, '', '"" isn\'t a hostname.'],
    [{ fqdn: 'a\u202eb.example' }, '', '"aU+202Eb.example" isn\'t a hostname.'],
    [{ fqdn: '%'.repeat(100) }, '', `"${'%'.repeat(80)}…" isn't a hostname.`],
    [
      { fqdn: 'console.example.com' },
      '',
      '"console.example.com" is the address of this console, not of an application.',
    ],
    [
      { fqdn: 'CONSOLE.example.com' },
      '',
      '"CONSOLE.example.com" is the address of this console, not of an application.',
    ],
    [{ cluster: '..' }, '', '".." isn\'t the name of a cluster.'],
    [{ cluster: '.', publicAddr: FQDN }, '', '"." isn\'t the name of a cluster.'],
    [{ cluster: 'one', publicAddr: '..' }, '', '".." isn\'t the public address of an application.'],
    [{ cluster: 'one', publicAddr: 'a/b' }, '', '"a/b" isn\'t the public address of an application.'],
    [{ arn: 'arn:evil' }, '', '"arn:evil" isn\'t an AWS role.'],
    [{ arn: `${ARN} x` }, '', `"${ARN} x" isn't an AWS role.`],
    [{}, '?awsrole=%3Cb%3E', '"<b>" isn\'t an AWS role.'],
    [{}, '?required-apps=a.example,https:%2F%2Fevil.example', 'One of the applications to open first is invalid.'],
    [{}, '?required-apps=console.example.com', 'One of the applications to open first is invalid.'],
  ])('is refused with the parameters %j and the query "%s"', (params, search, reason) => {
    expect(parseTarget(params, search)).toEqual({ ok: false, reason });
  });
});

import { describe, expect, test } from 'vitest';
import { askedFor } from './target.ts';

const FQDN = 'grafana.example.com';
const ARN = 'arn:aws:iam::111122223333:role/ops/Operator';

const ask = (params: Record<string, string>, search = '', hash = '') =>
  askedFor({ params: { fqdn: FQDN, ...params }, search, hash, own: 'Console.example.com' });

const NONE = { cluster: '', publicAddr: '', arn: '', page: '/', state: '', required: [] };

test.each([
  [{}, '', NONE],
  [{ fqdn: 'GRAFANA.example.com' }, '', NONE],
  [{ cluster: 'one', publicAddr: FQDN }, '?path=%2Fx', { ...NONE, cluster: 'one', publicAddr: FQDN, page: '/x' }],
  [{ cluster: 'one', publicAddr: FQDN, arn: ARN }, '', { ...NONE, cluster: 'one', publicAddr: FQDN, arn: ARN }],
  [{}, `?awsrole=${encodeURIComponent(ARN)}`, { ...NONE, arn: ARN }],
  [
    {},
    '?state=a_b&required-apps=Docs.example.com,grafana.example.com',
    { ...NONE, state: 'a_b', required: ['docs.example.com', FQDN] },
  ],
])('%j with %s', (params, search, target) => {
  expect(ask(params, search)).toEqual({ ok: true, target: { fqdn: FQDN, ...target } });
});

describe('is refused', () => {
  test.each([
    [{ fqdn: 'https://evil.example' }, '', '“https://evil.example” is not the name of a host.'],
    [{ fqdn: '' }, '', '“” is not the name of a host.'],
    [{ fqdn: 'a\u202eb.example' }, '', '“aU+202Eb.example” is not the name of a host.'],
    [{ fqdn: '%'.repeat(100) }, '', `“${'%'.repeat(80)}…” is not the name of a host.`],
    [{ fqdn: 'console.example.com' }, '', '“console.example.com” is this console itself, which is no application.'],
    [{ fqdn: 'CONSOLE.example.com' }, '', '“CONSOLE.example.com” is this console itself, which is no application.'],
    [{ cluster: '..' }, '', '“..” is not the name of a cluster.'],
    [{ cluster: '.', publicAddr: FQDN }, '', '“.” is not the name of a cluster.'],
    [{ cluster: 'one', publicAddr: '..' }, '', '“..” is not the public address of an application.'],
    [{ cluster: 'one', publicAddr: 'a/b' }, '', '“a/b” is not the public address of an application.'],
    [{ arn: 'arn:evil' }, '', '“arn:evil” is not a role of AWS.'],
    [{ arn: `${ARN} x` }, '', `“${ARN} x” is not a role of AWS.`],
    [{}, '?awsrole=%3Cb%3E', '“<b>” is not a role of AWS.'],
    [
      {},
      '?required-apps=a.example,https:%2F%2Fevil.example',
      'Among the applications that are to be opened first is one that is none.',
    ],
    [
      {},
      '?required-apps=console.example.com',
      'Among the applications that are to be opened first is one that is none.',
    ],
  ])('%j with %s', (params, search, why) => {
    expect(ask(params, search)).toEqual({ ok: false, why });
  });
});

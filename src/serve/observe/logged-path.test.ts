import { describe, expect, test } from 'vitest';
import { registry } from '#fixtures/contract/registry.gen.ts';
import { streams } from '#fixtures/contract/streams.gen.ts';
import { pages } from '#lib/pages/pages.ts';
import { loggedPath, streamKindOf } from './logged-path.ts';

const apiPaths = [...Object.keys(registry), ...Object.keys(streams)].map((name) => name.replace(/^[A-Z]+ /, ''));
const pagePaths = Object.values(pages).map(({ path }) => path.replace(/:(\w+)\??/g, '{$1}'));
const allPaths = [...new Set([...apiPaths, ...pagePaths])];

const PARAM = /\{(\w+)\}/g;

/** The path with a value for each parameter: `visible` for names that the log may show, and `secret` for all others. */
const fillPath = (path: string) =>
  path.replace(PARAM, (_param, name: string) => (['cluster', 'sid'].includes(name) ? `visible-${name}` : 'secret'));

const expectedPath = (path: string) =>
  path.replace(PARAM, (param, name: string) => (['cluster', 'sid'].includes(name) ? `visible-${name}` : param));

describe('every path of the contract and every page', () => {
  test.each(allPaths)('%s is logged without values that may be secret', (path) => {
    expect(loggedPath(fillPath(path))).toBe(expectedPath(path));
    expect(loggedPath(`${fillPath(path)}?access_token=secret`)).toBe(expectedPath(path));
  });

  test.each(allPaths)('%s is logged without secrets when it is misspelled', (path) => {
    const filled = fillPath(path);
    for (const url of [
      `${filled}/x/secret`,
      `/${filled}`,
      filled.replaceAll('/', '//'),
      filled.toUpperCase().replaceAll('SECRET', 'secret'),
      filled.replaceAll('/secret', '%2Fsecret'),
      filled.replace(/^\/[^/]+/, ''),
      `https://console.example.com${filled}`,
    ])
      expect(loggedPath(url)).not.toContain('secret');
  });

  test.each(apiPaths)('%s is also known with and without the prefix /v1', (path) => {
    const other = path.startsWith('/v1/') ? path.replace('/v1', '') : `/v1${path}`;
    expect(loggedPath(fillPath(other))).toBe(expectedPath(other));
  });

  test('the contract and the pages have the secrets that this test is about', () => {
    const secretParams = new Set(allPaths.flatMap((path) => [...path.matchAll(PARAM)].map(([, name = '']) => name)));
    expect([...secretParams]).toEqual(expect.arrayContaining(['token', 'tokenId', 'id', 'request']));
  });
});

test.each([
  ['/', '/'],
  ['/web', '/web'],
  ['/web/invite/5f1c', '/web/invite/{token}'],
  ['/web/invite/5f1c/continue', '/web/invite/{token}/continue'],
  ['/web/invite/5f1c/other', '/web/invite/{token}/*'],
  ['/web/invites/5f1c', '/web/*'],
  ['/web/reset/5f1c?x=1', '/web/reset/{token}'],
  ['/web/headless/6b1d', '/web/headless/{request}'],
  ['/web/launch/app.example.com/one/app.example.com', '/web/launch/{fqdn}/one/{publicAddr}'],
  ['/web/cluster/one.example.com/nodes', '/web/cluster/one.example.com/nodes'],
  ['/web/app/main-1a2b.js', '/web/app/main-1a2b.js'],
  ['/v1/webapi/users/password/token/5f1c', '/v1/webapi/users/password/token/{tokenId}'],
  ['/webapi/users/password/token/5f1c', '/webapi/users/password/token/{tokenId}'],
  ['/v1/webapi/headless/6b1d', '/v1/webapi/headless/{id}'],
  ['/v1/webapi/github/callback?code=c&state=s', '/v1/webapi/github/callback'],
  ['/v1/webapi/saml/acs/okta', '/v1/webapi/saml/*'],
  ['/v1/webapi/oidc/callback?code=c', '/v1/webapi/oidc/*'],
  ['/scripts/5f1c/install-node.sh', '/scripts/{token}/install-node.sh'],
  ['/v1/scripts/5f1c/install-node.sh', '/v1/scripts/{token}/install-node.sh'],
  ['/wp-login.php', '/*'],
  ['//web/invite/5f1c', '/*'],
  ['/web/cluster/a%20b/nodes', '/web/cluster/a%20b/nodes'],
  ['/web/cluster/a\u009Bb/nodes', '/web/cluster/{cluster}/nodes'],
  ['*', '/'],
])('"%s" is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  ['/v1/webapi/sites/one/connect?params=x', 'terminal'],
  ['/webapi/sites/one/connect/ws', 'terminal'],
  ['/v1/webapi/sites/one/desktops/win/connect', 'desktop'],
  ['/v1/webapi/sites/one/ttyplayback/5b', 'playback'],
  ['/v1/webapi/sites/one/unknown/ws', 'other'],
])('the stream %s has the kind %s', (url, kind) => {
  expect(streamKindOf(url)).toBe(kind);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const ORIGIN = 'https://console.example.com:3080';

describe('known pages and SSO paths', () => {
  test.each([
    ['/web', '/web'],
    ['/web/', '/web/'],
    ['/web/users', '/web/users'],
    ['/web/users/', '/web/users/'],
    ['/web/discover', '/web/discover'],
    ['/web/assist', '/web/assist'],
    ['/web/assist/c-1', '/web/assist/c-1'],
    ['/web/account/twofactor', '/web/account/twofactor'],
    ['/web/cluster/one', '/web/cluster/one'],
    ['/web/cluster/one/', '/web/cluster/one/'],
    ['/web/cluster/one/nodes', '/web/cluster/one/nodes'],
    ['/web/cluster/-current-/audit', '/web/cluster/-current-/audit'],
    ['/web/cluster/one/nodes?search=a%20b&sort=hostname:asc', '/web/cluster/one/nodes?search=a%20b&sort=hostname:asc'],
    ['/web/cluster/one/nodes?search=two words', '/web/cluster/one/nodes?search=two%20words'],
    ['/web/cluster/one/nodes?query=labels%5B%22a%22%5D', '/web/cluster/one/nodes?query=labels%5B%22a%22%5D'],
    ['/web/cluster/one/nodes?x=//evil.example', '/web/cluster/one/nodes?x=//evil.example'],
    ['/web/cluster/one/nodes#row-7', '/web/cluster/one/nodes#row-7'],
    ['/web/cluster/z%C3%BCrich/nodes', '/web/cluster/z%C3%BCrich/nodes'],
    ['/web/cluster/zürich/nodes', '/web/cluster/z%C3%BCrich/nodes'],
    ['/web/cluster/one/console/node/s-1/bob@corp', '/web/cluster/one/console/node/s-1/bob@corp'],
    ['/web/cluster/one/console/session/x?mode=observer', '/web/cluster/one/console/session/x?mode=observer'],
    ['/web/cluster/one/desktops/win-1/CORP%5Cada', '/web/cluster/one/desktops/win-1/CORP%5Cada'],
    ['/web/cluster/one/session/x?recordingType=ssh', '/web/cluster/one/session/x?recordingType=ssh'],
    ['/web/launch/grafana.example.com?path=%2Fd', '/web/launch/grafana.example.com?path=%2Fd'],
    [
      '/web/launch/a.example/one/a.example/arn:aws:iam::1:role%2Fdev',
      '/web/launch/a.example/one/a.example/arn:aws:iam::1:role%2Fdev',
    ],
    ['/web/headless/h-1', '/web/headless/h-1'],
    ['/web/integrations/new/aws-oidc', '/web/integrations/new/aws-oidc'],
    [`${ORIGIN}/web/users?a=b`, '/web/users?a=b'],
    [
      '/v1/webapi/github/login/web?connector_id=gh&redirect_url=x',
      '/v1/webapi/github/login/web?connector_id=gh&redirect_url=x',
    ],
    ['/v1/webapi/oidc/login/web?connector_id=x', '/v1/webapi/oidc/login/web?connector_id=x'],
    ['/v1/webapi/saml/sso?connector_id=x', '/v1/webapi/saml/sso?connector_id=x'],
  ])('keeps %s', (target, result) => {
    expect(safeRedirect(target, ORIGIN)).toBe(result);
  });
});

// docs/behaviour.md#redirects "A redirect target is reduced to this", "Any other target leads to the start page"
describe('rejected targets', () => {
  test.each([
    // another host
    ['//evil.example'],
    ['//evil.example/'],
    ['///evil.example'],
    ['////evil.example'],
    ['//evil.example//web/users'],
    ['https://evil.example'],
    ['https://evil.example/'],
    ['HTTPS://EVIL.EXAMPLE/x'],
    ['https:/evil.example'],
    ['https:evil.example'],
    ['http:evil.example'],
    ['https:///evil.example'],
    ['//web.evil.example'],
    ['//evil.example?/web/users'],
    ['//evil.example#/web/users'],
    ['https://evil.example/?x=/web/users'],
    ['evil.example'],
    ['.evil.example'],
    ['?//evil.example'],
    ['#//evil.example'],
    // backslashes
    ['\\evil.example'],
    ['\\\\evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['/\\/evil.example'],
    ['/web\\..\\..\\evil'],
    ['/web/\\evil.example'],
    ['https:\\\\evil.example\\web\\users'],
    ['/web/users\\'],
    ['/web/users?x=\\'],
    // other schemes
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['javascript://console.example.com:3080/%0aalert(1)'],
    ['javascript:/web/users'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:/web/users'],
    ['vbscript:msgbox(1)'],
    ['file:///web/users'],
    ['ftp://console.example.com/web/users'],
    ['blob:https://console.example.com:3080/web/users'],
    ['about:blank'],
    ['mailto:a@b.example'],
    ['ws://console.example.com/web/users'],
    ['view-source:/web/users'],
    // characters that parsers drop, and invisible characters
    ['java\tscript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r/evil.example'],
    ['\t//evil.example'],
    ['/web/us\ters'],
    ['/web/users\n'],
    ['/web/users\r\nSet-Cookie: a=b'],
    ['/web/users\u0000'],
    ['/web/users%00'],
    ['/web/cluster/%00/nodes'],
    ['/web/cluster/a%0d%0ab/nodes'],
    ['/web/cluster/a%09/nodes'],
    ['/web/cluster/a%7f/nodes'],
    ['\u2028//evil.example'],
    ['/web/cluster/\u2028/nodes'],
    ['/web/cluster/%E2%80%A8/nodes'],
    ['/web/cluster/%E2%80%A9/nodes'],
    ['/web/cluster/%E2%80%AE/nodes'],
    ['\u200b/web/users'],
    ['\ufeff/web/users'],
    // user information
    ['https://console.example.com:3080@evil.example/web/users'],
    ['https://user@console.example.com:3080/web/users'],
    ['https://user:pass@console.example.com:3080/web/users'],
    ['//@evil.example/web/users/x'],
    ['/@evil.example'],
    // ports and hosts that do not parse
    ['https://console.example.com:99999/web/users'],
    ['https://console.example.com:3080:443/web/users'],
    ['https://[::1/web/users'],
    ['https://%/web/users'],
    ['http://'],
    ['https://evil.example:0443/x'],
    // names in other scripts
    ['https://évil.example/x'],
    ['//ｅvil.example'],
    ['／／evil.example'],
    ['/／evil.example'],
    ['https://console。example。com@evil.example/'],
    // parent directories and escaped separators
    ['/web/../..//evil.example'],
    ['/web/..//evil.example'],
    ['/web/../evil'],
    ['/web/%2e%2e/evil'],
    ['/web/%2E%2E//evil.example'],
    ['/web/.%2e/evil'],
    ['/web/..;/evil'],
    ['/%2fevil.example'],
    ['/%2Fevil.example/web/users'],
    ['%2f%2fevil.example'],
    ['/%5cevil.example'],
    ['/web%2fusers'],
    ['/web/%2e%2e%2fevil'],
    ['/web/cluster/..%2f..%2fevil/nodes'],
    ['/web/cluster/a%2f..%2fb/nodes'],
    ['/web/cluster/..%5c..%5cevil/nodes'],
    ['/web/cluster/%2e%2e%2f/nodes'],
    ['/web/cluster/.%2f/nodes'],
    // escaped twice
    ['%252f%252fevil.example'],
    ['/%252fevil.example'],
    ['/web/cluster/%252e%252e/nodes'],
    ['/web/cluster/%252e%252e%252fevil/nodes'],
    ['/web/cluster/%25252e/nodes'],
    ['/web/cluster/%250a/nodes'],
    ['/v1/webapi/github/%252e%252e'],
    // not UTF-8
    ['/web/cluster/%ff/nodes'],
    ['/web/cluster/%/nodes'],
    ['/web/cluster/%c0%ae%c0%ae/nodes'],
    // empty parts
    ['/web//users'],
    ['//web/users/x'],
    ['/web/cluster//nodes'],
    ['/web/users//'],
    // pages that need no sign-in
    ['/web/login'],
    ['/web/login?redirect_uri=/web/login'],
    ['/web/msg/info/login_success'],
    ['/web/msg/error/login'],
    ['/web/msg/error/login_failed'],
    ['/web/msg/error/login/callback'],
    ['/web/msg/error/login/auth'],
    ['/web/invite/t1'],
    ['/web/invite/t1/continue'],
    ['/web/reset/t1'],
    ['/web/reset/t1/continue'],
    // paths that are similar to known pages
    ['/'],
    [''],
    [' '],
    ['/WEB/users'],
    ['/web/nowhere'],
    ['/webx'],
    ['/web/app/index.js'],
    ['/web/config.js'],
    ['/web/users/bob'],
    ['/web/cluster/one/console/node/s-1'],
    ['/v1/webapi/users'],
    ['/v1/webapi/github'],
    ['/v1/webapi/github/'],
    ['/v1/webapi/github/../users'],
    ['/v1/webapi/github/..%2fusers'],
    ['/v1/webapi/githubx/login'],
    ['/v1/webapi/oidc//evil.example'],
    ['/v2/webapi/oidc/login/web'],
    ['/webapi/oidc/login/web'],
    // too long
    [`/web/users?x=${'a'.repeat(9000)}`],
    [`/web/cluster/${'a'.repeat(100_000)}/nodes`],
  ])('redirects %j to the home page', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBe('/web');
  });

  test('redirects to the home page if there is no target', () => {
    expect(safeRedirect(null, ORIGIN)).toBe('/web');
  });
});

describe('normalized targets', () => {
  test.each([
    ['https://evil.example/web/users', '/web/users'],
    ['http://console.example.com/web/users?a=b#c', '/web/users?a=b#c'],
    ['//evil.example/web/users', '/web/users'],
    ['https://console.example.com.evil.example/web/cluster/one', '/web/cluster/one'],
    ['https://console.example.com:443/web/roles', '/web/roles'],
    ['https://xn--80ak6aa92e.example/web/sso', '/web/sso'],
    ['/web/../web/users', '/web/users'],
    ['/web/locks/../users', '/web/users'],
    ['/web/%2e/users', '/web/users'],
    ['web/users', '/web/users'],
    ['  /web/users  ', '/web/users'],
  ])('reduces %s to %s on this origin', (target, result) => {
    expect(safeRedirect(target, ORIGIN)).toBe(result);
  });
});

describe('random targets', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '@', ':', '?', '#', '%2f', '%5c', '%2e', '..', '.', '%00', '\t', '\n', '%252f'),
      fc.constantFrom('web', 'users', 'cluster', 'one', 'nodes', 'launch', 'v1', 'webapi', 'saml', 'evil.example'),
      fc.constantFrom('https:', 'http:', 'javascript:', 'data:', 'blob:'),
      fc.string({ maxLength: 4, unit: 'binary' }),
    ),
    { maxLength: 12 },
  );
  const targets = fc.oneof(
    pieces.map((parts) => parts.join('')),
    pieces.map((parts) => `/web/cluster/${parts.join('')}/nodes`),
    fc.webUrl(),
    fc.string(),
  );

  test('returns a path of the console or of SSO on the same origin, and accepts the result unchanged', () => {
    fc.assert(
      fc.property(targets, fc.constantFrom(ORIGIN, 'http://localhost:3080', 'https://[::1]'), (target, origin) => {
        const result = safeRedirect(target, origin);
        expect(result).toMatch(/^\/(web(?=$|[/?#])|v1\/webapi\/(oidc|saml|github)\/)/);
        const url = new URL(result, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname + url.search + url.hash).toBe(result);
        expect(safeRedirect(result, origin)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

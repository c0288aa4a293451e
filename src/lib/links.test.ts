import { matchRoutes } from 'react-router-dom';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { STATES_BY_ROUTE } from '#e2e/accessibility/routes.ts';
import { links, routes } from './links.ts';

// docs/behaviour.md#pages "Every page has one address under /web", "The patterns are in src/lib/links.ts"
test.each([
  [links.home(), '/web'],
  [links.login(), '/web/login'],
  [links.loginSucceeded(), '/web/msg/info/login_success'],
  [links.loginFailed(), '/web/msg/error/login'],
  [links.loginFailedLegacy(), '/web/msg/error/login_failed'],
  [links.loginCallbackFailed(), '/web/msg/error/login/callback'],
  [links.loginNotAllowed(), '/web/msg/error/login/auth'],
  [links.invite({ token: 't1' }), '/web/invite/t1'],
  [links.inviteContinue({ token: 't1' }), '/web/invite/t1/continue'],
  [links.reset({ token: 't1' }), '/web/reset/t1'],
  [links.resetContinue({ token: 't1' }), '/web/reset/t1/continue'],
  [links.recovery({ token: 't1' }), '/web/recovery/steps/t1/verify'],
  [links.discover(), '/web/discover'],
  [links.assist(), '/web/assist'],
  [links.assist({ conversation: 'c1' }), '/web/assist/c1'],
  [links.support(), '/web/support'],
  [links.settings(), '/web/settings'],
  [links.account(), '/web/account'],
  [links.password(), '/web/account/password'],
  [links.mfaDevices(), '/web/account/twofactor'],
  [links.myAccess(), '/web/account/access'],
  [links.users(), '/web/users'],
  [links.roles(), '/web/roles'],
  [links.authConnectors(), '/web/sso'],
  [links.clusters(), '/web/clusters'],
  [links.trustedClusters(), '/web/trust'],
  [links.integrations(), '/web/integrations'],
  [links.newIntegration(), '/web/integrations/new'],
  [links.newIntegration({ type: 'aws-oidc' }), '/web/integrations/new/aws-oidc'],
  [links.locks(), '/web/locks'],
  [links.newLock(), '/web/locks/new'],
  [links.tokens(), '/web/tokens'],
  [links.bots(), '/web/bots'],
  [links.newBot(), '/web/bots/new'],
  [links.botInstances({}, { bot: 'a/b' }), '/web/bots/instances?bot=a%2Fb'],
  [links.accessRequests(), '/web/requests'],
  [links.trustedDevices(), '/web/devices'],
  [links.plugins(), '/web/plugins'],
  [links.headless({ request: 'h1' }), '/web/headless/h1'],
  [links.appLauncher({ fqdn: 'grafana.example.com' }), '/web/launch/grafana.example.com'],
  [
    links.appLauncher({
      fqdn: 'a.example',
      cluster: 'one',
      publicAddr: 'a.example',
      arn: 'arn:aws:iam::1:role/dev',
    }),
    '/web/launch/a.example/one/a.example/arn%3Aaws%3Aiam%3A%3A1%3Arole%2Fdev',
  ],
  [links.cluster({ cluster: 'one' }), '/web/cluster/one'],
  [links.allResources({ cluster: 'one' }), '/web/cluster/one/resources'],
  [links.servers({ cluster: 'one' }), '/web/cluster/one/nodes'],
  [links.apps({ cluster: 'one' }), '/web/cluster/one/apps'],
  [links.kubeClusters({ cluster: 'one' }), '/web/cluster/one/kubernetes'],
  [links.databases({ cluster: 'one' }), '/web/cluster/one/databases'],
  [links.desktops({ cluster: 'one' }), '/web/cluster/one/desktops'],
  [
    links.desktop({ cluster: 'one', desktop: 'win 1', login: 'CORP\\ada' }),
    '/web/cluster/one/desktops/win%201/CORP%5Cada',
  ],
  [links.activeSessions({ cluster: 'one' }), '/web/cluster/one/sessions'],
  [links.recordings({ cluster: 'one' }), '/web/cluster/one/recordings'],
  [links.audit({ cluster: 'one' }), '/web/cluster/one/audit'],
  [links.console({ cluster: 'one' }), '/web/cluster/one/console'],
  [links.consoleServers({ cluster: 'one' }), '/web/cluster/one/console/nodes'],
  [links.terminal({ cluster: 'one', server: 's-1', login: 'root' }), '/web/cluster/one/console/node/s-1/root'],
  [links.podShell({ cluster: 'one', kube: 'prod' }, { pod: 'a' }), '/web/cluster/one/console/kube/exec/prod?pod=a'],
  [
    links.databaseConsole({ cluster: 'one', database: 'pg' }, { dbUser: 'u' }),
    '/web/cluster/one/console/db/connect/pg?dbUser=u',
  ],
  [
    links.joinSession({ cluster: 'one', sid: 'x' }, { mode: 'observer' }),
    '/web/cluster/one/console/session/x?mode=observer',
  ],
  [
    links.player({ cluster: 'one', sid: 'x' }, { recordingType: 'desktop', durationMs: 1200 }),
    '/web/cluster/one/session/x?recordingType=desktop&durationMs=1200',
  ],
])('builds the address %s', (built, path) => {
  expect(built).toBe(path);
});

describe('query of a link', () => {
  test.each([
    [{ search: 'a&b=c', sort: 'hostname:asc' }, '?search=a%26b%3Dc&sort=hostname%3Aasc'],
    [{ search: 'ä #?' }, '?search=%C3%A4+%23%3F'],
    [{ search: undefined, sort: '' }, ''],
    [{ limit: 0 }, '?limit=0'],
    [{ dbRoles: ['a,b', '', 'c'] }, '?dbRoles=a%2Cb&dbRoles=c'],
    [{ dbRoles: [] }, ''],
  ])('formats %o as %s', (query, text) => {
    expect(links.servers({ cluster: 'one' }, query)).toBe(`/web/cluster/one/nodes${text}`);
  });
});

// docs/behaviour.md#pages "A link leads to a known page or to the start"
describe('unsafe or missing parameters', () => {
  test.each(['', '.', '..', '\ud800', 'a\udfffb'])('links to the home page for the unsafe value %j', (login) => {
    expect(links.terminal({ cluster: 'one', server: 's-1', login })).toBe('/web');
  });
  test('links to the home page when an optional parameter is missing before a given one', () => {
    expect(links.appLauncher({ fqdn: 'a.example', publicAddr: 'b.example' })).toBe('/web');
  });
  test('accepts three dots as a login', () => {
    expect(links.terminal({ cluster: 'one', server: 's-1', login: '...' })).toBe(
      '/web/cluster/one/console/node/s-1/...',
    );
  });
});

// docs/behaviour.md#pages "The console escapes parameters when it builds"
test.each(['root', 'a b', 'a/b', 'a\\b', 'a?b#c', '50%', 'ä', 'CORP\\ada', ':x', '*', 'a+b&c=d', '..a'])(
  'round-trips the parameter %s through the router',
  (login) => {
    const path = links.terminal({ cluster: 'one', server: 's-1', login });
    expect(matchRoutes([{ path: routes.terminal }], path)?.[0]?.params).toStrictEqual({
      cluster: 'one',
      server: 's-1',
      login,
    });
  },
);

test('no page has a path below /web/app, where the proxy serves files', () => {
  expect(Object.values(routes).filter((path) => path.startsWith('/web/app'))).toStrictEqual([]);
});

// The compiler reports a page that has no accessibility test, or none in the quick run. Only the type is imported.
test('every page has an accessibility test, and its first state runs in the quick run', () => {
  const pages: (keyof typeof STATES_BY_ROUTE)[] = Object.values(routes);
  expect(pages).toContain('/web/login');
  expectTypeOf<keyof typeof STATES_BY_ROUTE>().toExtend<(typeof routes)[keyof typeof routes] | '*'>();
  expectTypeOf<(typeof STATES_BY_ROUTE)[keyof typeof STATES_BY_ROUTE][0]['gate']>().toEqualTypeOf<true>();
});

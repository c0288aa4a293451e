// Every page of the product, with its dialogs and menus, for the checks with axe. A route without an entry, or without
// a state in the gate, fails to compile (src/lib/links.test.ts).
import { expect } from '#e2e/harness/harness.ts';
import { playLink, RECORDINGS_PATH } from '#e2e/recordings/recordings-list.ts';
import { RECOVERY_START_ID } from '#fixtures/scenarios/identity.ts';
import { ACCESS_STATES, DEVICE_STATES, HEADLESS_STATES, PASSWORD_STATES } from './account.ts';
import { ASSIST_STATES, HINT_STATES } from './assist.ts';
import { DESKTOP_GUIDE_STATES } from './desktop-guide.ts';
import { DESKTOP_STATES } from './desktop.ts';
import { BOT_STATES, INSTANCE_STATES, NEW_BOT_STATES } from './bots.ts';
import { CONNECTOR_STATES, ROLE_STATES, TRUSTED_CLUSTER_STATES } from './editor.ts';
import { INTEGRATION_STATES, NEW_INTEGRATION_STATES } from './integrations.ts';
import { DATABASE_FORM_STATES, DATABASE_STATES, POD_FORM_STATES, POD_STATES } from './consoles.ts';
import { ALL_RESOURCES_STATES, clusterPath, listAndMenu, unreadableRecords, openRows, SERVER_STATES } from './lists.ts';
import {
  openHeading,
  pressEscape,
  openThenPress,
  pressToOpen,
  type RouteStates,
  type PageContext,
} from './check-page.ts';
import { LOCK_STATES, NEW_LOCK_STATES } from './locks.ts';
import { NOTIFICATION_STATES } from './notifications.ts';
import { PLAYER_STATES } from './player.ts';
import { RDS_STATES } from './rds.ts';
import { INVITE_STATES, INVITE_STEP_STATES, LOGIN_STATES, RESET_STATES, RESET_STEP_STATES } from './sign-in.ts';
import { JOIN_STATES, LAUNCHER_STATES, TERMINAL_STATES } from './terminal.ts';
import { TOKEN_STATES } from './tokens.ts';
import { USER_STATES } from './users.ts';

const messageStates = (path: string): RouteStates => [
  { title: 'the message', gate: true, username: '', go: openHeading(path, /./) },
];
const pageStates = (path: string, name: RegExp = /./): RouteStates => [
  { title: 'the page', gate: true, go: openHeading(path, name) },
];
/** Pages that normally redirect immediately stay visible if the proxy does not send the user's permissions. */
const failedConsoleStates = (path: string): RouteStates => [
  {
    title: 'a console that cannot load the user',
    gate: true,
    scenario: 'a failing user context',
    go: openHeading(path, "Couldn't load who you are"),
  },
];

async function openHome({ page }: PageContext): Promise<void> {
  await page.goto('/web/cluster/one.example.com');
  for (const name of ['Sessions now', 'Needs attention', 'Latest recordings']) {
    const part = page.getByRole('region', { name, exact: true });
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole('listitem').first()).toBeVisible();
  }
}

const SESSIONS_PATH = clusterPath('sessions');
const CLUSTERS_PATH = '/web/clusters';
const AUDIT_PATH = clusterPath('audit');

async function filterEvents(context: PageContext): Promise<void> {
  await openThenPress(openRows(AUDIT_PATH, /Command run/), /^Event type$/)(context);
  await context.check('the event types of the filter');
  await openRows(`${AUDIT_PATH}?user=bob&outcome=info&outcome=ok`, /Command run/)(context);
}

async function openEventAndSelect(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openRows(AUDIT_PATH, /Command run/)(context);
  await page.getByRole('link', { name: 'Command run' }).click();
  await expect(page.getByRole('heading', { name: 'Related events' })).toBeVisible();
  await check('the details of an event');
  await openRows(AUDIT_PATH, /Command run/)(context);
  await page.getByRole('slider', { name: 'Selection end' }).press('PageDown');
  await expect(page.getByRole('button', { name: 'Zoom to selection' })).toBeVisible();
}

async function showTableAndNoMatch(context: PageContext): Promise<void> {
  const { mock, check } = context;
  await openRows(`${AUDIT_PATH}?timeline=table`, /Command run/)(context);
  await check('the histogram as a table');
  await openHeading(`${AUDIT_PATH}?search=nowhere`, /^No events match/)(context);
  await check('no match');
  mock.world.fault('GET /v1/webapi/sites/{cluster}/events/search', { status: 504, message: 'the connection was lost' });
  await openHeading(AUDIT_PATH, /load/)(context);
}

async function openAppMenus(context: PageContext): Promise<void> {
  const { page, check } = context;
  await openThenPress(openRows(clusterPath('apps'), /office/), /^Launch at.* office$/)(context);
  await check('the addresses of an application');
  await pressEscape(page);
  await pressToOpen(page, /^Launch as: roles for payments$/);
}

async function showPreview(context: PageContext): Promise<void> {
  const { page, check } = context;
  const focusPlayLink = async () => {
    await page.getByRole('searchbox').focus();
    await playLink(page, 'web-01').focus();
    await expect(page.getByRole('img', { name: /^Screen at/ })).toBeVisible();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openRows(RECORDINGS_PATH, /web-01/)(context);
  await focusPlayLink();
  await check('a preview in a narrow window', 'narrow');
  await focusPlayLink();
}

/** The states to check, by the path pattern of their route; `*` is for addresses without a page. */
export const STATES_BY_ROUTE = {
  '/web/login': LOGIN_STATES,
  '/web/msg/info/login_success': messageStates('/web/msg/info/login_success'),
  '/web/msg/error/login': messageStates('/web/msg/error/login'),
  '/web/msg/error/login_failed': messageStates('/web/msg/error/login_failed'),
  '/web/msg/error/login/callback': messageStates('/web/msg/error/login/callback'),
  '/web/msg/error/login/auth': messageStates('/web/msg/error/login/auth'),
  '/web/invite/:token': INVITE_STATES,
  '/web/invite/:token/continue': INVITE_STEP_STATES,
  '/web/reset/:token': RESET_STATES,
  '/web/reset/:token/continue': RESET_STEP_STATES,
  '/web/recovery/steps/:token/verify': messageStates(`/web/recovery/steps/${RECOVERY_START_ID}/verify`),
  '/web': failedConsoleStates('/web'),
  '/web/discover': [
    ...pageStates('/web/discover', /^Servers/),
    {
      title: 'missing permissions',
      scenario: 'no accessible resources',
      username: 'erin',
      go: openHeading('/web/discover', /^Databases/),
    },
    ...DESKTOP_GUIDE_STATES,
    ...RDS_STATES,
  ],
  '/web/assist/:conversation?': ASSIST_STATES,
  '/web/support': [...pageStates('/web/support'), ...HINT_STATES, ...NOTIFICATION_STATES],
  '/web/settings': [
    { title: 'the page', gate: true, scenario: 'no notifications', go: openHeading('/web/settings', /./) },
  ],
  '/web/account': failedConsoleStates('/web/account'),
  '/web/account/password': PASSWORD_STATES,
  '/web/account/twofactor': DEVICE_STATES,
  '/web/account/access': ACCESS_STATES,
  '/web/users': USER_STATES,
  '/web/roles': ROLE_STATES,
  '/web/sso': [
    ...CONNECTOR_STATES,
    { title: 'not in the plan', scenario: 'billed by usage', go: openHeading('/web/sso', /./) },
  ],
  '/web/billing': [
    { title: 'with permission', gate: true, scenario: 'billed by usage', go: openHeading('/web/billing', /./) },
    { title: 'without permission', scenario: 'billed by usage', username: 'bob', go: openHeading('/web/billing', /./) },
  ],
  '/web/downloads': [
    {
      title: 'an account dashboard',
      gate: true,
      scenario: 'an account dashboard',
      go: openHeading('/web/downloads', /./),
    },
    { title: 'a hosted cluster', scenario: 'a hosted cluster', go: openHeading('/web/downloads', /./) },
  ],
  '/web/clusters': [
    {
      title: 'the list and the pages of a cluster',
      gate: true,
      scenario: 'two leaf clusters',
      go: listAndMenu(CLUSTERS_PATH, /outpost/, /^Go to pages of berlin/),
    },
  ],
  '/web/trust': TRUSTED_CLUSTER_STATES,
  '/web/integrations': INTEGRATION_STATES,
  '/web/integrations/new/:type?': NEW_INTEGRATION_STATES,
  '/web/locks': LOCK_STATES,
  '/web/tokens': TOKEN_STATES,
  '/web/bots': BOT_STATES,
  '/web/bots/new': NEW_BOT_STATES,
  '/web/bots/instances': INSTANCE_STATES,
  '/web/requests': [
    {
      title: 'requestable roles',
      gate: true,
      scenario: 'requestable roles',
      username: 'bob',
      go: openHeading('/web/requests', /./),
    },
    { title: 'not in the plan', scenario: 'billed by usage', go: openHeading('/web/requests', /./) },
  ],
  '/web/devices': pageStates('/web/devices'),
  '/web/plugins': pageStates('/web/plugins'),
  '/web/locks/new': NEW_LOCK_STATES,
  '/web/headless/:request': HEADLESS_STATES,
  '/web/launch/:fqdn/:cluster?/:publicAddr?/:arn?': LAUNCHER_STATES,
  '/web/cluster/:cluster': [
    ...failedConsoleStates('/web/cluster/one.example.com'),
    { title: 'the home page', gate: true, scenario: 'default', username: 'mira', go: openHome },
    {
      title: 'the home page without roles',
      username: 'dora',
      go: openHeading('/web/cluster/one.example.com', /^You have no roles/),
    },
  ],
  '/web/cluster/:cluster/resources': ALL_RESOURCES_STATES,
  '/web/cluster/:cluster/nodes': SERVER_STATES,
  '/web/cluster/:cluster/apps': [
    {
      title: 'the list and the roles of an AWS console',
      gate: true,
      scenario: 'apps of every kind',
      go: listAndMenu(clusterPath('apps'), /aws/, /^Launch as: roles for aws$/),
    },
    {
      title: 'addresses of an application, and permission sets of an AWS account',
      scenario: 'apps of 18.x',
      go: openAppMenus,
    },
    unreadableRecords('apps', 'apps'),
  ],
  '/web/cluster/:cluster/kubernetes': [
    {
      title: 'the list and the commands',
      gate: true,
      scenario: 'two kube clusters',
      go: listAndMenu(clusterPath('kubernetes'), /alpha/, /^Connect.* alpha/),
    },
    ...POD_FORM_STATES,
    unreadableRecords('kube clusters', 'kubernetes'),
  ],
  '/web/cluster/:cluster/databases': [
    {
      title: 'the list, and suggested names',
      gate: true,
      scenario: 'databases of many kinds',
      username: 'bea',
      go: listAndMenu(clusterPath('databases'), /orders/, /^Connect.* orders/),
    },
    {
      title: 'typed names',
      scenario: 'databases of many kinds',
      username: 'cy',
      go: openThenPress(openRows(clusterPath('databases'), /orders/), /^Connect.* orders/),
    },
    ...DATABASE_FORM_STATES,
    unreadableRecords('databases', 'databases'),
  ],
  '/web/cluster/:cluster/desktops': [
    {
      title: 'the list and logins',
      gate: true,
      scenario: 'desktops of many logins',
      username: 'bea',
      go: listAndMenu(clusterPath('desktops'), /alpha/, /^Logins on alpha/),
    },
    unreadableRecords('desktops', 'desktops'),
  ],
  '/web/cluster/:cluster/desktops/:desktop/:login': DESKTOP_STATES,
  '/web/cluster/:cluster/sessions': [
    {
      title: 'every kind, and the join menu',
      gate: true,
      scenario: 'sessions of every kind',
      go: listAndMenu(SESSIONS_PATH, /studio-01/, /^Join.* web-01/),
    },
    {
      title: 'no active sessions',
      scenario: 'people and servers',
      go: openHeading(SESSIONS_PATH, /^No active sessions/),
    },
    { title: 'joining not in the plan', scenario: 'billed by usage', go: openHeading(SESSIONS_PATH, /./) },
  ],
  '/web/cluster/:cluster/recordings': [
    ...pageStates(RECORDINGS_PATH),
    { title: 'the preview of a recording', scenario: 'a recorded session, 18.x', go: showPreview },
  ],
  '/web/cluster/:cluster/session/:sid': PLAYER_STATES,
  '/web/cluster/:cluster/audit': [
    { title: 'events and filters', gate: true, scenario: 'a few events', go: filterEvents },
    {
      title: 'the details of an event, and a selection in the histogram',
      scenario: 'a few events',
      go: openEventAndSelect,
    },
    { title: 'the histogram as a table, no match, and a failure', scenario: 'a few events', go: showTableAndNoMatch },
    { title: 'no events', scenario: 'no events', go: openHeading(AUDIT_PATH, /^No events/) },
    { title: 'unreadable records', scenario: 'malformed events', go: openRows(AUDIT_PATH, /Unreadable/) },
  ],
  '/web/cluster/:cluster/console': pageStates(clusterPath('console')),
  '/web/cluster/:cluster/console/nodes': pageStates(clusterPath('console/nodes')),
  '/web/cluster/:cluster/console/node/:server/:login': TERMINAL_STATES,
  '/web/cluster/:cluster/console/session/:sid': JOIN_STATES,
  '/web/cluster/:cluster/console/kube/exec/:kube': POD_STATES,
  '/web/cluster/:cluster/console/db/connect/:database': DATABASE_STATES,
  '*': pageStates('/web/nowhere', /^404/),
} satisfies Record<string, RouteStates>;

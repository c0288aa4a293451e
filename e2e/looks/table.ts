// Every page of the product, and every dialog and menu on it, to be looked at by axe: a route without an entry, or without a look in
// the gate, does not compile (src/lib/links.test.ts).
import { expect } from '#e2e/harness/harness.ts';
import { play, RECORDINGS } from '#e2e/recordings/recordings-list.ts';
import { RECOVERY_START } from '#fixtures/scenarios/identity.ts';
import { DEVICE_LOOKS, HEADLESS_LOOKS, PASSWORD_LOOKS } from './account.ts';
import { ASSIST_LOOKS, HINT_LOOKS } from './assist.ts';
import { DESKTOP_GUIDE_LOOKS } from './desktop-guide.ts';
import { DESKTOP_LOOKS } from './desktop.ts';
import { BOT_LOOKS, INSTANCE_LOOKS, NEW_BOT_LOOKS } from './bots.ts';
import { CONNECTOR_LOOKS, ROLE_LOOKS, TRUST_LOOKS } from './editor.ts';
import { INTEGRATION_LOOKS, NEW_INTEGRATION_LOOKS } from './integrations.ts';
import { DATABASE_FORM_LOOKS, DATABASE_LOOKS, POD_FORM_LOOKS, POD_LOOKS } from './consoles.ts';
import { ALL_LOOKS, inOne, listAndMenu, oddRecords, rows, SERVER_LOOKS } from './lists.ts';
import { at, pressEscape, pressing, pressToOpen, type RouteLooks, type Stage } from './look.ts';
import { LOCK_LOOKS, NEW_LOCK_LOOKS } from './locks.ts';
import { NOTIFICATION_LOOKS } from './notifications.ts';
import { PLAYER_LOOKS } from './player.ts';
import { RDS_LOOKS } from './rds.ts';
import { INVITE_LOOKS, INVITED_LOOKS, LOGIN_LOOKS, RESET_LOOKS, RESETTING_LOOKS } from './signing-in.ts';
import { JOIN_LOOKS, LAUNCHER_LOOKS, TERMINAL_LOOKS } from './terminal.ts';
import { TOKEN_LOOKS } from './tokens.ts';
import { USER_LOOKS } from './users.ts';

const message = (path: string): RouteLooks => [{ says: 'the message', gate: true, as: '', go: at(path, /./) }];
const page = (path: string, name: RegExp = /./): RouteLooks => [{ says: 'the page', gate: true, go: at(path, name) }];
/** Pages that lead on at once are seen themselves where the proxy does not say what one may do. */
const failed = (path: string): RouteLooks => [
  {
    says: 'a console that failed',
    gate: true,
    scenario: 'a context that fails',
    go: at(path, "Couldn't load who you are"),
  },
];

const SESSIONS = inOne('sessions');
const CLUSTERS = '/web/clusters';
const AUDIT = inOne('audit');

async function filterEvents(stage: Stage): Promise<void> {
  await pressing(rows(AUDIT, /Command run/), /^Event type$/)(stage);
  await stage.look('the types to filter by');
  await rows(`${AUDIT}?user=bob&outcome=info&outcome=ok`, /Command run/)(stage);
}

async function openEventAndSelect(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await rows(AUDIT, /Command run/)(stage);
  await page.getByRole('link', { name: 'Command run' }).click();
  await expect(page.getByRole('heading', { name: 'Related events' })).toBeVisible();
  await look('the details of an event');
  await rows(AUDIT, /Command run/)(stage);
  await page.getByRole('slider', { name: 'Selection end' }).press('PageDown');
  await expect(page.getByRole('button', { name: 'Zoom to selection' })).toBeVisible();
}

async function tableAndNoMatch(stage: Stage): Promise<void> {
  const { mock, look } = stage;
  await rows(`${AUDIT}?timeline=table`, /Command run/)(stage);
  await look('the time line as a table');
  await at(`${AUDIT}?search=nowhere`, /^No events match/)(stage);
  await look('no match');
  mock.world.fault('GET /v1/webapi/sites/{cluster}/events/search', { status: 504, message: 'the connection was lost' });
  await at(AUDIT, /load/)(stage);
}

async function openAppMenus(stage: Stage): Promise<void> {
  const { page, look } = stage;
  await pressing(rows(inOne('apps'), /office/), /^Launch at.* office$/)(stage);
  await look('the addresses of an application');
  await pressEscape(page);
  await pressToOpen(page, /^Launch as: roles for payments$/);
}

async function showPicture(stage: Stage): Promise<void> {
  const { page, look } = stage;
  const shown = async () => {
    await page.getByRole('searchbox').focus();
    await play(page, 'web-01').focus();
    await expect(page.getByRole('img', { name: /^Screen at/ })).toBeVisible();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await rows(RECORDINGS, /web-01/)(stage);
  await shown();
  await look('on a phone', 'narrow');
  await shown();
}

/** By the path pattern of the page they are on; `*` is for addresses that are none. */
export const LOOKS = {
  '/web/login': LOGIN_LOOKS,
  '/web/msg/info/login_success': message('/web/msg/info/login_success'),
  '/web/msg/error/login': message('/web/msg/error/login'),
  '/web/msg/error/login_failed': message('/web/msg/error/login_failed'),
  '/web/msg/error/login/callback': message('/web/msg/error/login/callback'),
  '/web/msg/error/login/auth': message('/web/msg/error/login/auth'),
  '/web/invite/:token': INVITE_LOOKS,
  '/web/invite/:token/continue': INVITED_LOOKS,
  '/web/reset/:token': RESET_LOOKS,
  '/web/reset/:token/continue': RESETTING_LOOKS,
  '/web/recovery/steps/:token/verify': message(`/web/recovery/steps/${RECOVERY_START}/verify`),
  '/web': failed('/web'),
  '/web/discover': [
    ...page('/web/discover', /Guided, step/),
    { says: 'what is missing', scenario: 'nothing to reach', as: 'erin', go: at('/web/discover', /More resources/) },
    ...DESKTOP_GUIDE_LOOKS,
    ...RDS_LOOKS,
  ],
  '/web/assist/:conversation?': ASSIST_LOOKS,
  '/web/support': [...page('/web/support'), ...HINT_LOOKS, ...NOTIFICATION_LOOKS],
  '/web/settings': [{ says: 'the page', gate: true, scenario: 'no notifications', go: at('/web/settings', /./) }],
  '/web/account': failed('/web/account'),
  '/web/account/password': PASSWORD_LOOKS,
  '/web/account/twofactor': DEVICE_LOOKS,
  '/web/users': USER_LOOKS,
  '/web/roles': ROLE_LOOKS,
  '/web/sso': [...CONNECTOR_LOOKS, { says: 'not in the plan', scenario: 'billed by usage', go: at('/web/sso', /./) }],
  '/web/billing': [
    { says: 'for who may see it', gate: true, scenario: 'billed by usage', go: at('/web/billing', /./) },
    { says: 'for who may not', scenario: 'billed by usage', as: 'bob', go: at('/web/billing', /./) },
  ],
  '/web/downloads': [
    { says: 'of a dashboard', gate: true, scenario: 'an account dashboard', go: at('/web/downloads', /./) },
    { says: 'of a hosted cluster', scenario: 'a hosted cluster', go: at('/web/downloads', /./) },
  ],
  '/web/clusters': [
    {
      says: 'the list and the pages of one',
      gate: true,
      scenario: 'two leaf clusters',
      go: listAndMenu(CLUSTERS, /outpost/, /^Go to pages of berlin/),
    },
  ],
  '/web/trust': TRUST_LOOKS,
  '/web/integrations': INTEGRATION_LOOKS,
  '/web/integrations/new/:type?': NEW_INTEGRATION_LOOKS,
  '/web/locks': LOCK_LOOKS,
  '/web/tokens': TOKEN_LOOKS,
  '/web/bots': BOT_LOOKS,
  '/web/bots/new': NEW_BOT_LOOKS,
  '/web/bots/instances': INSTANCE_LOOKS,
  '/web/requests': [
    { says: 'what one may ask for', gate: true, scenario: 'roles to ask for', as: 'bob', go: at('/web/requests', /./) },
    { says: 'not in the plan', scenario: 'billed by usage', go: at('/web/requests', /./) },
  ],
  '/web/devices': page('/web/devices'),
  '/web/plugins': page('/web/plugins'),
  '/web/locks/new': NEW_LOCK_LOOKS,
  '/web/headless/:request': HEADLESS_LOOKS,
  '/web/launch/:fqdn/:cluster?/:publicAddr?/:arn?': LAUNCHER_LOOKS,
  '/web/cluster/:cluster': failed('/web/cluster/one.example.com'),
  '/web/cluster/:cluster/resources': ALL_LOOKS,
  '/web/cluster/:cluster/nodes': SERVER_LOOKS,
  '/web/cluster/:cluster/apps': [
    {
      says: 'the list and the roles of an AWS console',
      gate: true,
      scenario: 'apps of every kind',
      go: listAndMenu(inOne('apps'), /aws/, /^Launch as: roles for aws$/),
    },
    {
      says: 'addresses of an application, and permission sets of an AWS account',
      scenario: 'newer apps',
      go: openAppMenus,
    },
    oddRecords('apps', 'apps'),
  ],
  '/web/cluster/:cluster/kubernetes': [
    {
      says: 'the list and the commands',
      gate: true,
      scenario: 'two kube clusters',
      go: listAndMenu(inOne('kubernetes'), /alpha/, /^Connect.* alpha/),
    },
    ...POD_FORM_LOOKS,
    oddRecords('kube clusters', 'kubernetes'),
  ],
  '/web/cluster/:cluster/databases': [
    {
      says: 'the list, and names to choose from',
      gate: true,
      scenario: 'databases of many kinds',
      as: 'bea',
      go: listAndMenu(inOne('databases'), /orders/, /^Connect.* orders/),
    },
    {
      says: 'names to type',
      scenario: 'databases of many kinds',
      as: 'cy',
      go: pressing(rows(inOne('databases'), /orders/), /^Connect.* orders/),
    },
    ...DATABASE_FORM_LOOKS,
    oddRecords('databases', 'databases'),
  ],
  '/web/cluster/:cluster/desktops': [
    {
      says: 'the list and logins',
      gate: true,
      scenario: 'desktops of many logins',
      as: 'bea',
      go: listAndMenu(inOne('desktops'), /alpha/, /^Logins on alpha/),
    },
    oddRecords('desktops', 'desktops'),
  ],
  '/web/cluster/:cluster/desktops/:desktop/:login': DESKTOP_LOOKS,
  '/web/cluster/:cluster/sessions': [
    {
      says: 'every kind, and the ways to join',
      gate: true,
      scenario: 'sessions of every kind',
      go: listAndMenu(SESSIONS, /studio-01/, /^Join.* web-01/),
    },
    { says: 'nobody connected', scenario: 'people and servers', go: at(SESSIONS, /^No active sessions/) },
    { says: 'joining not in the plan', scenario: 'billed by usage', go: at(SESSIONS, /./) },
  ],
  '/web/cluster/:cluster/recordings': [
    ...page(RECORDINGS),
    { says: 'the picture of one', scenario: 'a recorded session, 18.x', go: showPicture },
  ],
  '/web/cluster/:cluster/session/:sid': PLAYER_LOOKS,
  '/web/cluster/:cluster/audit': [
    { says: 'events and filters', gate: true, scenario: 'a few events', go: filterEvents },
    {
      says: 'the details of an event, and a selection on the time line',
      scenario: 'a few events',
      go: openEventAndSelect,
    },
    { says: 'the time line as a table, no match, and a failure', scenario: 'a few events', go: tableAndNoMatch },
    { says: 'nothing', scenario: 'no events', go: at(AUDIT, /^No events/) },
    { says: 'odd records', scenario: 'odd events', go: rows(AUDIT, /Unreadable/) },
  ],
  '/web/cluster/:cluster/console': page(inOne('console')),
  '/web/cluster/:cluster/console/nodes': page(inOne('console/nodes')),
  '/web/cluster/:cluster/console/node/:server/:login': TERMINAL_LOOKS,
  '/web/cluster/:cluster/console/session/:sid': JOIN_LOOKS,
  '/web/cluster/:cluster/console/kube/exec/:kube': POD_LOOKS,
  '/web/cluster/:cluster/console/db/connect/:database': DATABASE_LOOKS,
  '*': page('/web/nowhere', /^404/),
} satisfies Record<string, RouteLooks>;

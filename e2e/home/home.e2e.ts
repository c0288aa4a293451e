// Tests the home page of a cluster and the start page.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { openedTab, openedTabPath, openShellTab } from '#e2e/harness/tabs.ts';

const HOME_PATH = '/web/cluster/one.example.com';
const SERVERS_PATH = `${HOME_PATH}/nodes`;
/** Longer than the panel is wide, without a space. */
const LONG_NAME = `anna.maria.hohenberger@${'subdomain.'.repeat(6)}example.com`;
const LIST_LOCKS = 'GET /v1/webapi/sites/{cluster}/locks';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const tile = (page: Page, label: string) =>
  page.getByRole('list', { name: 'At a glance' }).getByRole('listitem').filter({ hasText: label });
const homeLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true });

test.describe('the start page', () => {
  // docs/behaviour.md#start-page "The address `/web` and a sign-in", "A setting leads to Servers"
  test('is the home page of the cluster, or Servers for users who prefer it', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web');
    await expect(page).toHaveURL(HOME_PATH);
    await expect(page).toHaveTitle('one.example.com • Home');
    await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
    await expect(homeLink(page)).toHaveAttribute('aria-current', 'page');
    await page.goto(`${HOME_PATH}/`);
    await expect(homeLink(page)).toHaveAttribute('aria-current', 'page');
    await page.goto('/web/settings');
    await page.getByLabel('Start page').selectOption('Servers');
    await page.goto('/web');
    await expect(page).toHaveURL(SERVERS_PATH);
    await homeLink(page).click();
    await expect(page).toHaveURL(HOME_PATH);
    await page.getByRole('link', { name: 'Postern, home' }).click();
    await expect(page).toHaveURL(SERVERS_PATH);
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL(HOME_PATH);
  });
});

test.describe('with sessions of every kind', () => {
  test.use({ scenario: 'sessions of every kind' });

  // docs/behaviour.md#home "The home page of a cluster shows", "Each part has its own", "Tiles count the active sessions"
  test(
    'tiles lead to what they count, sessions can be joined, and a failing part does not hide the others',
    { tag: '@gate' },
    async ({ page, mock }) => {
      mock.world.fault(LIST_LOCKS, { status: 504, message: 'the connection to the cluster was lost' });
      await page.goto(HOME_PATH);
      const locks = tile(page, 'Locks in force');
      await expect(locks.getByRole('alert')).toHaveText('Proxy: the connection to the cluster was lost');
      await expect(panel(page, 'Needs attention').getByText("Couldn't load the locks in force")).toBeVisible();
      const sessions = panel(page, 'Sessions now');
      await expect(sessions.getByRole('listitem')).toHaveCount(5);
      await sessions
        .getByRole('button', { name: /^Join the session of .+ on web-01/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: /^Join as observer/ })).toBeVisible();
      await page.keyboard.press('Escape');
      mock.world.release(LIST_LOCKS);
      mock.world.db.lock.create({
        name: 'lock-1',
        targets: { user: LONG_NAME },
        message: 'left the company',
        createdBy: 'alice',
        createdAt: '2026-11-20T12:00:00Z',
        expires: new Date(Date.now() + 3_600_000).toISOString(),
      });
      await locks.getByRole('button', { name: 'Retry' }).click();
      await expect(locks.getByText('1', { exact: true })).toBeVisible();
      const sentence = panel(page, 'Needs attention').getByText(`The lock on user: ${LONG_NAME}`);
      const sentenceBox = await sentence.boundingBox();
      const linkBox = await panel(page, 'Needs attention').getByRole('link', { name: 'Show lock' }).boundingBox();
      expect((sentenceBox?.x ?? NaN) + (sentenceBox?.width ?? NaN)).toBeLessThanOrEqual(linkBox?.x ?? NaN);
      await locks.getByRole('link', { name: 'Locks in force' }).click();
      await expect(page).toHaveURL('/web/locks');
    },
  );
});

test.describe('with notifications', () => {
  test.use({ scenario: 'notifications' });

  test('notifications need attention', async ({ page }) => {
    await page.goto(HOME_PATH);
    await expect(panel(page, 'Needs attention').getByRole('listitem')).toContainText([
      'Maintenance on Sunday',
      'bob requests the role admin',
      'The proxy has moved',
    ]);
  });
});

test.describe('with a company behind an 18.x proxy', () => {
  test.use({ scenario: 'newer-proxy', username: 'mira' });

  test(
    'shows five of the sessions and pictures of the latest recordings',
    { tag: '@gate' },
    async ({ page, context }) => {
      await page.goto(HOME_PATH);
      await expect(panel(page, 'Sessions now').getByRole('listitem')).toHaveCount(5);
      await expect(panel(page, 'Sessions now').getByText('2 more sessions')).toBeVisible();
      const cards = panel(page, 'Latest recordings').getByRole('article');
      await expect(cards).toHaveCount(2);
      await expect(cards.first().getByRole('presentation')).toBeVisible();
      await expect(cards.first()).toContainText(/as root, .+ ago|as root, under a minute/);
      const play = cards.first().getByRole('link', { name: /^Play/ });
      expect(await openedTabPath(context, () => play.click())).toMatch(/\/session\//);
    },
  );
});

test.describe('with a failed sign-in', () => {
  test.use({ scenario: 'a few events' });

  // docs/behaviour.md#home "Failed sign-ins come from", "The panel Needs attention"
  test('failed sign-ins of the last 24 hours are counted by user', { tag: '@gate' }, async ({ page, time }) => {
    await page.goto(HOME_PATH);
    const signIns = tile(page, 'Failed sign-ins, 24 h');
    await expect(signIns.getByText('1', { exact: true })).toBeVisible();
    await expect(signIns.getByText('1 by bob')).toBeVisible();
    const attention = panel(page, 'Needs attention');
    await expect(attention.getByText('1 failed sign-in of bob')).toBeVisible();
    await expect(attention.getByRole('link', { name: 'Show user bob' })).toHaveAttribute(
      'href',
      '/web/users?details=bob',
    );
    await attention.getByRole('link', { name: 'Review the failed sign-ins of bob' }).click();
    await expect(page).toHaveURL(/\/audit\?type=user\.login&outcome=failure&range=[^&]+&user=bob$/);
    const [from = '', to = ''] = new URL(page.url()).searchParams.get('range')?.split('/') ?? [];
    expect(Date.parse(to) - Date.parse(from)).toBe(24 * 3_600_000);
    expect(Math.abs(Date.parse(to) - time.now())).toBeLessThanOrEqual(60_000);
    await expect(page.getByRole('row').filter({ hasText: 'bob' })).toHaveCount(1);
  });
});

// docs/behaviour.md#home "The panel Continue has"
test(
  'a server is one click away after the first session, and a pinned one too',
  { tag: '@gate' },
  async ({ page, context }) => {
    await page.goto(SERVERS_PATH);
    const shell = await openShellTab(page);
    await shell.close({ runBeforeUnload: false });
    await page.goto(`${HOME_PATH}/resources`);
    await page.getByRole('button', { name: 'Pin db-01' }).click();
    await expect(page.getByRole('button', { name: 'Unpin db-01' })).toBeVisible();
    await page.goto(HOME_PATH);
    const rows = panel(page, 'Continue').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('web-01');
    await expect(rows.nth(0)).toContainText('Used recently');
    const pinned = rows.nth(1).getByRole('link', { name: 'Connect as root to db-01' });
    expect(await openedTabPath(context, () => pinned.click())).toMatch(/\/console\/node\/id-of-db-01\/root$/);
    const recent = rows.nth(0).getByRole('link', { name: 'Connect as root to web-01' });
    const tab = await openedTab(context, () => recent.click());
    await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
  },
);

test.describe('for an auditor without access to resources', () => {
  test.use({ scenario: 'lists denied', username: 'carol' });

  // docs/behaviour.md#home "Users without access to resources", "A part that the user's roles do not"
  test('the page has what the auditor may open and requests nothing else', { tag: '@gate' }, async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(HOME_PATH);
    await expect(panel(page, 'What you can open').getByRole('link')).toHaveText(['Session Recordings', 'Audit Log']);
    await expect(tile(page, 'Failed sign-ins, 24 h').getByText('0', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveCount(1);
    await expect(panel(page, 'Needs attention').getByText('Nothing needs your attention.')).toBeVisible();
    await expect(panel(page, 'Sessions now')).toBeHidden();
    expect(
      requestedPaths.filter((path) =>
        /\/one\.example\.com\/(nodes|resources|locks|sessions|apps|databases)$/.test(path),
      ),
    ).toEqual([]);
  });
});

test.describe('for a user without roles', () => {
  test.use({ username: 'dora' });

  // docs/behaviour.md#home "Users without roles"
  test('the page says that the user has no roles and who can grant one', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web');
    await expect(page.getByRole('heading', { name: 'You have no roles in one.example.com' })).toBeVisible();
    await expect(page.getByText(/^Ask an administrator of the cluster/)).toBeVisible();
    await expect(page.getByText('Tell them your username: dora.')).toBeVisible();
    await expect(panel(page, 'Continue')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'My access' }).click();
    await expect(page).toHaveURL('/web/account/access');
  });
});

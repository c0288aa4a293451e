import { expect, test } from '#e2e/harness/harness.ts';
import { atOnce, figures, kind, lock, NEW, opened, select } from './new-lock-page.ts';

const SESSIONS = 'GET /v1/webapi/sites/{cluster}/sessions';
const USERS = 'GET /v1/webapi/users';

test.use({ scenario: 'sessions and no locks' });

test(
  'before a user is locked one sees which sessions end, and who stays in theirs',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(NEW);
    await select(page, 'bob').click();
    await expect(figures(page)).toHaveText(/7 sessions end\s*1 person signed out\s*0 resources locked/);
    const sessions = atOnce(page).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'bob, carol on web-01' })).not.toContainText('stays');
    await expect(sessions.filter({ hasText: 'bob on staging' })).toContainText('Kubernetes');
    await expect(sessions.filter({ hasText: '1 more session' })).toBeVisible();
    await expect(atOnce(page)).toContainText('Checked the 7 active sessions that you can see.');
  },
);

test('a role hits whom the loaded users say that hold it', async ({ page }) => {
  await opened(page, 'role=auditor');
  await expect(figures(page)).toHaveText(/0 sessions end\s*1 person signed out/);
  await expect(atOnce(page).getByRole('listitem')).toHaveText(/carol on web-01\s*bob stays/);
  await expect(atOnce(page)).toContainText('Checked the roles of 4 users.');
});

test('a lock on a resource or a login ends matching sessions only, and one on a request is unknown', async ({
  page,
}) => {
  for (const [search, figuresText] of [
    ['server_id=id-of-web-02', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['windows_desktop=studio-01', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['login=deploy', /6 sessions end\s*0 people signed out\s*0 resources locked/],
    ['login=root', /0 sessions end/],
  ] as const) {
    await opened(page, search);
    await expect(figures(page), search).toHaveText(figuresText);
  }
  await opened(page, 'access_request=r-1');
  await expect(atOnce(page)).toContainText('The proxy lists none of these.');
});

test('sessions or users that fail to load are named as unknown, with the reason', async ({ page, mock }) => {
  mock.world.fault(SESSIONS, { status: 504, message: 'the connection was lost' });
  await page.goto(`${NEW}?user=bob`);
  await expect(atOnce(page)).toContainText("Couldn't load active sessions, so it is unknown which of them end.");
  await expect(atOnce(page)).toContainText('Proxy: the connection was lost');
  await expect(figures(page)).not.toContainText('sessions end');
  await expect(lock(page)).toBeEnabled();
  mock.world.release(SESSIONS);
  mock.world.fault(USERS, { status: 403, message: 'access denied to perform action "list" on "user"' });
  await opened(page, 'role=auditor');
  await expect(atOnce(page)).toContainText("Couldn't load users, so it is unknown who holds a role.");
});

test('the figures follow the sessions that are on', async ({ page, mock, time }) => {
  await opened(page, 'windows_desktop=studio-01');
  await expect(figures(page)).toContainText('1 session ends');
  for (const { id, kind } of mock.world.db.activeSession.all())
    if (kind === 'desktop') mock.world.db.activeSession.delete(id);
  await time.pass('00:00:16');
  await expect(figures(page)).toContainText('0 sessions end');
});

test.describe('on oneself', () => {
  test('a lock warns and asks once more, and one on others does not', { tag: '@gate' }, async ({ page, mock }) => {
    for (const [search, warning] of [
      ['user=alice', 'You are alice. You will be signed out immediately'],
      ['role=admin', 'You hold the role admin.'],
    ] as const) {
      await opened(page, search);
      await expect(atOnce(page)).toContainText(warning);
      await lock(page).click();
      const question = page.getByRole('dialog', { name: 'Lock your own access?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(lock(page)).toBeFocused();
      expect(mock.world.db.lock.all()).toEqual([]);
    }
    await opened(page, 'user=bob&role=auditor&login=guest');
    await expect(atOnce(page)).not.toContainText('You ');
  });

  test('a login that one may use oneself warns once the servers are loaded', { tag: '@both' }, async ({ page }) => {
    await page.goto(NEW);
    await kind(page, 'Servers').click();
    await expect(select(page, 'web-01')).toBeVisible();
    await kind(page, 'Logins').click();
    await page.getByLabel('Login name').fill('root');
    await page.getByRole('button', { name: 'Add target' }).click();
    await expect(atOnce(page)).toContainText('You use the login root.');
  });
});

test.describe('how long', () => {
  test('each duration is sent as the proxy reads it', async ({ page }) => {
    for (const [option, ttl] of [
      ['1 hour', '1h'],
      ['8 hours', '8h'],
      ['1 day', '24h'],
      ['7 days', '168h'],
      ['Until the lock is deleted', ''],
    ] as const) {
      await opened(page, 'user=dora');
      await page.getByLabel('Duration').selectOption(option);
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await lock(page).click();
      expect((await sent).postDataJSON(), option).toMatchObject({ ttl });
      await expect(page).toHaveURL('/web/locks');
    }
  });

  test('until a time that one names, which has to be ahead', async ({ page, mock, time }) => {
    await opened(page, 'user=dora');
    await page.getByLabel('Duration').selectOption('Until a date and time');
    const until = page.getByLabel('Locked until');
    await lock(page).click();
    await expect(until).toBeFocused();
    await until.fill('2026-11-20T11:00');
    await lock(page).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a time in the future.');
    await until.fill('2026-11-20T13:30');
    await lock(page).click();
    await expect(page).toHaveURL('/web/locks');
    const [placed] = mock.world.db.lock.all();
    expect(Math.abs(Date.parse(placed?.expires ?? '') - time.now() - 90 * 60_000)).toBeLessThan(60_000);
  });
});

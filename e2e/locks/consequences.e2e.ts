import { expect, test } from '#e2e/harness/harness.ts';
import {
  consequences,
  consequenceFigures,
  targetKindLink,
  lockButton,
  NEW_LOCK_PATH,
  openWithTargets,
  selectButton,
} from './new-lock-page.ts';

const LIST_SESSIONS = 'GET /v1/webapi/sites/{cluster}/sessions';
const LIST_USERS = 'GET /v1/webapi/users';

test.use({ scenario: 'sessions and no locks' });

test('locking a user first shows which sessions end and which users stay', { tag: '@gate' }, async ({ page }) => {
  await page.goto(NEW_LOCK_PATH);
  await selectButton(page, 'bob').click();
  await expect(consequenceFigures(page)).toHaveText(/7 sessions end\s*1 person signed out\s*0 resources locked/);
  const sessions = consequences(page).getByRole('listitem');
  await expect(sessions.filter({ hasText: 'bob, carol on web-01' })).not.toContainText('stays');
  await expect(sessions.filter({ hasText: 'bob on staging' })).toContainText('Kubernetes');
  await expect(sessions.filter({ hasText: '1 more session' })).toBeVisible();
  await expect(consequences(page)).toContainText('Checked the 7 active sessions that you can see.');
});

test('locking a role shows the loaded users who hold it', async ({ page }) => {
  await openWithTargets(page, 'role=auditor');
  await expect(consequenceFigures(page)).toHaveText(/0 sessions end\s*1 person signed out/);
  await expect(consequences(page).getByRole('listitem')).toHaveText(/carol on web-01\s*bob stays/);
  await expect(consequences(page)).toContainText('Checked the roles of 4 users.');
});

test('a lock on a resource or a login ends only matching sessions, and the effect of a lock on a request is unknown', async ({
  page,
}) => {
  for (const [search, figuresText] of [
    ['server_id=id-of-web-02', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['windows_desktop=studio-01', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['login=deploy', /6 sessions end\s*0 people signed out\s*0 resources locked/],
    ['login=root', /0 sessions end/],
  ] as const) {
    await openWithTargets(page, search);
    await expect(consequenceFigures(page), search).toHaveText(figuresText);
  }
  await openWithTargets(page, 'access_request=r-1');
  await expect(consequences(page)).toContainText('The proxy lists none of these.');
});

test('sessions or users that fail to load are shown as unknown, with the reason', async ({ page, mock }) => {
  mock.world.fault(LIST_SESSIONS, { status: 504, message: 'the connection was lost' });
  await page.goto(`${NEW_LOCK_PATH}?user=bob`);
  await expect(consequences(page)).toContainText("Couldn't load active sessions, so it is unknown which of them end.");
  await expect(consequences(page)).toContainText('Proxy: the connection was lost');
  await expect(consequenceFigures(page)).not.toContainText('sessions end');
  await expect(lockButton(page)).toBeEnabled();
  mock.world.release(LIST_SESSIONS);
  mock.world.fault(LIST_USERS, { status: 403, message: 'access denied to perform action "list" on "user"' });
  await openWithTargets(page, 'role=auditor');
  await expect(consequences(page)).toContainText("Couldn't load users, so it is unknown who holds a role.");
});

test('the figures follow the active sessions', async ({ page, mock, time }) => {
  await openWithTargets(page, 'windows_desktop=studio-01');
  await expect(consequenceFigures(page)).toContainText('1 session ends');
  for (const { id, kind } of mock.world.db.activeSession.all())
    if (kind === 'desktop') mock.world.db.activeSession.delete(id);
  await time.pass('00:00:16');
  await expect(consequenceFigures(page)).toContainText('0 sessions end');
});

test.describe('on the current user', () => {
  test(
    'a lock warns and asks for a second confirmation, and a lock on others does not',
    { tag: '@gate' },
    async ({ page, mock }) => {
      for (const [search, warning] of [
        ['user=alice', 'You are alice. You will be signed out immediately'],
        ['role=admin', 'You hold the role admin.'],
      ] as const) {
        await openWithTargets(page, search);
        await expect(consequences(page)).toContainText(warning);
        await lockButton(page).click();
        const question = page.getByRole('dialog', { name: 'Lock your own access?' });
        await question.getByRole('button', { name: 'Cancel' }).click();
        await expect(question).toBeHidden();
        await expect(lockButton(page)).toBeFocused();
        expect(mock.world.db.lock.all()).toEqual([]);
      }
      await openWithTargets(page, 'user=bob&role=auditor&login=guest');
      await expect(consequences(page)).not.toContainText('You ');
    },
  );

  test('a login of the current user warns once the servers are loaded', { tag: '@both' }, async ({ page }) => {
    await page.goto(NEW_LOCK_PATH);
    await targetKindLink(page, 'Servers').click();
    await expect(selectButton(page, 'web-01')).toBeVisible();
    await targetKindLink(page, 'Logins').click();
    await page.getByLabel('Login name').fill('root');
    await page.getByRole('button', { name: 'Add target' }).click();
    await expect(consequences(page)).toContainText('You use the login root.');
  });
});

test.describe('the duration', () => {
  test('is sent in the format of the proxy', async ({ page }) => {
    for (const [option, ttl] of [
      ['1 hour', '1h'],
      ['8 hours', '8h'],
      ['1 day', '24h'],
      ['7 days', '168h'],
      ['Until the lock is deleted', ''],
    ] as const) {
      await openWithTargets(page, 'user=dora');
      await page.getByLabel('Duration').selectOption(option);
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await lockButton(page).click();
      expect((await sent).postDataJSON(), option).toMatchObject({ ttl });
      await expect(page).toHaveURL('/web/locks');
    }
  });

  test('can be a date, which must be in the future', async ({ page, mock, time }) => {
    await openWithTargets(page, 'user=dora');
    await page.getByLabel('Duration').selectOption('Until a date and time');
    const until = page.getByLabel('Locked until');
    await lockButton(page).click();
    await expect(until).toBeFocused();
    await until.fill('2026-11-20T11:00');
    await lockButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a time in the future.');
    await until.fill('2026-11-20T13:30');
    await lockButton(page).click();
    await expect(page).toHaveURL('/web/locks');
    const [placed] = mock.world.db.lock.all();
    expect(Math.abs(Date.parse(placed?.expires ?? '') - time.now() - 90 * 60_000)).toBeLessThan(60_000);
  });
});

// Tests what the page for new locks says about the effects of a lock before it is created.
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

test('for a user, the page shows which sessions end and which other users stay', { tag: '@gate' }, async ({ page }) => {
  await page.goto(NEW_LOCK_PATH);
  await selectButton(page, 'bob').click();
  await expect(consequenceFigures(page)).toHaveText(/7 sessions end\s*1 person signed out\s*0 resources locked/);
  const sessions = consequences(page).getByRole('listitem');
  await expect(sessions.filter({ hasText: 'bob, carol on web-01' })).not.toContainText('stays');
  await expect(sessions.filter({ hasText: 'bob on staging' })).toContainText('Kubernetes');
  await expect(sessions.filter({ hasText: '1 more session' })).toBeVisible();
  await expect(consequences(page)).toContainText('Checked the 7 active sessions that you can see.');
});

test('for a role, the page shows the sessions and users that the lock denies', async ({ page }) => {
  await openWithTargets(page, 'role=auditor');
  await expect(consequenceFigures(page)).toHaveText(/0 sessions end\s*1 person signed out/);
  await expect(consequences(page).getByRole('listitem')).toHaveText(/carol on web-01\s*bob stays/);
  await expect(consequences(page)).toContainText('Checked the roles of 4 users.');
});

test('for a resource or login, only matching sessions end, and for a request the effect is unknown', async ({
  page,
}) => {
  for (const [search, expectedFigures] of [
    ['server_id=id-of-web-02', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['windows_desktop=studio-01', /1 session ends\s*0 people signed out\s*1 resource locked/],
    ['login=deploy', /6 sessions end\s*0 people signed out\s*0 resources locked/],
    ['login=root', /0 sessions end/],
  ] as const) {
    await openWithTargets(page, search);
    await expect(consequenceFigures(page), search).toHaveText(expectedFigures);
  }
  await openWithTargets(page, 'access_request=r-1');
  await expect(consequences(page)).toContainText('The proxy lists none of these.');
});

test('if sessions or users cannot be loaded, the effect is shown as unknown, with the reason', async ({
  page,
  mock,
}) => {
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

test('the numbers are updated when sessions end', async ({ page, mock, time }) => {
  await openWithTargets(page, 'windows_desktop=studio-01');
  await expect(consequenceFigures(page)).toContainText('1 session ends');
  for (const { id, kind } of mock.world.db.activeSession.all())
    if (kind === 'desktop') mock.world.db.activeSession.delete(id);
  await time.pass('00:00:16');
  await expect(consequenceFigures(page)).toContainText('0 sessions end');
});

test.describe('for the current user', () => {
  test(
    'the page warns and asks for confirmation, and does not warn about locks on others',
    { tag: '@gate' },
    async ({ page, mock }) => {
      for (const [search, warning] of [
        ['user=alice', 'You are alice. You will be signed out immediately'],
        ['role=admin', 'You hold the role admin.'],
      ] as const) {
        await openWithTargets(page, search);
        await expect(consequences(page)).toContainText(warning);
        await lockButton(page).click();
        const confirmation = page.getByRole('dialog', { name: 'Lock your own access?' });
        await confirmation.getByRole('button', { name: 'Cancel' }).click();
        await expect(confirmation).toBeHidden();
        await expect(lockButton(page)).toBeFocused();
        expect(mock.world.db.lock.all()).toEqual([]);
      }
      await openWithTargets(page, 'user=bob&role=auditor&login=guest');
      await expect(consequences(page)).not.toContainText('You ');
    },
  );

  test('the page warns about a login that the user has on loaded servers', { tag: '@both' }, async ({ page }) => {
    await page.goto(NEW_LOCK_PATH);
    await targetKindLink(page, 'Servers').click();
    await expect(selectButton(page, 'web-01')).toBeVisible();
    await targetKindLink(page, 'Logins').click();
    await page.getByLabel('Login name').fill('root');
    await page.getByRole('button', { name: 'Add target' }).click();
    await expect(consequences(page)).toContainText('You use the login root.');
  });
});

test.describe('the duration of a lock', () => {
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
      const lockRequest = page.waitForRequest((request) => request.method() === 'PUT');
      await lockButton(page).click();
      expect((await lockRequest).postDataJSON(), option).toMatchObject({ ttl });
      await expect(page).toHaveURL('/web/locks');
    }
  });

  test('can be a date, which must be in the future', async ({ page, mock, time }) => {
    await openWithTargets(page, 'user=dora');
    await page.getByLabel('Duration').selectOption('Until a date and time');
    const untilField = page.getByLabel('Locked until');
    await lockButton(page).click();
    await expect(untilField).toBeFocused();
    await untilField.fill('2026-11-20T11:00');
    await lockButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Choose a time in the future.');
    await untilField.fill('2026-11-20T13:30');
    await lockButton(page).click();
    await expect(page).toHaveURL('/web/locks');
    const [createdLock] = mock.world.db.lock.all();
    expect(Math.abs(Date.parse(createdLock?.expires ?? '') - time.now() - 90 * 60_000)).toBeLessThan(60_000);
  });
});

// Tests the effects of a lock on the users that it denies. Each user has a separate browser context.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { PASSWORD } from '#fixtures/scenarios/people.ts';
import {
  connected,
  terminalRow as line,
  test,
  sessionAddress,
  expectTerminalFocus,
  joinSession,
} from '#e2e/active-sessions/join-session.ts';
import { expect } from '#e2e/harness/harness.ts';
import { rowNames, row } from '#e2e/harness/resource-kinds.ts';
import { lockButton, openWithTargets } from './new-lock-page.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const LOCKED_MESSAGE = 'You were signed out because your access is locked.';

const alert = (page: Page) => page.getByRole('alert');
const username = (page: Page) => page.getByLabel('Username');

/** Creates locks as alice, with the targets in the address and a message. */
async function lockTargets(page: Page, search: string): Promise<void> {
  await openWithTargets(page, search);
  await page.getByLabel('Message').fill('Laptop lost');
  await lockButton(page).click();
}

async function signInAs(page: Page, name: string): Promise<void> {
  await username(page).fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test.use({ scenario: 'people and servers' });

// docs/behaviour.md#session "If a page loads while the proxy denies"
test(
  'a locked user who loads a page sees that a lock may be the reason, and can use another account',
  { tag: '@gate' },
  async ({ page, visit, mock }) => {
    const [bob, otherTab] = [await visit('bob'), await visit('bob')];
    for (const tab of [bob, otherTab]) {
      await tab.goto(SERVERS_PATH);
      await expect(rowNames(tab).first()).toBeVisible();
    }
    await lockTargets(page, 'user=bob');
    await expect(row(page, /bob/)).toContainText('Active');
    await bob.reload();
    await expect(bob.getByRole('heading', { name: "Couldn't load who you are" })).toBeVisible();
    await expect(alert(bob)).toContainText('Your account may be locked. Ask an administrator.');
    await expect(alert(bob)).toContainText('Proxy: access denied');
    await bob.getByRole('button', { name: 'Sign out and use another account' }).click();
    // docs/behaviour.md#session "On 14.x, the proxy refuses the sign-out"
    await expect(alert(bob)).toContainText("the proxy hasn't confirmed it");
    await signInAs(bob, 'carol');
    await expect(bob.getByRole('button', { name: /^Account of carol/ })).toBeVisible();
    await otherTab.reload();
    await expect(otherTab.getByRole('heading', { name: "Couldn't load who you are" })).toBeVisible();
    for (const { name } of mock.world.db.lock.all()) mock.world.db.lock.delete(name);
    await otherTab.getByRole('button', { name: 'Retry' }).click();
    await expect(rowNames(otherTab).first()).toBeVisible();
  },
);

/** Makes the mock proxy name the lock when it refuses a request. */
const nameLocksInRefusals = (mock: Proxy): void => void (mock.world.settings.explainsLocks = true);

// docs/behaviour.md#session "If the proxy refuses a request because of a lock"
test(
  'a locked user is signed out at the next request and sees the reason',
  { tag: '@gate' },
  async ({ page, visit, mock }) => {
    nameLocksInRefusals(mock);
    const bob = await visit('bob');
    await bob.goto(SERVERS_PATH);
    await expect(rowNames(bob).first()).toBeVisible();
    await lockTargets(page, 'user=bob');
    await expect(row(page, /bob/)).toContainText('Active');
    await bob.getByRole('searchbox').fill('web');
    await expect(username(bob)).toBeVisible();
    await expect(alert(bob)).toContainText(LOCKED_MESSAGE);
    await expect(alert(bob)).toContainText('Proxy: lock targeting User:"bob" is in force: Laptop lost');
  },
);

test(
  'a locked user is signed out within 16 seconds even without input',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    nameLocksInRefusals(mock);
    // This is the last request of a page load, so only the regular check of the web session notices the lock.
    const lastResponse = page.waitForResponse((response) => response.url().endsWith('/resources/check'));
    await page.goto(SERVERS_PATH);
    await lastResponse;
    const lockFields = { message: '', expires: '', createdAt: '2026-11-20T12:00:00Z', createdBy: 'carol' } as const;
    mock.world.db.lock.create({ ...lockFields, name: 'new', targets: { user: 'alice' } });
    await time.pass('00:00:16');
    await expect(alert(page)).toContainText(LOCKED_MESSAGE);
  },
);

test('users who lock themselves are signed out, and can sign in again when the lock has expired', async ({
  page,
  mock,
  time,
}) => {
  nameLocksInRefusals(mock);
  await lockTargets(page, 'user=alice');
  await page.getByRole('dialog').getByRole('button', { name: 'Lock my own access' }).click();
  await expect(username(page)).toBeVisible();
  await expect(alert(page)).toContainText(LOCKED_MESSAGE);
  await expect(alert(page)).toContainText('Proxy: lock targeting User:"alice" is in force: Laptop lost');
  await page.reload();
  await expect(username(page)).toBeVisible();
  await expect(alert(page)).toBeHidden();
  const [lock] = mock.world.db.lock.all();
  if (lock) mock.world.db.lock.update(lock.name, { expires: new Date(time.now() + 60_000).toISOString() });
  await time.pass('00:01:01');
  await signInAs(page, 'alice');
  await expect(page.getByRole('button', { name: /^Account of alice/ })).toBeVisible();
});

test('a locked user cannot sign in until the lock is deleted', async ({ page, visit }) => {
  const bob = await visit('bob');
  await lockTargets(page, 'role=developer');
  await bob.goto(SERVERS_PATH);
  await expect(username(bob)).toBeVisible();
  await signInAs(bob, 'bob');
  await expect(alert(bob).filter({ hasText: "Couldn't sign you in." })).toBeVisible();
  await page.getByRole('button', { name: 'Delete lock on role: developer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete lock' }).click();
  await expect(page.getByRole('heading', { name: 'No locks' })).toBeVisible();
  await signInAs(bob, 'bob');
  await expect(bob).toHaveURL(SERVERS_PATH);
});

test('the terminal of a locked user shows the reason, and the user must sign in again', async ({ page, bob, mock }) => {
  nameLocksInRefusals(mock);
  await lockTargets(page, 'user=bob');
  await expect(line(bob, 'lock targeting User:"bob" is in force: Laptop lost')).toBeVisible();
  await expect(connected(bob)).toBeHidden();
  // The next check of the session follows within 15 seconds.
  const signInDialog = bob.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInDialog).toContainText('Your access was locked. Your work on this page is kept.', {
    timeout: 20_000,
  });
});

// docs/behaviour.md#session "A lock on a login or a resource doesn't"
test('a lock on a login ends the sessions that use it, and their users stay signed in', async ({ page, bob, mock }) => {
  await lockTargets(page, 'login=deploy');
  await expect(line(bob, 'lock targeting Login:"deploy" is in force')).toBeVisible();
  await expect(bob.getByRole('dialog')).toBeHidden();
  expect(mock.world.db.activeSession.all()).toEqual([]);
});

for (const lockedUser of ['bob', 'carol'])
  // docs/behaviour.md#locks "A lock on the user who started a session", "A lock on a user who joined ends"
  test(`a lock on ${lockedUser} ends the session of bob for carol, and for bob only if bob is locked`, async ({
    page,
    bob,
    visit,
    mock,
  }) => {
    mock.world.db.user.update('carol', { roles: ['joiner'] });
    const carol = await visit('carol');
    await joinSession(carol, sessionAddress(mock, 'peer'));
    await expectTerminalFocus(carol);
    await lockTargets(page, `user=${lockedUser}`);
    await expect(connected(carol)).toBeHidden();
    if (lockedUser === 'bob') return expect(connected(bob)).toBeHidden();
    await expect(connected(bob)).toBeVisible();
    await bob.getByLabel('Terminal input').focus();
    await bob.keyboard.type('hostname\n');
    await expect(line(bob, /^web-01$/)).toBeVisible();
  });

test('an administrator sees locks of others, and a message appears if a lock was already deleted', async ({
  page,
  visit,
  mock,
}) => {
  mock.world.db.user.update('carol', { roles: ['admin'] });
  const carol = await visit('carol');
  await lockTargets(page, 'user=dora');
  // The proxy's list shows a new lock only after a delay.
  await expect(async () => {
    await carol.goto('/web/locks');
    await expect(row(carol, /dora/)).toContainText('alice', { timeout: 500 });
  }).toPass();
  const clickDelete = (tab: Page) => tab.getByRole('button', { name: 'Delete lock on user: dora' }).click();
  const confirmDelete = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Delete lock' }).click();
  await clickDelete(page);
  await clickDelete(carol);
  await confirmDelete(carol);
  await expect(carol.getByRole('heading', { name: 'No locks' })).toBeVisible();
  await confirmDelete(page);
  await expect(page.getByRole('status').filter({ hasText: 'had already been deleted' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No locks' })).toBeVisible();
});

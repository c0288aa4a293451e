// Tests the page that creates locks: selecting targets, creating the locks, and leaving the page.
import type { Page } from '@playwright/test';
import { uuidFrom } from '#fixtures/encoding/uuid.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, horizontalOverflow, row, title } from '#e2e/harness/resource-kinds.ts';
import {
  consequences,
  targetChip,
  chosenTargets,
  targetKindLink,
  targetKinds,
  lockButton,
  NEW_LOCK_PATH,
  openWithTargets,
  selectButton,
} from './new-lock-page.ts';

const CREATE_LOCK = 'PUT /v1/webapi/sites/{cluster}/locks';
const LIST_SERVERS = 'GET /v1/webapi/sites/{cluster}/nodes';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search targets' });
const alert = (page: Page) => page.getByRole('alert');

test.use({ scenario: 'sessions and no locks' });

test('the empty list links to the page that creates the first lock', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto('/web/locks');
  await expect(title(page, 'No locks')).toBeVisible();
  await page.getByRole('link', { name: 'Create lock' }).last().click();
  await expect(title(page, 'Create New Lock')).toBeVisible();
  await selectButton(page, 'dora').click();
  await expect(targetChip(page, 'user: dora')).toBeVisible();
  await page.getByLabel('Message').fill('Laptop lost');
  await lockButton(page).click();
  await expect(page).toHaveURL('/web/locks');
  await expect(row(page, /dora/)).toContainText('Laptop lost');
  await expect(row(page, /dora/)).toContainText('alice');
  await expect(row(page, /dora/)).toContainText('never');
  expect(mock.world.db.lock.all()).toMatchObject([{ targets: { user: 'dora' }, message: 'Laptop lost', expires: '' }]);
});

test('targets of several kinds stay selected while the user searches, and can be removed one by one', async ({
  page,
}) => {
  await page.goto(NEW_LOCK_PATH);
  await selectButton(page, 'dora').click();
  await targetKindLink(page, 'Roles').click();
  await selectButton(page, 'developer').click();
  await targetKindLink(page, 'Servers').click();
  await selectButton(page, 'web-02').click();
  await targetKindLink(page, 'Logins').click();
  await page.getByLabel('Login name').fill(' root ');
  await page.keyboard.press('Enter');
  await expect(chosenTargets(page).getByRole('heading')).toHaveText('4 targets');
  for (const text of ['user: dora', 'role: developer', 'server: web-02', 'login: root'])
    await expect(targetChip(page, text)).toBeVisible();
  await chosenTargets(page).getByRole('button', { name: 'Remove role: developer' }).click();
  await targetKindLink(page, 'Servers').click();
  await page.getByRole('button', { name: 'Selected web-02' }).click();
  await expect(selectButton(page, 'web-02')).toHaveAttribute('aria-pressed', 'false');
  await expect(chosenTargets(page).getByRole('heading')).toHaveText('2 targets');
  await page.reload();
  await expect(chosenTargets(page).getByRole('heading')).toHaveText('2 targets');
});

test('users can be found by role, and servers by name', async ({ page }) => {
  await page.goto(NEW_LOCK_PATH);
  await search(page).fill('DEV');
  await expect(rowNames(page)).toHaveText(['bob']);
  await search(page).fill('nobody');
  await expect(title(page, 'No targets match "nobody"')).toBeVisible();
  await targetKindLink(page, 'Servers').click();
  await expect(search(page)).toHaveValue('');
  await search(page).fill('web');
  await expect(rowNames(page)).toHaveText(['web-01', 'web-02']);
  await page.getByRole('button', { name: 'Hostname' }).click();
  await expect(rowNames(page)).toHaveText(['web-02', 'web-01']);
});

test('behind an 18.x proxy, all roles are listed although they have several pages, and can be locked', async ({
  page,
  mock,
}) => {
  Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
  const role = mock.world.db.role.get('developer');
  if (!role) throw new Error('no role developer');
  for (let n = 0; n < 600; n += 1) mock.world.db.role.create({ ...role, name: `role-${n}` });
  await page.goto(`${NEW_LOCK_PATH}?kind=role`);
  await search(page).fill('role-599');
  await selectButton(page, 'role-599').click();
  await targetKindLink(page, 'Servers').click();
  await selectButton(page, 'web-01').click();
  await lockButton(page, '2 targets').click();
  await expect(rowNames(page)).toHaveText([/role-599|id-of-web-01/, /role-599|id-of-web-01/]);
  expect(mock.world.db.lock.all().map(({ targets }) => targets)).toContainEqual({ server_id: 'id-of-web-01' });
});

test('the list of MFA devices shows only those of the current user', async ({ page, mock }) => {
  const device = {
    id: uuidFrom('phone'),
    type: 'TOTP',
    lastUsed: '2026-11-19T08:00:00Z',
    addedAt: '2026-01-05T09:30:00Z',
  } as const;
  mock.world.db.mfaDevice.create({ user: 'alice', device: { ...device, name: 'phone' } });
  mock.world.db.mfaDevice.create({ user: 'bob', device: { ...device, id: uuidFrom('other phone'), name: 'of bob' } });
  await page.goto(NEW_LOCK_PATH);
  await targetKindLink(page, 'MFA devices').click();
  await expect(rowNames(page)).toHaveText(['phone']);
  await selectButton(page, 'phone').click();
  await expect(targetChip(page, 'MFA device: phone')).toBeVisible();
  await expect(consequences(page)).toContainText('phone is your own MFA device.');
});

test('a target of a kind without a list can be typed, but only once', async ({ page }) => {
  await page.goto(NEW_LOCK_PATH);
  await targetKindLink(page, 'Access requests').click();
  await page.getByRole('button', { name: 'Add target' }).click();
  await expect(alert(page)).toBeVisible();
  for (const _ of [1, 2]) {
    await page.getByLabel('Access request ID').fill('r-1');
    await page.getByRole('button', { name: 'Add target' }).click();
  }
  await expect(alert(page)).toHaveText('This target is already selected.');
  await expect(chosenTargets(page).getByRole('heading')).toHaveText('1 target');
});

test('trusted devices are not offered without permission for them', async ({ page, mock }) => {
  await page.goto(NEW_LOCK_PATH);
  await expect(targetKindLink(page, 'Trusted devices')).toBeVisible();
  const kindCount = await targetKinds(page).getByRole('link').count();
  const role = mock.world.db.role.get('admin');
  const rules = [{ resources: ['lock', 'user'], verbs: ['*'] }];
  if (role) mock.world.db.role.update('admin', { spec: { ...role.spec, allow: { ...role.spec.allow, rules } } });
  await page.reload();
  await expect(targetKinds(page).getByRole('link')).toHaveCount(kindCount - 1);
  await expect(targetKindLink(page, 'Trusted devices')).toBeHidden();
});

test('targets in the address are selected, even if the list of targets fails', async ({ page, mock }) => {
  mock.world.fault(LIST_SERVERS, { status: 504, message: 'the connection was lost' });
  await page.goto(`${NEW_LOCK_PATH}?user=bob&role=auditor&server_id=id-of-web-01&access_request=r-1&kind=server_id`);
  await expect(title(page, "Couldn't load targets")).toBeVisible();
  for (const text of ['user: bob', 'role: auditor', 'server: id-of-web-01', 'request: r-1'])
    await expect(targetChip(page, text)).toBeVisible();
  mock.world.release(LIST_SERVERS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowNames(page)).toHaveCount(3);
  await expect(targetChip(page, 'user: bob')).toBeVisible();
});

test(
  'several targets are locked with one click, and a failed one stays selected with its reason',
  { tag: '@gate' },
  async ({ page, mock }) => {
    const lockRequests: unknown[] = [];
    page.on('request', (request) => request.method() === 'PUT' && lockRequests.push(request.postDataJSON()));
    await openWithTargets(page, 'user=dora&role=intern&login=guest');
    mock.world.fault(CREATE_LOCK, { status: 500, message: 'the backend is away', times: 1 });
    await lockButton(page, '3 targets').click();
    await expect(page.getByRole('status').filter({ hasText: '2 targets were locked.' })).toBeVisible();
    await expect(alert(page)).toContainText('Proxy: the backend is away');
    await expect(chosenTargets(page).getByRole('heading')).toHaveText('1 target');
    expect(lockRequests).toHaveLength(3);
    expect(mock.world.db.lock.all()).toHaveLength(2);
    await page.getByRole('button', { name: 'Retry 1 target' }).click();
    await expect(page).toHaveURL('/web/locks');
    await expect(rowNames(page)).toHaveCount(3);
    expect(lockRequests).toHaveLength(4);
  },
);

test('leaving with selected targets asks for confirmation', { tag: '@gate' }, async ({ page }) => {
  await openWithTargets(page, 'user=bob');
  const leaveDialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await leaveDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(targetChip(page, 'user: bob')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await leaveDialog.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL('/web/locks');
});

test('HTML and control characters in names are shown as text', { tag: '@gate' }, async ({ page, mock }) => {
  const hostileNames = ['<img src=x onerror=alert(1)>', 'bill\u202egpj.exe', 'long-'.repeat(60)];
  for (const name of hostileNames) mock.world.db.user.create({ ...SAMPLE_USER, name });
  await page.goto(`${NEW_LOCK_PATH}?${new URLSearchParams(hostileNames.map((name) => ['user', name]))}`);
  await expect(targetChip(page, 'user: <img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selected billU+202Egpj.exe' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(consequences(page)).toBeVisible();
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test('on a phone a button jumps from the list to the selection', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(NEW_LOCK_PATH);
  await selectButton(page, 'dora').click();
  await page.getByRole('button', { name: '1 target', exact: true }).click();
  await expect(chosenTargets(page)).toBeFocused();
  await expect(targetChip(page, 'user: dora')).toBeInViewport();
});

test('a lock can be created with the keyboard only', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(NEW_LOCK_PATH);
  await expect(rowNames(page)).toHaveCount(4);
  await page.keyboard.press('/');
  await page.keyboard.type('dora');
  await expect(rowNames(page)).toHaveText(['dora']);
  await page.keyboard.press('ArrowDown');
  await expect(selectButton(page, 'dora')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByLabel('Message').focus();
  await page.keyboard.type('gone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/locks');
  expect(mock.world.db.lock.all()).toMatchObject([{ targets: { user: 'dora' }, message: 'gone' }]);
});

const SAMPLE_USER = { password: null, roles: [], authType: 'local', traits: {}, failures: [], lockedUntil: 0 };

// docs/behaviour.md#waits "While a write of a dialog or form is pending"
test('if the user leaves while a lock is being created, the page stays and says that the result is unknown', async ({
  page,
  mock,
}) => {
  mock.world.fault(CREATE_LOCK, { held: true });
  await page.goto(NEW_LOCK_PATH);
  await selectButton(page, 'dora').click();
  await lockButton(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(alert(page)).toContainText('It may have made the change or not.');
  await expect(page).toHaveURL(new RegExp(NEW_LOCK_PATH));
  mock.world.release(CREATE_LOCK);
});

// The fields of a user that take several values: roles, and traits such as logins.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { valueChips, dialog, field, pressInDialog, USERS_PATH } from './users-page.ts';

const pasteText = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test.describe('a field with several values', () => {
  test.beforeEach(({ page }) => page.goto(`${USERS_PATH}?edit=bob`));

  test('adds typed and pasted values, each once', { tag: '@gate' }, async ({ page }) => {
    await field(page, 'Database users').click();
    await page.keyboard.type('reader');
    await page.keyboard.press('Enter');
    await page.keyboard.type('writer,admin');
    await expect(valueChips(page, 'Database users')).toHaveText(['reader', 'writer']);
    await page.keyboard.press('Tab');
    await expect(valueChips(page, 'Database users')).toHaveText(['reader', 'writer', 'admin']);
    await field(page, 'Database users').click();
    await page.keyboard.press('Backspace');
    await expect(valueChips(page, 'Database users')).toHaveText(['reader', 'writer']);
    await field(page, 'AWS role ARNs').click();
    await pasteText(page, 'arn:aws:iam::1:role/a\narn:aws:iam::1:role/b, arn:aws:iam::1:role/a');
    await expect(valueChips(page, 'AWS role ARNs')).toHaveText(['arn:aws:iam::1:role/a', 'arn:aws:iam::1:role/b']);
    await field(page, 'Logins').fill('bob');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('status').filter({ hasText: 'bob is already added.' })).toBeVisible();
    await expect(valueChips(page, 'Logins')).toHaveText(['bob']);
  });

  test('removes a value by keyboard, and saves text that was typed without Enter', async ({ page, mock }) => {
    await field(page, 'Logins').click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Remove bob from Logins' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(valueChips(page, 'Logins')).toHaveCount(0);
    await expect(field(page, 'Logins')).toBeFocused();
    await field(page, 'Kubernetes groups').fill('viewers');
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.traits).toEqual({ logins: [], kubernetes_groups: ['viewers'] });
  });
});

for (const scenario of ['many roles', 'many roles, 18.x'])
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario });

    test('the field loads more roles at the end, and finds a role by a part of its name', async ({ page }) => {
      await page.goto(`${USERS_PATH}?edit=bob`);
      await field(page, 'Roles').click();
      await expect(page.getByRole('option').first()).toHaveText('admin');
      const initialCount = await page.getByRole('option').count();
      expect(initialCount).toBeLessThan(120);
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(initialCount);
      await page.getByRole('option').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('option', { name: 'team-0239' })).toBeAttached();
      await field(page, 'Roles').fill('M-0117');
      await expect(page.getByRole('option')).toHaveText(['team-0117']);
      await page.keyboard.press('Enter');
      await expect(valueChips(page, 'Roles')).toHaveText(['developer', 'team-0117']);
      await field(page, 'Roles').fill('nothing like it');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(dialog(page)).toContainText('No roles match');
      await expect(dialog(page).getByRole('status').filter({ hasText: 'No roles match' })).toBeAttached();
      await page.keyboard.press('Enter');
      await expect(valueChips(page, 'Roles')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeVisible();
    });
  });

test.describe('when the proxy sends the same page of roles again', () => {
  test.use({ scenario: 'many roles, 18.x' });

  // docs/behaviour.md#further-pages "A field that chooses roles offers"
  test('the field stops loading, and loads more roles on request', async ({ page, mock }) => {
    mock.world.settings.pagingFaults['GET /v1/webapi/roles'] = 'repeated key';
    const startKeys: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/webapi/roles')) startKeys.push(new URL(request.url()).searchParams.get('startKey'));
    });
    await page.goto(`${USERS_PATH}?edit=bob`);
    await field(page, 'Roles').click();
    await page.getByRole('option', { name: 'admin' }).waitFor();
    await page.keyboard.press('ArrowUp');
    const loadMoreOption = page.getByRole('option', { name: 'Load more roles' });
    await expect(loadMoreOption).toBeVisible();
    await expect(dialog(page)).toContainText('Looked at 100 results. The proxy sent the same page again.');
    expect(startKeys).toEqual(['', 'endless-1']);
    mock.world.settings.pagingFaults = {};
    await loadMoreOption.click();
    // The field may request further pages after that, because it is scrolled to the end.
    await expect.poll(() => startKeys.slice(0, 3)).toEqual(['', 'endless-1', 'endless-1']);
    await expect(loadMoreOption).toBeHidden();
    await expect(valueChips(page, 'Roles')).toHaveText(['developer']);
  });
});

test('roles are requested once behind 14.x, and for each typed text behind 18.x', async ({ page, mock }) => {
  const requestedQueries: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/webapi/roles') && requestedQueries.push(new URL(request.url()).search),
  );
  await page.goto(`${USERS_PATH}?edit=bob`);
  for (const [text, name] of [
    ['aud', 'auditor'],
    ['adm', 'admin'],
  ] as const) {
    await field(page, 'Roles').fill(text);
    await expect(page.getByRole('option')).toHaveText([name]);
  }
  expect(requestedQueries).toHaveLength(1);
  Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
  await page.reload();
  await field(page, 'Roles').fill('aud');
  await expect(page.getByRole('option')).toHaveText(['auditor']);
  await expect.poll(() => requestedQueries.at(-1)).toContain('search=aud');
});

test('roles can be typed when their list cannot be loaded', async ({ page, mock }) => {
  mock.world.fault('GET /v1/webapi/roles', { status: 500, message: 'the backend is away' });
  await page.goto(`${USERS_PATH}?edit=bob`);
  await field(page, 'Roles').click();
  await expect(dialog(page)).toContainText("Couldn't load roles. Type a name followed by a comma.");
  await page.keyboard.type('auditor,');
  await expect(valueChips(page, 'Roles')).toHaveText(['developer', 'auditor']);
  await pressInDialog(page, 'Save changes');
  await expect(dialog(page)).toBeHidden();
  expect(mock.world.db.user.get('bob')?.roles).toEqual(['developer', 'auditor']);
});

test('fields that get the focus are visible above the buttons of the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${USERS_PATH}?edit=bob`);
  await expect(valueChips(page, 'Logins')).toHaveText(['bob']);
  const cancelButtonBox = await dialog(page).getByRole('button', { name: 'Cancel' }).boundingBox();
  for (const name of ['Kubernetes users', 'Kubernetes groups', 'Windows logins', 'AWS role ARNs']) {
    const input = field(page, name);
    while (!(await input.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    const box = await input.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(cancelButtonBox?.y ?? 0);
  }
});

test.describe('without permission to list roles', () => {
  test.use({ scenario: 'users, edit permission only', username: 'erin' });

  test('roles can be typed, and the list of roles is not requested', async ({ page, mock }) => {
    const roleRequests: string[] = [];
    page.on('request', (request) => request.url().includes('/webapi/roles') && roleRequests.push(request.url()));
    await page.goto(`${USERS_PATH}?edit=bob`);
    await field(page, 'Roles').fill('auditor');
    await page.keyboard.press('Enter');
    await pressInDialog(page, 'Save changes');
    await expect(dialog(page)).toBeHidden();
    expect(mock.world.db.user.get('bob')?.roles).toEqual(['developer', 'auditor']);
    expect(roleRequests).toEqual([]);
  });
});

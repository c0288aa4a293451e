// Tests unusual roles: a list of 2,000 roles, a role of 2,000 lines, misleading names, and unreadable records.
import { createRole } from '#fixtures/scenarios/people.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  yamlField,
  dialog,
  visibleYaml,
  expectYaml,
  names,
  openResource,
  problems,
  reviewButton,
  ROLES_PATH,
  row,
} from './editor.ts';

const LIST_ROLES = 'GET /v1/webapi/roles';

test.describe('with 2,000 roles', () => {
  test.use({ scenario: 'two thousand roles' });

  test('all roles are counted and can be found, but only some are rendered', async ({ page }) => {
    await page.goto(ROLES_PATH);
    await expect(page.getByRole('status').filter({ hasText: '2,005 roles' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    await page.getByRole('searchbox', { name: 'Search roles' }).fill('role-1999');
    await expect(names(page)).toHaveText(['role-1999']);
    await page.getByRole('link', { name: 'Edit role role-1999' }).click();
    await expectYaml(page).toMatch(/name: role-1999/);
  });
});

test.describe('with a role of 2,000 lines', () => {
  test.use({ scenario: 'roles and connectors' });

  test('the text is checked while the user types at its end', async ({ page, mock }) => {
    const rules = Array.from({ length: 500 }, (_, index) => ({ resources: [`kind-${index}`], verbs: ['list'] }));
    mock.world.db.role.create(createRole('large', { allow: { rules } }));
    await openResource(page, ROLES_PATH, 'large');
    await yamlField(page).press('Control+End');
    await expect(page.getByText(/^Line 2,0\d\d, column 1$/)).toBeVisible();
    await yamlField(page).pressSequentially('x: 1', { delay: 30 });
    await expect(problems(page).first()).toHaveText(/Unknown field "x"/);
    await yamlField(page).pressSequentially('23');
    await expect.poll(() => visibleYaml(page)).toMatch(/x: 123$/);
  });
});

test.describe('with names that contain HTML or hidden characters', () => {
  test.use({ scenario: 'hostile roles and connectors' });

  test('the list, the editor and the dialogs show these names as text', { tag: '@gate' }, async ({ page }) => {
    const name = '<img src=x onerror=alert(1)>';
    await page.goto(ROLES_PATH);
    await expect(names(page).filter({ hasText: 'evil-U+202Elor' })).toBeVisible();
    await page.getByRole('button', { name: `Delete role ${name}` }).click();
    await expect(dialog(page, `Delete role ${name}?`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `Edit role ${name}` }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectYaml(page).toMatch(/<img src=x onerror=alert\(1\)>/);
    await openResource(page, ROLES_PATH, 'evil-\u202elor');
    await expect(problems(page)).toHaveText([
      /^Line 3: This line contains a hidden character\.$/,
      /^Line 3: A name has letters, numbers,/,
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ROLES_PATH);
    await expect(names(page).first()).toBeVisible();
    const horizontalOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await horizontalOverflow()).toBeLessThanOrEqual(0);
    await openResource(page, ROLES_PATH, `long-${'x'.repeat(300)}`);
    expect(await horizontalOverflow()).toBeLessThanOrEqual(0);
    await expect(reviewButton(page)).toBeInViewport();
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'roles and connectors' });

  test('unreadable records are marked, and all other roles are listed', async ({ page, mock }) => {
    const readableRole = { id: 'role:ops', kind: 'role', name: 'ops', content: 'kind: role\n' };
    const text = JSON.stringify([readableRole, null, 7, { name: 'mute' }, { name: 7, content: 'x' }]);
    mock.world.fault(LIST_ROLES, { text });
    await page.goto(ROLES_PATH);
    await expect(row(page, /^ops/)).toBeVisible();
    await expect(row(page, /^Unreadable/)).toHaveCount(4);
    await expect(row(page, /Unreadable/).first()).toBeVisible();
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'roles and connectors of 18.x' });

  test('roles are loaded page by page, and descriptions are shown', async ({ page, mock }) => {
    const requestedQueries: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/webapi/roles')) requestedQueries.push(search);
    });
    const item = { id: 'role:ops', kind: 'role', name: 'ops', description: 'Runs things', content: 'kind: role\n' };
    mock.world.fault(LIST_ROLES, { text: JSON.stringify({ items: [item], startKey: 'next' }) });
    await page.goto(ROLES_PATH);
    await expect(row(page, /^ops/).first()).toContainText('Runs things');
    await expect.poll(() => requestedQueries.length).toBe(2);
    expect(requestedQueries[1]).toContain('startKey=next');
  });
});

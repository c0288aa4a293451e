// Tests the list of roles, and creating, editing and deleting roles.
import type { WireResponse } from '#fixtures/proxy/wire.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { exportCsv } from '#e2e/harness/menus.ts';
import {
  replaceText,
  yamlField,
  dialog,
  expectYaml,
  names,
  openResource,
  pressInDialog,
  problems,
  replaceYaml,
  reviewButton,
  ROLES_PATH,
  row,
  reviewAndSave,
  readYaml,
} from './editor.ts';

const LIST_ROLES = 'GET /v1/webapi/roles';
const CREATE_ROLE = 'POST /v1/webapi/roles';

test.use({ scenario: 'roles and connectors' });

// docs/behaviour.md#resources-as-yaml "The list of roles shows the kinds of resources"
// docs/behaviour.md#lists "Each list with rows exports them as CSV"
test(
  'roles are listed with their number of users, grants and problems, and can be sorted by it and searched by name',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await page.goto(ROLES_PATH);
    await expect(names(page)).toHaveText(['admin', 'auditor', 'developer', 'reader', 'spare']);
    await expect(row(page, /^developer/)).toContainText('1 user');
    await expect(row(page, /^spare/)).toContainText('0 users');
    await expect(row(page, /^developer/)).toContainText('Servers');
    await expect(row(page, /^admin/)).toContainText('Administrative changes');
    await expect(row(page, /^admin/).getByRole('link', { name: 'problem' })).toHaveAttribute('href', /edit=admin/);
    await expect(page).toHaveTitle('Manage Roles');
    await page.getByRole('button', { name: 'Held by' }).click();
    await expect(names(page).first()).toHaveText('spare');
    await page.getByRole('searchbox', { name: 'Search roles' }).fill('dev');
    await expect(names(page)).toHaveText(['developer']);
    await expect(page).toHaveURL(/search=dev/);
    const [head, line] = (await exportCsv(page, 'Export 1 row')).lines;
    expect(head).toContain('"Name","Held by","Grants"');
    expect(line).toContain('"developer","1 user","Servers"');
  },
);

test('a role can be created from a template and appears in the list', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(ROLES_PATH);
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByRole('menuitem', { name: 'Servers only' }).click();
  await expect(page).toHaveURL(`${ROLES_PATH}?new=servers`);
  await replaceText(page, 'name: new-role', 'name: deployer # for releases');
  await reviewButton(page).click();
  await expect(dialog(page).getByRole('insertion').filter({ hasText: 'name: deployer' })).toBeVisible();
  await pressInDialog(page, 'Save changes');
  await expect(page.getByText('deployer was saved.')).toBeVisible();
  await expect(row(page, /^deployer/)).toBeVisible();
  await expect(page).toHaveURL(ROLES_PATH);
  expect(mock.world.db.role.get('deployer')?.spec.allow.node_labels).toEqual({ env: ['staging'] });
});

// docs/behaviour.md#resources-as-yaml "Users edit roles, auth connectors",
// "The editor shows the changes before it saves"
// docs/behaviour.md#resources-as-yaml "The address contains what the user"
test('the editor shows the changes to a role before saving them', { tag: '@gate' }, async ({ page, mock }) => {
  // The editor renders only lines in or near the viewport, and this test reads the whole text.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${ROLES_PATH}?search=dev`);
  await page.getByRole('link', { name: 'Edit role developer' }).click();
  await expect(page.getByRole('heading', { name: 'developer' })).toBeVisible();
  await expect(page.getByText('held by 1 user')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Held by' })).toContainText('bob');
  await expect(reviewButton(page)).toHaveAccessibleDescription("You haven't changed anything yet");
  await replaceText(page, '- root', '- toor');
  await page.getByRole('link', { name: 'Changes · 1 line' }).click();
  await expect(page).toHaveURL(/tab=changes/);
  await expect(page.getByRole('region', { name: 'Changes in developer' })).toContainText('- toor');
  const foldButtons = page.getByRole('button', { name: /^Show unchanged lines: \d+$/ });
  const foldCount = await foldButtons.count();
  await page.getByRole('textbox', { name: 'Changes in developer' }).press('Tab');
  await expect(foldButtons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(foldButtons).toHaveCount(foldCount - 1);
  await expect(yamlField(page)).toBeHidden();
  await page.getByRole('link', { name: 'YAML' }).click();
  await expectYaml(page).toMatch(/toor/);
  await reviewButton(page).click();
  const changes = dialog(page, 'Save changes to developer?');
  await expect(changes.getByRole('deletion')).toHaveText('- root');
  await expect(changes.getByRole('insertion')).toHaveText('- toor');
  await pressInDialog(page, 'Save changes');
  await expect(page.getByText('developer was saved.')).toBeVisible();
  await expect(page).toHaveURL(`${ROLES_PATH}?search=dev`);
  expect(mock.world.db.role.get('developer')?.spec.deny?.logins).toEqual(['toor']);
});

// docs/behaviour.md#resources-as-yaml "A refusal appears at the name, the line"
test('an existing name and a renamed role are refused at the line of the name', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${ROLES_PATH}?new=blank`);
  await replaceText(page, 'name: new-role', 'name: auditor');
  await reviewAndSave(page);
  await expect(problems(page)).toHaveText(['Line 4: Proxy: resource with name "auditor" already exists']);
  await expect(yamlField(page)).toBeFocused();
  await expect(yamlField(page)).toHaveAttribute('aria-invalid', 'true');
  await replaceText(page, 'name: auditor', 'name: auditor-2');
  await expect(problems(page)).toHaveCount(0);
  await reviewAndSave(page);
  await page.getByRole('link', { name: 'Edit role spare' }).click();
  await replaceText(page, 'name: spare', 'name: other');
  await reviewAndSave(page);
  await expect(problems(page)).toHaveText([/^Line \d+: Proxy: resource renaming is not supported/]);
});

// docs/behaviour.md#resources-as-yaml "A refusal appears at the name, the line"
test('the text is kept after a network failure, and after an error of the proxy that names no line', async ({
  page,
  mock,
}) => {
  mock.world.fault(CREATE_ROLE, { status: 400, message: 'not a valid resource declaration', times: 1 });
  await page.goto(`${ROLES_PATH}?new=blank`);
  await replaceText(page, 'new-role', 'fresh');
  await reviewAndSave(page);
  await expect(page.getByRole('alert')).toContainText('Proxy: not a valid resource declaration');
  await expectYaml(page).toMatch(/name: fresh/);
  mock.world.fault(CREATE_ROLE, { cut: true });
  await reviewAndSave(page);
  await expect(page.getByRole('alert')).toContainText('Network request failed');
  mock.world.release(CREATE_ROLE);
  await reviewAndSave(page);
  await expect(row(page, /^fresh/)).toBeVisible();
});

// docs/behaviour.md#resources-as-yaml "Shortly after the user stops typing",
// "An unknown field is a warning, which the editor"
test('invalid YAML cannot be saved, and an unknown field shows a warning, also in the save dialog', async ({
  page,
  mock,
}) => {
  await openResource(page, ROLES_PATH, 'spare');
  const text = await readYaml(page);
  await replaceYaml(page, 'kind: role\nmetadata:\n  name: spare\n bad: [\n');
  await expect(problems(page).first()).toHaveText(/^Line 4: /);
  await expect(reviewButton(page)).toHaveAccessibleDescription('Fix the YAML errors first');
  await problems(page).first().click();
  await expect(yamlField(page)).toBeFocused();
  await replaceYaml(page, `${text}colour: red\n`);
  await expect(page.getByText('1 warning')).toBeVisible();
  await expect(problems(page)).toHaveText([/Unknown field "colour"\. The proxy saves the text without it\.$/]);
  await reviewButton(page).click();
  await expect(dialog(page)).toContainText(/Line \d+: Unknown field "colour"/);
  await pressInDialog(page, 'Save changes');
  await expect(page.getByText('spare was saved.')).toBeVisible();
  expect(mock.world.db.role.get('spare')?.content).not.toContain('colour');
});

test('the proxy refuses to delete a role in use or a system role, and the dialog shows why', async ({ page, mock }) => {
  mock.world.db.user.update('carol', { roles: [] });
  await page.goto(ROLES_PATH);
  await page.getByRole('button', { name: 'Delete role developer' }).click();
  await expect(dialog(page, 'Delete role developer?')).toContainText('bob holds this role.');
  await pressInDialog(page, 'Delete role developer');
  await expect(dialog(page).getByRole('alert')).toContainText('role "developer" is still in use by user "bob"');
  await expectAccessible(page);
  await pressInDialog(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Delete role developer' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete role auditor' }).click();
  await pressInDialog(page, 'Delete role auditor');
  await expect(dialog(page).getByRole('alert')).toContainText('in use by trusted cluster "root.example.com"');
  await pressInDialog(page, 'Cancel');
  await page.getByRole('button', { name: 'Delete role admin' }).click();
  await pressInDialog(page, 'Delete role admin');
  await expect(dialog(page).getByRole('alert')).toContainText('can not delete system role "admin"');
});

test('an unused role can be deleted', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(ROLES_PATH);
  await page.getByRole('button', { name: 'Delete role spare' }).click();
  await expect(dialog(page)).toContainText('Nobody holds this role');
  await pressInDialog(page, 'Delete role spare');
  await expect(page.getByText('spare was deleted.')).toBeVisible();
  await expect(row(page, /^spare/)).toHaveCount(0);
  expect(mock.world.db.role.get('spare')).toBeUndefined();
});

test('the address of a missing role shows an error with a link to the list', async ({ page }) => {
  await page.goto(`${ROLES_PATH}?edit=nobody`);
  await expect(page.getByRole('heading', { name: "nobody doesn't exist" })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(names(page)).toHaveCount(5);
});

test('if the list cannot be loaded, Retry loads it again', async ({ page, mock }) => {
  mock.world.fault(LIST_ROLES, { status: 500, message: 'the backend is away' });
  await page.goto(ROLES_PATH);
  await expect(page.getByRole('heading', { name: "Couldn't load roles" })).toBeVisible();
  mock.world.release(LIST_ROLES);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(5);
});

test.describe('as a user with read access', () => {
  test.use({ username: 'frank' });

  test('roles can be read, and disabled actions name the required permission', { tag: '@gate' }, async ({ page }) => {
    await page.goto(ROLES_PATH);
    await expect(page.getByRole('button', { name: 'Create role' })).toHaveAccessibleDescription(
      'Requires permission: role: create, update',
    );
    await expect(page.getByRole('button', { name: 'Delete role spare' })).toHaveAccessibleDescription(
      /Requires permission: role: delete/,
    );
    await page.getByRole('link', { name: 'View role spare' }).click();
    await expect(yamlField(page)).not.toBeEditable();
    await expectYaml(page).toMatch(/name: spare/);
    await expect(reviewButton(page)).toHaveAccessibleDescription('Requires permission: role: create, update');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(names(page)).toHaveCount(5);
  });
});

// docs/behaviour.md#late-lists "If a resource is saved again, a late"
test('a saved role can be edited immediately, even if the list of the proxy is delayed', async ({ page, mock }) => {
  // Each request returns the first list, as if the list of the proxy were late.
  let firstList: WireResponse | undefined;
  mock.world.fault('GET /v1/webapi/roles', { change: (list) => (firstList ??= list) });
  await page.goto(ROLES_PATH);
  for (const [oldText, newText] of [
    ['- spare', '- first'],
    ['- first', '- second'],
  ] as const) {
    await page.getByRole('link', { name: 'Edit role spare' }).click();
    await replaceText(page, oldText, newText);
    await reviewAndSave(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('spare was saved.')).toBeVisible();
  }
  expect(mock.world.db.role.get('spare')?.spec.allow.logins).toEqual(['second']);
});

import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import {
  change,
  code,
  dialog,
  expectYaml,
  names,
  open,
  press,
  problems,
  replaceYaml,
  review,
  ROLES,
  row,
  save,
  yaml,
} from './editor.ts';

const LIST = 'GET /v1/webapi/roles';
const POST = 'POST /v1/webapi/roles';

test.use({ scenario: 'roles and connectors' });

test(
  'roles are listed with how many users hold them, and sorted by either',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await page.goto(ROLES);
    await expect(names(page)).toHaveText(['admin', 'auditor', 'developer', 'reader', 'spare']);
    await expect(row(page, /^developer/)).toContainText('1 user');
    await expect(row(page, /^spare/)).toContainText('0 users');
    await expect(page).toHaveTitle('Manage Roles');
    await page.getByRole('button', { name: 'Held by' }).click();
    await expect(names(page).first()).toHaveText('spare');
    await page.getByRole('searchbox', { name: 'Search roles' }).fill('dev');
    await expect(names(page)).toHaveText(['developer']);
    await expect(page).toHaveURL(/search=dev/);
  },
);

test('a role is created from a template, and stands in the list', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(ROLES);
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByRole('menuitem', { name: 'Servers only' }).click();
  await expect(page).toHaveURL(`${ROLES}?new=servers`);
  await change(page, 'name: new-role', 'name: deployer # for releases');
  await review(page).click();
  await expect(dialog(page).getByRole('insertion').filter({ hasText: 'name: deployer' })).toBeVisible();
  await press(page, 'Save changes');
  await expect(page.getByText('deployer was saved.')).toBeVisible();
  await expect(row(page, /^deployer/)).toBeVisible();
  await expect(page).toHaveURL(ROLES);
  expect(mock.world.db.role.get('deployer')?.spec.allow.node_labels).toEqual({ env: ['staging'] });
});

// docs/behaviour.md#resources-as-yaml "Users edit roles, auth connectors",
// "The editor shows the changes before it saves"
// docs/behaviour.md#resources-as-yaml "The address contains what the user"
test('an edited role shows its changes before the save', { tag: '@gate' }, async ({ page, mock }) => {
  // The editor draws the lines near the window only, and this test reads the whole text.
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto(`${ROLES}?search=dev`);
  await page.getByRole('link', { name: 'Edit role developer' }).click();
  await expect(page.getByRole('heading', { name: 'developer' })).toBeVisible();
  await expect(page.getByText('held by 1 user')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Held by' })).toContainText('bob');
  await expect(review(page)).toHaveAccessibleDescription("You haven't changed anything yet");
  await change(page, '- root', '- toor');
  await page.getByRole('link', { name: 'Changes · 1 line' }).click();
  await expect(page).toHaveURL(/tab=changes/);
  await expect(page.getByRole('region', { name: 'Changes in developer' })).toContainText('- toor');
  const folds = page.getByRole('button', { name: /^Show unchanged lines: \d+$/ });
  const count = await folds.count();
  await page.getByRole('textbox', { name: 'Changes in developer' }).press('Tab');
  await expect(folds.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(folds).toHaveCount(count - 1);
  await expect(code(page)).toBeHidden();
  await page.getByRole('link', { name: 'YAML' }).click();
  await expectYaml(page).toMatch(/toor/);
  await review(page).click();
  const changes = dialog(page, 'Save changes to developer?');
  await expect(changes.getByRole('deletion')).toHaveText('- root');
  await expect(changes.getByRole('insertion')).toHaveText('- toor');
  await press(page, 'Save changes');
  await expect(page.getByText('developer was saved.')).toBeVisible();
  await expect(page).toHaveURL(`${ROLES}?search=dev`);
  expect(mock.world.db.role.get('developer')?.spec.deny?.logins).toEqual(['toor']);
});

// docs/behaviour.md#resources-as-yaml "A refusal appears at the name, the line"
test('a taken name and a renamed role are refused at the line of the name', { tag: '@gate' }, async ({ page }) => {
  await page.goto(`${ROLES}?new=blank`);
  await change(page, 'name: new-role', 'name: auditor');
  await save(page);
  await expect(problems(page)).toHaveText(['Line 4: Proxy: resource with name "auditor" already exists']);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await change(page, 'name: auditor', 'name: auditor-2');
  await expect(problems(page)).toHaveCount(0);
  await save(page);
  await page.getByRole('link', { name: 'Edit role spare' }).click();
  await change(page, 'name: spare', 'name: other');
  await save(page);
  await expect(problems(page)).toHaveText([/^Line \d+: Proxy: resource renaming is not supported/]);
});

// docs/behaviour.md#resources-as-yaml "A refusal appears at the name, the line"
test('a refusal without a place and a cut network leave the text as it is', async ({ page, mock }) => {
  mock.world.fault(POST, { status: 400, message: 'not a valid resource declaration', times: 1 });
  await page.goto(`${ROLES}?new=blank`);
  await change(page, 'new-role', 'fresh');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Proxy: not a valid resource declaration');
  await expectYaml(page).toMatch(/name: fresh/);
  mock.world.fault(POST, { cut: true });
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Network request failed');
  mock.world.release(POST);
  await save(page);
  await expect(row(page, /^fresh/)).toBeVisible();
});

// docs/behaviour.md#resources-as-yaml "Shortly after the user stops typing",
// "An unknown field is a warning, which the editor"
test('unreadable YAML cannot be saved, and an unknown field is a warning, again before the save', async ({
  page,
  mock,
}) => {
  await open(page, ROLES, 'spare');
  const text = await yaml(page);
  await replaceYaml(page, 'kind: role\nmetadata:\n  name: spare\n bad: [\n');
  await expect(problems(page).first()).toHaveText(/^Line 4: /);
  await expect(review(page)).toHaveAccessibleDescription('Fix the YAML errors first');
  await problems(page).first().click();
  await expect(code(page)).toBeFocused();
  await replaceYaml(page, `${text}colour: red\n`);
  await expect(page.getByText('1 warning')).toBeVisible();
  await expect(problems(page)).toHaveText([/Unknown field "colour"\. The proxy saves the text without it\.$/]);
  await review(page).click();
  await expect(dialog(page)).toContainText(/Line \d+: Unknown field "colour"/);
  await press(page, 'Save changes');
  await expect(page.getByText('spare was saved.')).toBeVisible();
  expect(mock.world.db.role.get('spare')?.content).not.toContain('colour');
});

test('a role in use and the first role are not deleted, and the proxy says why', async ({ page, mock }) => {
  mock.world.db.user.update('carol', { roles: [] });
  await page.goto(ROLES);
  await page.getByRole('button', { name: 'Delete role developer' }).click();
  await expect(dialog(page, 'Delete role developer?')).toContainText('bob holds this role.');
  await press(page, 'Delete role developer');
  await expect(dialog(page).getByRole('alert')).toContainText('role "developer" is still in use by user "bob"');
  await expectAccessible(page);
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Delete role developer' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete role auditor' }).click();
  await press(page, 'Delete role auditor');
  await expect(dialog(page).getByRole('alert')).toContainText('in use by trusted cluster "root.example.com"');
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Delete role admin' }).click();
  await press(page, 'Delete role admin');
  await expect(dialog(page).getByRole('alert')).toContainText('can not delete system role "admin"');
});

test('a role that nobody holds is deleted', { tag: '@gate' }, async ({ page, mock }) => {
  await page.goto(ROLES);
  await page.getByRole('button', { name: 'Delete role spare' }).click();
  await expect(dialog(page)).toContainText('Nobody holds this role');
  await press(page, 'Delete role spare');
  await expect(page.getByText('spare was deleted.')).toBeVisible();
  await expect(row(page, /^spare/)).toHaveCount(0);
  expect(mock.world.db.role.get('spare')).toBeUndefined();
});

test('a role that is not there says so and leads back', async ({ page }) => {
  await page.goto(`${ROLES}?edit=nobody`);
  await expect(page.getByRole('heading', { name: "nobody doesn't exist" })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(names(page)).toHaveCount(5);
});

test('a list that fails comes with Retry', async ({ page, mock }) => {
  mock.world.fault(LIST, { status: 500, message: 'the backend is away' });
  await page.goto(ROLES);
  await expect(page.getByRole('heading', { name: "Couldn't load roles" })).toBeVisible();
  mock.world.release(LIST);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveCount(5);
});

test.describe('as a reader', () => {
  test.use({ as: 'frank' });

  test('roles are read, and what cannot be done says which permission it takes', { tag: '@gate' }, async ({ page }) => {
    await page.goto(ROLES);
    await expect(page.getByRole('button', { name: 'Create role' })).toHaveAccessibleDescription(
      'Requires permission: role: create, update',
    );
    await expect(page.getByRole('button', { name: 'Delete role spare' })).toHaveAccessibleDescription(
      /Requires permission: role: delete/,
    );
    await page.getByRole('link', { name: 'View role spare' }).click();
    await expect(code(page)).not.toBeEditable();
    await expectYaml(page).toMatch(/name: spare/);
    await expect(review(page)).toHaveAccessibleDescription('Requires permission: role: create, update');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(names(page)).toHaveCount(5);
  });
});

// docs/behaviour.md#late-lists "If a resource is saved again, a late"
test('what was saved is edited again at once, though the list of the proxy is late', async ({ page, mock }) => {
  const listed = page.waitForResponse((response) => response.url().includes('/v1/webapi/roles'));
  await page.goto(ROLES);
  mock.world.fault('GET /v1/webapi/roles', { text: await (await listed).text() });
  for (const [before, after] of [
    ['- spare', '- first'],
    ['- first', '- second'],
  ] as const) {
    await page.getByRole('link', { name: 'Edit role spare' }).click();
    await change(page, before, after);
    await save(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('spare was saved.')).toBeVisible();
  }
  expect(mock.world.db.role.get('spare')?.spec.allow.logins).toEqual(['second']);
});

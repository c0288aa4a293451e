// What the console shows when the requests at its start fail or get wrong answers, and while a response is slow.
import type { Locator, Page } from '@playwright/test';
import type { Fault } from '#fixtures/model/world.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { yamlField, openResource, reviewButton, ROLES_PATH } from '#e2e/roles/editor.ts';
import { addRole, chooseAction, field, pressInDialog } from '#e2e/users/users-page.ts';

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';
const GET_CONTEXT = 'GET /v1/webapi/sites/{cluster}/context';
const OPTIONAL_CALLS = ['GET /v1/webapi/ping', 'GET /v1/webapi/sites', 'GET /v1/webapi/user/preferences'] as const;

const serverRow = (page: Page) => page.getByRole('row', { name: /web-01/ });
const alert = (page: Page) => page.getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const startErrorHeading = (page: Page) => page.getByRole('heading', { name: "Couldn't load who you are" });

const NO_USER_NAME_MESSAGE = "The proxy's answer names no user.";

const CONTEXT_FAULTS: readonly [Fault, says: string][] = [
  [{ text: 'null' }, NO_USER_NAME_MESSAGE],
  [{ text: '{}' }, NO_USER_NAME_MESSAGE],
  [{ text: '[]' }, NO_USER_NAME_MESSAGE],
  [{ text: '{"userName":""}' }, NO_USER_NAME_MESSAGE],
  [{ status: 403, message: 'access to the context denied' }, 'Proxy: access to the context denied'],
  [{ status: 500, message: 'out of order' }, 'Proxy: out of order'],
  [{ cut: true }, 'Network request failed'],
];

// docs/behaviour.md#start-up "If the proxy doesn't say who the user"
test(
  'the console shows the error when the request for the user fails at the start, and Retry continues',
  { tag: ['@gate', '@both'] },
  async ({ page, mock }) => {
    for (const [fault, expectedMessage] of CONTEXT_FAULTS)
      await test.step(JSON.stringify(fault), async () => {
        mock.world.fault(GET_CONTEXT, fault);
        await page.goto(SERVERS_PATH);
        await expect(startErrorHeading(page)).toBeVisible();
        await expect(alert(page)).toContainText(expectedMessage);
        if ('text' in fault) {
          await alert(page).getByText('Details', { exact: true }).click();
          await expect(alert(page).getByText(fault.text, { exact: true })).toBeVisible();
        }
        await expect(page.getByRole('button', { name: /^Sign out/ })).toBeVisible();
        mock.world.release(GET_CONTEXT);
        await button(page, 'Retry').click();
        await expect(serverRow(page)).toBeVisible();
      });
  },
);

// docs/behaviour.md#start-up "The start needs no other answer"
test('the console starts when optional requests fail or get no response', { tag: '@both' }, async ({ page, mock }) => {
  for (const [fault] of [...CONTEXT_FAULTS, [{ held: true }] as const])
    await test.step(JSON.stringify(fault), async () => {
      for (const operation of OPTIONAL_CALLS) mock.world.fault(operation, fault);
      await page.goto(SERVERS_PATH);
      await expect(serverRow(page)).toBeVisible();
      for (const operation of OPTIONAL_CALLS) mock.world.release(operation);
    });
});

// docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation"
test('a slow start shows what it waits for and can be canceled', { tag: '@gate' }, async ({ page, mock, time }) => {
  mock.world.fault(GET_CONTEXT, { held: true });
  for (const path of [SERVERS_PATH, '/web'])
    await test.step(path, async () => {
      await page.goto(path);
      await time.pass('00:00:01');
      await expect(page.getByText('Loading the console')).toBeAttached();
      await time.pass('00:00:05');
      await expect(page.getByRole('status').filter({ hasText: /^Still waiting for the proxy$/ })).toBeVisible();
      await time.pass('00:00:10');
      await expect(page.getByText('Still waiting for the proxy: your name and permissions')).toBeVisible();
      await expectAccessible(page);
      await button(page, 'Cancel').click();
      await expect(startErrorHeading(page)).toBeVisible();
      await expect(alert(page)).toHaveText('Loading canceled');
    });
  mock.world.release(GET_CONTEXT);
  await button(page, 'Retry').click();
  await expect(page.getByRole('heading', { name: 'one.example.com', level: 1 })).toBeVisible();
});

// docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation",
// "Cancel stops the request, and the page"
test('a slow list shows what it waits for and can be canceled', async ({ page, mock, time }) => {
  const roles = 'GET /v1/webapi/roles';
  mock.world.fault(roles, { held: true });
  await page.goto('/web/roles');
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await time.pass('00:00:05');
  await expect(page.getByText('Still waiting for the proxy')).toBeVisible();
  await time.pass('00:00:10');
  await expect(page.getByText('Still waiting for the proxy: Manage Roles')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('heading', { name: 'Loading canceled' })).toBeVisible();
  mock.world.release(roles);
  await button(page, 'Retry').click();
  await expect(page.getByRole('row', { name: /auditor/ })).toBeVisible();
});

const OUTCOME_UNKNOWN_MESSAGE = 'You stopped waiting for the proxy. It may have made the change or not.';

const verticalCenter = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

// docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation",
// "A stopped write may or may not have taken"
test('a slow deletion and a slow form show what they wait for, and Stop waiting leaves the result unknown', async ({
  page,
  mock,
  time,
}) => {
  mock.world.fault('DELETE /v1/webapi/users/{name}', { held: true });
  mock.world.fault('POST /v1/webapi/users', { held: true });
  await page.goto('/web/users');
  await chooseAction(page, 'bob', 'Delete user');
  await pressInDialog(page, 'Delete user');
  await time.pass('00:00:05');
  await expect(page.getByRole('dialog')).toContainText('Still waiting for the proxy');
  await time.pass('00:00:10');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Still waiting for the proxy: Delete user');
  expect(await verticalCenter(dialog.getByText('Still waiting'))).toBeCloseTo(
    await verticalCenter(button(page, 'Stop waiting')),
    0,
  );
  const usersResponse = page.waitForResponse('**/v1/webapi/users');
  await button(page, 'Stop waiting').click();
  await expect(dialog).toContainText(OUTCOME_UNKNOWN_MESSAGE);
  await expect(dialog).not.toContainText("Couldn't");
  await expect(button(page, 'Delete user')).toBeFocused();
  await usersResponse;
  await page.goto('/web/users?new=user');
  await field(page, 'Username').fill('erin');
  await addRole(page, 'dev', 'developer');
  await pressInDialog(page, 'Create user');
  await time.pass('00:00:15');
  await expect(page.getByRole('dialog')).toContainText('Still waiting for the proxy: Create user');
  await expect(field(page, 'Username')).toHaveValue('erin');
});

// docs/behaviour.md#waits "While a write of a dialog or form", "Pressing one of them again closes it"
test('while a write is pending, Escape, Cancel, and Back with Discard changes only stop waiting, and the dialog stays open', async ({
  page,
  mock,
}) => {
  mock.world.fault('DELETE /v1/webapi/users/{name}', { held: true });
  mock.world.fault('POST /v1/webapi/users', { held: true });
  const dialog = page.getByRole('dialog');
  const stopActions = {
    Escape: () => page.keyboard.press('Escape'),
    Cancel: () => button(page, 'Cancel').click(),
    // Such as the Back button of Android.
    'Close request': () => dialog.evaluate((element: HTMLDialogElement) => element.requestClose()),
  };
  for (const [name, stop] of Object.entries(stopActions))
    await test.step(name, async () => {
      await page.goto('/web/users');
      await chooseAction(page, 'bob', 'Delete user');
      await pressInDialog(page, 'Delete user');
      await expect(button(page, 'Delete user')).toHaveAttribute('aria-busy', 'true');
      await stop();
      await expect(dialog).toContainText(OUTCOME_UNKNOWN_MESSAGE);
      await stop();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Create user' }).click();
      await field(page, 'Username').fill('erin');
      await addRole(page, 'dev', 'developer');
      await pressInDialog(page, 'Create user');
      await expect(button(page, 'Create user').last()).toHaveAttribute('aria-busy', 'true');
      await stop();
      await expect(dialog).toContainText(OUTCOME_UNKNOWN_MESSAGE);
      await expect(field(page, 'Username')).toHaveValue('erin');
      await stop();
      await button(page, 'Discard changes').click();
      await expect(dialog).toBeHidden();
    });
  await test.step('Back', async () => {
    await page.getByRole('link', { name: 'Create user' }).click();
    await field(page, 'Username').fill('erin');
    await addRole(page, 'dev', 'developer');
    await pressInDialog(page, 'Create user');
    await page.goBack();
    await button(page, 'Discard changes').click();
    await expect(page.getByRole('dialog', { name: 'Create user' })).toContainText(OUTCOME_UNKNOWN_MESSAGE);
    await expect(field(page, 'Username')).toHaveValue('erin');
  });
});

// docs/behaviour.md#waits "The page says so and keeps the dialog"
test('Escape stops the pending write in the review of a role and closes the review', async ({ page, mock }) => {
  mock.world.fault('PUT /v1/webapi/roles/{name}', { held: true });
  await openResource(page, ROLES_PATH, 'developer');
  await yamlField(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('# checked');
  await reviewButton(page).click();
  await pressInDialog(page, 'Save changes');
  await expect(button(page, 'Save changes')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(OUTCOME_UNKNOWN_MESSAGE)).toBeVisible();
});

test.describe('behind a proxy that requires MFA for changes', () => {
  test.use({ scenario: 'MFA webauthn', line: '18.x' });

  // docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation"
  test('the prompt for an MFA device says that it waits and can be canceled', async ({ page, mock, time }) => {
    mock.world.fault('POST /v1/webapi/mfa/authenticatechallenge', { held: true });
    await page.goto('/web/users');
    await chooseAction(page, 'bob', 'Delete user');
    await pressInDialog(page, 'Delete user');
    const mfaDialog = page.getByRole('dialog', { name: 'Verify your identity' });
    await expect(mfaDialog).toBeVisible();
    await time.pass('00:00:05');
    await expect(mfaDialog).toContainText('Still waiting for the proxy');
    await time.pass('00:00:10');
    await expect(mfaDialog).toContainText('Still waiting for the proxy: your MFA devices');
    await mfaDialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(mfaDialog).toBeHidden();
  });
});

test.describe('when no user is signed in', () => {
  test.use({ username: '' });

  // docs/behaviour.md#waits "Everything that waits for the proxy", "This applies to the start, navigation"
  test('a slow sign-in says that it waits and can be canceled', async ({ page, mock, time }) => {
    const signIn = 'POST /v1/webapi/sessions/web';
    mock.world.fault(signIn, { held: true });
    await page.goto('/web/login');
    await page.getByLabel('Username').fill('alice');
    await page.getByLabel('Password', { exact: true }).fill('any');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sign in')).toHaveAttribute('aria-busy', 'true');
    await time.pass('00:00:05');
    await expect(page.getByText('Still waiting for the proxy')).toBeVisible();
    await time.pass('00:00:10');
    await expect(page.getByText('Still waiting for the proxy: check of your password')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Sign in')).not.toHaveAttribute('aria-busy');
    await expect(page.getByLabel('Username')).toHaveValue('alice');
    mock.world.release(signIn);
  });
});

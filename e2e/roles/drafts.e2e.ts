// Tests unsaved text: the dialog before it is discarded, restoring it after a reload, and keeping it during a new
// sign-in.
import { endWebSession, signInAgain } from '#e2e/console/open-shell.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  replaceText,
  yamlField,
  dialog,
  expectYaml,
  names,
  openResource,
  pressInDialog,
  reviewButton,
  ROLES_PATH,
  row,
  reviewAndSave,
} from './editor.ts';

test.use({ scenario: 'roles and connectors' });

// docs/behaviour.md#resources-as-yaml "Leaving with unsaved text asks for confirmation"
test('leaving asks for confirmation only if there are unsaved changes', { tag: '@gate' }, async ({ page }) => {
  await openResource(page, ROLES_PATH, 'spare');
  await replaceText(page, '- spare', '- mine');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(dialog(page, 'Discard changes to spare?')).toBeVisible();
  await pressInDialog(page, 'Keep editing');
  await expect(dialog(page)).toBeHidden();
  await expectYaml(page).toMatch(/- mine/);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await pressInDialog(page, 'Discard changes');
  await expect(names(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Edit role spare' }).click();
  await expectYaml(page).toMatch(/- spare/);
  await expect(page.getByText('You have unsaved changes')).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(names(page)).toHaveCount(5);
});

// docs/behaviour.md#browser-storage "A tab stores the IDs of its running" docs/behaviour.md#resources-as-yaml
// "The tab stores the unsaved text of a role"
test('after a reload, the unsaved text can be restored and saved', { tag: '@gate' }, async ({ page, mock }) => {
  page.on('dialog', (leaveDialog) => void leaveDialog.accept());
  await openResource(page, ROLES_PATH, 'spare');
  await replaceText(page, '- spare', '- mine');
  await page.reload();
  await expectYaml(page).toMatch(/- spare/);
  await page.getByRole('button', { name: 'Restore changes' }).click();
  await expect(yamlField(page)).toBeFocused();
  await expectYaml(page).toMatch(/- mine/);
  await reviewAndSave(page);
  await expect(page.getByText('spare was saved.')).toBeVisible();
  expect(mock.world.db.role.get('spare')?.spec.allow.logins).toEqual(['mine']);
  await page.getByRole('link', { name: 'Edit role spare' }).click();
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeHidden();
});

test('a discarded draft is deleted', async ({ page }) => {
  page.on('dialog', (leaveDialog) => void leaveDialog.accept());
  await page.goto(`${ROLES_PATH}?new=blank`);
  await replaceText(page, 'new-role', 'mine');
  await page.reload();
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('button', { name: 'Delete draft' })).toBeHidden();
  await page.reload();
  await expectYaml(page).toMatch(/new-role/);
  await expect(page.getByRole('button', { name: 'Delete draft' })).toBeHidden();
});

// docs/behaviour.md#resources-as-yaml "The tab doesn't store texts with secrets"
test('the text of a connector is not stored, because it contains a secret', { tag: '@gate' }, async ({ page }) => {
  page.on('dialog', (leaveDialog) => void leaveDialog.accept());
  await openResource(page, '/web/sso', 'octo');
  await expect(page.getByText('This text contains secrets.')).toBeVisible();
  await replaceText(page, 'display: Octo', 'display: Octopus');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('placeholder');
  await page.reload();
  await expectYaml(page).toMatch(/display: Octo\n/);
  await expect(page.getByRole('button', { name: 'Restore changes' })).toBeHidden();
});

test('the text is kept when the web session ends', { tag: '@gate' }, async ({ page, mock, time }) => {
  await openResource(page, ROLES_PATH, 'spare');
  await replaceText(page, '- spare', '- mine');
  await endWebSession({ mock, time });
  await expect(dialog(page, 'Sign in again')).toBeVisible();
  await signInAgain(page);
  await expectYaml(page).toMatch(/- mine/);
  await time.pass('00:00:01');
  await reviewAndSave(page);
  await expect(row(page, /^spare/)).toBeVisible();
  expect(mock.world.db.role.get('spare')?.spec.allow.logins).toEqual(['mine']);
});

// docs/behaviour.md#resources-as-yaml "Tab indents; Escape, then Tab, leaves"
test(
  'the editor can be used, left and saved with the keyboard only',
  { tag: '@gate' },
  async ({ page, mock, time }) => {
    await page.goto(`${ROLES_PATH}?new=blank`);
    await yamlField(page).focus();
    await expect(yamlField(page)).toHaveAccessibleDescription(/To leave the editor, press Escape, then Tab\./);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('sub');
    await expect(page.getByRole('option', { name: /sub_kind/ })).toBeVisible();
    // Suggestions ignore keys immediately after they open, because the keys may be meant for the text.
    await time.pass('00:00:01');
    await page.keyboard.press('Enter');
    await expectYaml(page).toMatch(/\nsub_kind: $/);
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await expect(yamlField(page)).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await expect(yamlField(page)).not.toBeFocused();
    await expect(page.getByText('No problems')).toBeVisible();
    await reviewButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('textbox', { name: /^Changes in / })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(row(page, /^new-role/)).toBeVisible();
    expect(mock.world.db.role.get('new-role')).toBeDefined();
  },
);

// Tests the form of a role. The form and the YAML edit the same document.
import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/harness/axe.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { expectYaml } from './editor.ts';

const EDIT_ROLE_PATH = '/web/roles?edit=developer';

const tab = (page: Page, name: 'YAML' | 'Form') => page.getByRole('link', { name, exact: true });
const allowSection = (page: Page) => page.getByRole('region', { name: 'Allowed access' });
const optionsSection = (page: Page) => page.getByRole('region', { name: 'Options' });
const loginsField = (page: Page) => allowSection(page).getByRole('textbox', { name: 'Logins', exact: true });

async function openForm(page: Page, address = EDIT_ROLE_PATH) {
  await page.goto(address);
  await tab(page, 'Form').click();
  await expect(loginsField(page)).toBeVisible();
}

// The editor renders only lines in or near the viewport, and these tests read the whole text, so the viewport is tall.
test.use({ scenario: 'default', username: 'mira', viewport: { width: 1440, height: 2400 } });

test.describe('the form of a role', () => {
  test('typed and pasted logins become chips, each only once', { tag: '@gate' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await loginsField(page).fill('ubuntu');
    await loginsField(page).press('Enter');
    await expect(allowSection(page).getByRole('button', { name: 'Remove ubuntu' })).toBeVisible();
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/- deploy\s+.*internal\.logins.*\s+- ubuntu/);
    await tab(page, 'Form').click();
    await page.evaluate(() => navigator.clipboard.writeText('debian, deploy\nadmin'));
    await loginsField(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(allowSection(page).getByRole('button', { name: 'Remove debian' })).toBeVisible();
    await expect(allowSection(page).getByRole('button', { name: 'Remove admin' })).toBeVisible();
    await expect(allowSection(page).getByRole('button', { name: 'Remove deploy from Logins' })).toHaveCount(1);
    await expect(page.getByText('deploy is already added.')).toBeVisible();
    await loginsField(page).press('Backspace');
    await expect(allowSection(page).getByRole('button', { name: 'Remove admin' })).toHaveCount(0);
    await loginsField(page).pressSequentially('one,two,');
    await expect(allowSection(page).getByRole('button', { name: 'Remove two' })).toBeVisible();
    await expect(loginsField(page)).toHaveValue('');
    await expect(loginsField(page)).toBeFocused();
  });

  test('the values and the name of a label can be changed, and the label can be removed', async ({ page }) => {
    await openForm(page);
    const valuesField = allowSection(page).getByRole('textbox', { name: 'Values of label env in Server labels' });
    await valuesField.fill('production');
    await valuesField.press('Enter');
    const nameField = allowSection(page).getByRole('textbox', { name: 'Name of label env in Server labels' });
    await nameField.fill('environment');
    await nameField.press('Tab');
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/node_labels:\s+environment:\s+- development\s+- staging\s+- production/);
    await tab(page, 'Form').click();
    await allowSection(page).getByRole('button', { name: 'Remove label environment from Server labels' }).click();
    await tab(page, 'YAML').click();
    await expectYaml(page).not.toMatch(/node_labels/);
  });

  test('rules can be added and removed, and removing one focuses the button to add a rule', async ({ page }) => {
    await openForm(page);
    await allowSection(page).getByRole('button', { name: 'Add rule' }).click();
    const rule = allowSection(page).getByRole('group', { name: 'Rule 4' });
    await rule.getByRole('combobox', { name: 'Resource kinds' }).fill('token');
    await rule.getByRole('combobox', { name: 'Verbs' }).fill('list');
    await rule.getByRole('combobox', { name: 'Verbs' }).press('Enter');
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/- resources:\s+- token\s+verbs:\s+- list/);
    await tab(page, 'Form').click();
    await allowSection(page).getByRole('button', { name: 'Remove rule 4' }).click();
    await expect(allowSection(page).getByRole('group', { name: 'Rule 4' })).toHaveCount(0);
    await allowSection(page).getByRole('button', { name: 'Remove rule 1' }).press('Enter');
    await expect(allowSection(page).getByRole('button', { name: 'Add rule' })).toBeFocused();
    await expect(allowSection(page).getByRole('group', { name: 'Rule 3' })).toHaveCount(0);
  });

  test('adding a label focuses its values, and removing it focuses the field for a new label', async ({ page }) => {
    await openForm(page);
    const newNameField = allowSection(page).getByRole('textbox', { name: 'New label in Server labels' });
    await newNameField.fill('team');
    await newNameField.press('Enter');
    const valuesField = allowSection(page).getByRole('textbox', { name: 'Values of label team in Server labels' });
    await expect(valuesField).toBeFocused();
    await page.keyboard.type('edge,');
    await allowSection(page).getByRole('button', { name: 'Remove label team from Server labels' }).press('Enter');
    await expect(newNameField).toBeFocused();
  });

  test('options can be set in the form, and an empty field removes the option from the YAML', async ({ page }) => {
    await openForm(page);
    await optionsSection(page).getByLabel('Agent forwarding').selectOption('Yes');
    await optionsSection(page).getByLabel('Longest session').fill('4h0m0s');
    await optionsSection(page).getByLabel('Longest session').press('Enter');
    await optionsSection(page).getByLabel('Idle timeout').fill('');
    await optionsSection(page).getByLabel('Idle timeout').blur();
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/forward_agent: true/);
    await expectYaml(page).toMatch(/max_session_ttl: 4h0m0s/);
    await expectYaml(page).not.toMatch(/client_idle_timeout/);
  });

  test('the form fits on a phone and is accessible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page);
    await page.getByText('Denied access', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Denied access' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('HTML and control characters in logins are shown as text, and long logins fit', async ({ page, mock }) => {
    const hostileLogin = '<img src=x onerror=alert(1)>';
    const role = mock.world.db.role.get('developer');
    mock.world.db.role.update('developer', {
      content: `${role?.content}`.replace(
        '- deploy',
        `- "${hostileLogin}"\n      - "${'x'.repeat(300)}"\n      - "\\u202egpj.exe"`,
      ),
    });
    await openForm(page);
    await expect(allowSection(page).getByRole('button', { name: `Remove ${hostileLogin}` })).toBeVisible();
    await expect(allowSection(page).getByRole('button', { name: 'Remove U+202Egpj.exe' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

// The form of a role and its YAML are one document: the form changes the YAML, and the rest of the YAML stays the same.
import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/harness/axe.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { expectYaml } from './editor.ts';

const EDIT_ROLE_PATH = '/web/roles?edit=developer';

const tab = (page: Page, name: 'YAML' | 'Form') => page.getByRole('link', { name, exact: true });
const allow = (page: Page) => page.getByRole('region', { name: 'Allowed access' });
const options = (page: Page) => page.getByRole('region', { name: 'Options' });
const logins = (page: Page) => allow(page).getByRole('textbox', { name: 'Logins', exact: true });

async function openForm(page: Page, address = EDIT_ROLE_PATH) {
  await page.goto(address);
  await tab(page, 'Form').click();
  await expect(logins(page)).toBeVisible();
}

// The editor renders only the lines near the window, and these tests read the whole text.
test.use({ scenario: 'default', username: 'mira', viewport: { width: 1440, height: 2400 } });

test.describe('the form of a role', () => {
  test('logins are typed and pasted once each and added to the YAML', { tag: '@gate' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await logins(page).fill('ubuntu');
    await logins(page).press('Enter');
    await expect(allow(page).getByRole('button', { name: 'Remove ubuntu' })).toBeVisible();
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/- deploy\s+.*internal\.logins.*\s+- ubuntu/);
    await tab(page, 'Form').click();
    await page.evaluate(() => navigator.clipboard.writeText('debian, deploy\nadmin'));
    await logins(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(allow(page).getByRole('button', { name: 'Remove debian' })).toBeVisible();
    await expect(allow(page).getByRole('button', { name: 'Remove admin' })).toBeVisible();
    await expect(allow(page).getByRole('button', { name: 'Remove deploy from Logins' })).toHaveCount(1);
    await expect(page.getByText('deploy is already added.')).toBeVisible();
    await logins(page).press('Backspace');
    await expect(allow(page).getByRole('button', { name: 'Remove admin' })).toHaveCount(0);
    await logins(page).pressSequentially('one,two,');
    await expect(allow(page).getByRole('button', { name: 'Remove two' })).toBeVisible();
    await expect(logins(page)).toHaveValue('');
    await expect(logins(page)).toBeFocused();
  });

  test('a label changes its value and its name, and is removed', async ({ page }) => {
    await openForm(page);
    const values = allow(page).getByRole('textbox', { name: 'Values of label env in Server labels' });
    await values.fill('production');
    await values.press('Enter');
    const name = allow(page).getByRole('textbox', { name: 'Name of label env in Server labels' });
    await name.fill('environment');
    await name.press('Tab');
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/node_labels:\s+environment:\s+- development\s+- staging\s+- production/);
    await tab(page, 'Form').click();
    await allow(page).getByRole('button', { name: 'Remove label environment from Server labels' }).click();
    await tab(page, 'YAML').click();
    await expectYaml(page).not.toMatch(/node_labels/);
  });

  test('rules are added and removed, and the focus follows', async ({ page }) => {
    await openForm(page);
    await allow(page).getByRole('button', { name: 'Add rule' }).click();
    const rule = allow(page).getByRole('group', { name: 'Rule 4' });
    await rule.getByRole('combobox', { name: 'Resource kinds' }).fill('token');
    await rule.getByRole('combobox', { name: 'Verbs' }).fill('list');
    await rule.getByRole('combobox', { name: 'Verbs' }).press('Enter');
    await tab(page, 'YAML').click();
    await expectYaml(page).toMatch(/- resources:\s+- token\s+verbs:\s+- list/);
    await tab(page, 'Form').click();
    await allow(page).getByRole('button', { name: 'Remove rule 4' }).click();
    await expect(allow(page).getByRole('group', { name: 'Rule 4' })).toHaveCount(0);
    await allow(page).getByRole('button', { name: 'Remove rule 1' }).press('Enter');
    await expect(allow(page).getByRole('button', { name: 'Add rule' })).toBeFocused();
    await expect(allow(page).getByRole('group', { name: 'Rule 3' })).toHaveCount(0);
  });

  test('the focus follows a label that is added or removed', async ({ page }) => {
    await openForm(page);
    const newName = allow(page).getByRole('textbox', { name: 'New label in Server labels' });
    await newName.fill('team');
    await newName.press('Enter');
    const values = allow(page).getByRole('textbox', { name: 'Values of label team in Server labels' });
    await expect(values).toBeFocused();
    await page.keyboard.type('edge,');
    await allow(page).getByRole('button', { name: 'Remove label team from Server labels' }).press('Enter');
    await expect(newName).toBeFocused();
  });

  test('options are set and reset to the default of the proxy', async ({ page }) => {
    await openForm(page);
    await options(page).getByLabel('Agent forwarding').selectOption('Yes');
    await options(page).getByLabel('Longest session').fill('4h0m0s');
    await options(page).getByLabel('Longest session').press('Enter');
    await options(page).getByLabel('Idle timeout').fill('');
    await options(page).getByLabel('Idle timeout').blur();
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

  test('hostile names are shown as text', async ({ page, mock }) => {
    const hostile = '<img src=x onerror=alert(1)>';
    const role = mock.world.db.role.get('developer');
    mock.world.db.role.update('developer', {
      content: `${role?.content}`.replace(
        '- deploy',
        `- "${hostile}"\n      - "${'x'.repeat(300)}"\n      - "\\u202egpj.exe"`,
      ),
    });
    await openForm(page);
    await expect(allow(page).getByRole('button', { name: `Remove ${hostile}` })).toBeVisible();
    await expect(allow(page).getByRole('button', { name: 'Remove U+202Egpj.exe' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

// Tests the list of applications.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { rowNames, row } from '#e2e/harness/resource-kinds.ts';
import { openedTabPath } from '#e2e/harness/tabs.ts';

const APPS_PATH = '/web/cluster/one.example.com/apps';
const launchPath = (name: string) => `/web/launch/${name}.one.example.com/one.example.com/${name}.one.example.com`;
const encodedArn = (role: string) => encodeURIComponent(`arn:aws:iam::111122223333:role/${role}`);

const disabledReasons = {
  aws: 'Your roles grant no AWS role in this account',
  azure: 'Use tsh to run the command line of this cloud',
  broker: 'Use tsh to connect to a TCP application',
  intranet: 'This application has no public address to open in a browser',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('with apps of every kind', () => {
  test.use({ scenario: 'apps of every kind' });

  test('a web application launches in a new tab', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(APPS_PATH);
    const address = await openedTabPath(context, () => page.getByRole('link', { name: 'Launch grafana' }).click());
    expect(address).toBe(launchPath('grafana'));
    await expect(page).toHaveURL(APPS_PATH);
  });

  test('an AWS console opens with one of the granted roles', { tag: ['@gate', '@both'] }, async ({ page, context }) => {
    await page.goto(APPS_PATH);
    await button(page, 'Launch as: roles for aws').click();
    await expect(page.getByRole('menuitem')).toHaveText(['reader', 'ops']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await button(page, 'Launch as: roles for aws-cli').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'reader' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'ops' })).toBeFocused();
    const address = await openedTabPath(context, () => page.keyboard.press('Enter'));
    expect(address).toBe(`${launchPath('aws-cli')}/${encodedArn('team/ops')}`);
    await expect(button(page, 'Launch as: roles for aws-cli')).toBeFocused();
  });

  test.describe('as frank, without an AWS role', () => {
    test.use({ username: 'frank' });

    test('each application shows its address, or why it cannot be opened in a browser', async ({ page }) => {
      await page.goto(APPS_PATH);
      const addressCell = (app: RegExp, name: string) => row(page, app).getByRole('cell', { name });
      await expect(addressCell(/^grafana/, 'https://grafana.one.example.com')).toBeVisible();
      await expect(addressCell(/^broker/, 'tcp://broker.one.example.com')).toBeVisible();
      await expect(addressCell(/^azure/, 'cloud://azure.one.example.com')).toBeVisible();
      await expect(addressCell(/^intranet/, 'http://intranet.internal:8080')).toBeVisible();
      for (const [name, reason] of Object.entries(disabledReasons)) {
        await expect(button(page, `Launch ${name}`), name).toBeDisabled();
        await expect(button(page, `Launch ${name}`), name).toHaveAccessibleDescription(reason);
      }
      await button(page, 'Launch broker').focus();
      await expect(page.getByRole('tooltip')).toHaveText(disabledReasons.broker);
    });
  });
});

test.describe('with an application whose name is two dots', () => {
  test.use({ scenario: 'endless apps' });

  test('the application cannot be launched', { tag: '@gate' }, async ({ page }) => {
    await page.goto(APPS_PATH);
    await expect(button(page, 'Launch dots')).toHaveAccessibleDescription(/no public address/);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'apps of 18.x' });

  test('the applications are counted and can be searched, and sorted by name only', async ({ page }) => {
    await page.goto(`${APPS_PATH}?sort=description:desc`);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('columnheader', { name: 'Description' }).getByRole('button')).toHaveCount(0);
    const allNames = ['grafana', 'mail', 'office', 'payments', 'payroll', 'plain-saml', 'tools'];
    await expect(rowNames(page)).toHaveText(allNames);
    await expect(page.getByRole('status').filter({ hasText: '7 applications' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(rowNames(page)).toHaveText(allNames.toReversed());
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('payslips');
    await expect(rowNames(page)).toHaveText(['payroll']);
  });

  test('a SAML application opens its own web address, without a referrer', { tag: '@gate' }, async ({ page }) => {
    await page.goto(APPS_PATH);
    const link = page.getByRole('link', { name: 'Launch mail' });
    await expect(link).toHaveAttribute('href', 'https://mail.example.com/sso');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(button(page, 'Launch plain-saml')).toHaveAccessibleDescription(/has no web address/);
    await expect(button(page, 'Launch tools')).toHaveAccessibleDescription(/Use tsh to connect to an MCP server/);
    await button(page, 'Launch at: addresses of office').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Calendar', 'Drive']);
    await expect(page.getByRole('menuitem', { name: 'Drive' })).toHaveAttribute(
      'href',
      'https://drive.example.com/sso',
    );
  });

  test('an AWS account links to the permission sets that need no access request', async ({ page }) => {
    await page.goto(APPS_PATH);
    await expect(row(page, /payments/)).toContainText('https://d-1234567890.awsapps.com/start');
    const launchButton = button(page, 'Launch as: roles for payments');
    const rightOf = async (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
    await expect(launchButton).toBeVisible();
    expect((await rightOf(row(page, /payments/))) - (await rightOf(launchButton))).toBeGreaterThan(8);
    await launchButton.click();
    await expect(page.getByRole('menuitem')).toHaveText(['ReadOnlyAccess']);
    await expect(page.getByRole('menuitem')).toHaveAttribute(
      'href',
      'https://d-1234567890.awsapps.com/start/#/console?account_id=111122223333&role_name=ReadOnlyAccess',
    );
  });

  test('the user groups of an application are shown', async ({ page }) => {
    await page.goto(APPS_PATH);
    await button(page, '2 user groups of payroll').click();
    await expect(page.getByRole('menu')).toContainText('finance');
    await expect(page.getByRole('menu')).toContainText('Who pays');
    await page.keyboard.press('Escape');
    await expect(button(page, '2 user groups of payroll')).toBeFocused();
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, row } from '#e2e/harness/kinds.ts';
import { opensAt } from '#e2e/harness/tabs.ts';

const LIST = '/web/cluster/one.example.com/apps';
const launch = (name: string) => `/web/launch/${name}.one.example.com/one.example.com/${name}.one.example.com`;
const arn = (role: string) => encodeURIComponent(`arn:aws:iam::111122223333:role/${role}`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('with apps of every kind', () => {
  test.use({ scenario: 'apps of every kind' });

  test('each is shown by the address that people know', async ({ page }) => {
    await page.goto(LIST);
    await expect(row(page, /^grafana/).getByRole('cell', { name: 'https://grafana.one.example.com' })).toBeVisible();
    await expect(row(page, /^broker/).getByRole('cell', { name: 'tcp://broker.one.example.com' })).toBeVisible();
    await expect(row(page, /^azure/).getByRole('cell', { name: 'cloud://azure.one.example.com' })).toBeVisible();
    await expect(row(page, /^intranet/).getByRole('cell', { name: 'http://intranet.internal:8080' })).toBeVisible();
  });

  test('a web application is launched in a tab of its own', async ({ page, context }) => {
    await page.goto(LIST);
    const address = await opensAt(context, () => page.getByRole('link', { name: 'Launch grafana' }).click());
    expect(address).toBe(launch('grafana'));
    await expect(page).toHaveURL(LIST);
  });

  test('an AWS console is launched as one of the roles that are open', async ({ page, context }) => {
    await page.goto(LIST);
    await button(page, 'Launch as: roles for aws').click();
    await expect(page.getByRole('menuitem')).toHaveText(['reader', 'ops']);
    const address = await opensAt(context, () => page.getByRole('menuitem', { name: 'ops' }).click());
    expect(address).toBe(`${launch('aws')}/${arn('team/ops')}`);
  });

  test('the menu of roles works by keyboard, also where the address is that of a command line', async ({
    page,
    context,
  }) => {
    await page.goto(LIST);
    await button(page, 'Launch as: roles for aws-cli').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'reader' })).toBeFocused();
    const address = await opensAt(context, () => page.keyboard.press('Enter'));
    expect(address).toBe(`${launch('aws-cli')}/${arn('reader')}`);
    await expect(button(page, 'Launch as: roles for aws-cli')).toBeFocused();
  });

  const closed = {
    broker: 'Use tsh to connect to a TCP application',
    azure: 'Use tsh to run the command line of this cloud',
    intranet: 'This application has no public address to open in a browser',
  };

  for (const [name, reason] of Object.entries(closed))
    test(`what no browser can open says why: ${name}`, async ({ page }) => {
      await page.goto(LIST);
      await expect(button(page, `Launch ${name}`)).toBeDisabled();
      await expect(button(page, `Launch ${name}`)).toHaveAccessibleDescription(reason);
      await button(page, `Launch ${name}`).focus();
      await expect(page.getByRole('tooltip')).toHaveText(reason);
    });

  test.describe('as frank', () => {
    test.use({ as: 'frank' });

    test('an AWS console of which no role is open says so', async ({ page }) => {
      await page.goto(LIST);
      await expect(button(page, 'Launch aws')).toHaveAccessibleDescription(
        'Your roles grant no AWS role in this account',
      );
    });
  });
});

test.describe('with an app whose address leads nowhere', () => {
  test.use({ scenario: 'apps without end' });

  test('it is not launched, so that it leads to no other page', { tag: '@14.x' }, async ({ page }) => {
    await page.goto(LIST);
    await expect(button(page, 'Launch dots')).toHaveAccessibleDescription(/no public address/);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'newer apps' });

  test('the list of all kinds is asked for the apps, and counted', async ({ page }) => {
    await page.goto(LIST);
    await expect(names(page)).toHaveText(['grafana', 'mail', 'office', 'payments', 'payroll', 'plain-saml', 'tools']);
    await expect(page.getByRole('status').filter({ hasText: '7 applications' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('payslips');
    await expect(names(page)).toHaveText(['payroll']);
  });

  test('only the order is offered that the proxy knows', async ({ page }) => {
    await page.goto(`${LIST}?sort=description:desc`);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('columnheader', { name: 'Description' }).getByRole('button')).toHaveCount(0);
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(names(page).first()).toHaveText('tools');
  });

  test('a SAML application leads to its address, which learns nothing of us', async ({ page }) => {
    await page.goto(LIST);
    const link = page.getByRole('link', { name: 'Launch mail' });
    await expect(link).toHaveAttribute('href', 'https://mail.example.com/sso');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  test('a SAML application of several addresses offers those of the web', async ({ page }) => {
    await page.goto(LIST);
    await button(page, 'Launch at: addresses of office').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Calendar', 'Drive']);
    await expect(page.getByRole('menuitem', { name: 'Drive' })).toHaveAttribute(
      'href',
      'https://drive.example.com/sso',
    );
  });

  test('an AWS account offers the permission sets that take no access request, at AWS', async ({ page }) => {
    await page.goto(LIST);
    await expect(row(page, /payments/)).toContainText('https://d-1234567890.awsapps.com/start');
    const launches = button(page, 'Launch as: roles for payments');
    const rightOf = async (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right);
    await expect(launches).toBeVisible();
    expect((await rightOf(row(page, /payments/))) - (await rightOf(launches))).toBeGreaterThan(8);
    await launches.click();
    await expect(page.getByRole('menuitem')).toHaveText(['ReadOnlyAccess']);
    await expect(page.getByRole('menuitem')).toHaveAttribute(
      'href',
      'https://d-1234567890.awsapps.com/start/#/console?account_id=111122223333&role_name=ReadOnlyAccess',
    );
  });

  test('what 18.x lists and no browser opens says why', async ({ page }) => {
    await page.goto(LIST);
    await expect(button(page, 'Launch plain-saml')).toHaveAccessibleDescription(/has no web address/);
    await expect(button(page, 'Launch tools')).toHaveAccessibleDescription(/Use tsh to connect to an MCP server/);
  });

  test('the user groups of an application are shown', async ({ page }) => {
    await page.goto(LIST);
    await button(page, '2 user groups of payroll').click();
    await expect(page.getByRole('menu')).toContainText('finance');
    await expect(page.getByRole('menu')).toContainText('Who pays');
    await page.keyboard.press('Escape');
    await expect(button(page, '2 user groups of payroll')).toBeFocused();
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { names, row } from '#e2e/harness/kinds.ts';
import { opensAt } from '#e2e/harness/tabs.ts';

const LIST = '/web/cluster/one.example.com/apps';
const launch = (name: string) => `/web/launch/${name}.one.example.com/one.example.com/${name}.one.example.com`;
const arn = (role: string) => encodeURIComponent(`arn:aws:iam::111122223333:role/${role}`);

const disabledReasons = {
  aws: 'Your roles grant no AWS role in this account',
  azure: 'Use tsh to run the command line of this cloud',
  broker: 'Use tsh to connect to a TCP application',
  intranet: 'This application has no public address to open in a browser',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('with apps of every kind', () => {
  test.use({ scenario: 'apps of every kind' });

  test('a web application is launched in a tab of its own', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(LIST);
    const address = await opensAt(context, () => page.getByRole('link', { name: 'Launch grafana' }).click());
    expect(address).toBe(launch('grafana'));
    await expect(page).toHaveURL(LIST);
  });

  test('an AWS console opens as one of the granted roles', { tag: ['@gate', '@both'] }, async ({ page, context }) => {
    await page.goto(LIST);
    await button(page, 'Launch as: roles for aws').click();
    await expect(page.getByRole('menuitem')).toHaveText(['reader', 'ops']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await button(page, 'Launch as: roles for aws-cli').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'reader' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'ops' })).toBeFocused();
    const address = await opensAt(context, () => page.keyboard.press('Enter'));
    expect(address).toBe(`${launch('aws-cli')}/${arn('team/ops')}`);
    await expect(button(page, 'Launch as: roles for aws-cli')).toBeFocused();
  });

  test.describe('as frank, who has no AWS role', () => {
    test.use({ as: 'frank' });

    test('each application shows its address, or why no browser opens it', async ({ page }) => {
      await page.goto(LIST);
      const address = (app: RegExp, name: string) => row(page, app).getByRole('cell', { name });
      await expect(address(/^grafana/, 'https://grafana.one.example.com')).toBeVisible();
      await expect(address(/^broker/, 'tcp://broker.one.example.com')).toBeVisible();
      await expect(address(/^azure/, 'cloud://azure.one.example.com')).toBeVisible();
      await expect(address(/^intranet/, 'http://intranet.internal:8080')).toBeVisible();
      for (const [name, reason] of Object.entries(disabledReasons)) {
        await expect(button(page, `Launch ${name}`), name).toBeDisabled();
        await expect(button(page, `Launch ${name}`), name).toHaveAccessibleDescription(reason);
      }
      await button(page, 'Launch broker').focus();
      await expect(page.getByRole('tooltip')).toHaveText(disabledReasons.broker);
    });
  });
});

test.describe('with an app whose address leads nowhere', () => {
  test.use({ scenario: 'apps without end' });

  test('it is not launched, so that it leads to no other page', { tag: '@gate' }, async ({ page }) => {
    await page.goto(LIST);
    await expect(button(page, 'Launch dots')).toHaveAccessibleDescription(/no public address/);
  });
});

test.describe('behind an 18.x proxy', () => {
  test.use({ scenario: 'newer apps' });

  test('the list of all kinds returns the apps, counted, searched and in the order it knows', async ({ page }) => {
    await page.goto(`${LIST}?sort=description:desc`);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByRole('columnheader', { name: 'Description' }).getByRole('button')).toHaveCount(0);
    const all = ['grafana', 'mail', 'office', 'payments', 'payroll', 'plain-saml', 'tools'];
    await expect(names(page)).toHaveText(all);
    await expect(page.getByRole('status').filter({ hasText: '7 applications' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(names(page)).toHaveText(all.toReversed());
    await page.getByRole('searchbox', { name: 'Search applications' }).fill('payslips');
    await expect(names(page)).toHaveText(['payroll']);
  });

  test('a SAML application opens its own web addresses without a referrer', { tag: '@gate' }, async ({ page }) => {
    await page.goto(LIST);
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

  test('the user groups of an application are shown', async ({ page }) => {
    await page.goto(LIST);
    await button(page, '2 user groups of payroll').click();
    await expect(page.getByRole('menu')).toContainText('finance');
    await expect(page.getByRole('menu')).toContainText('Who pays');
    await page.keyboard.press('Escape');
    await expect(button(page, '2 user groups of payroll')).toBeFocused();
  });
});

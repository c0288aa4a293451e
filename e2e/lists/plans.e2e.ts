import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const BILLING_PATH = '/web/billing';
const DOWNLOADS_PATH = '/web/downloads';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const plansLink = (page: Page) => page.getByRole('link', { name: 'Compare plans (opens another site in a new tab)' });

/**
 * Follows the link without leaving the page, because tests request no other origin. Returns the reported usage event.
 */
async function followPlansLink(page: Page): Promise<unknown> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  const reported = page.waitForRequest((request) => request.url().endsWith('/v1/webapi/capture'));
  await plansLink(page).click();
  return (await reported).postDataJSON();
}

test.describe('with usage-based billing', () => {
  test.use({ scenario: 'billed by usage' });

  test('the billing page lists what the plan excludes, and links to plans', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/web/support');
    await mainNavigation(page).getByRole('link', { name: 'Billing' }).click();
    await expect(page).toHaveURL(BILLING_PATH);
    await expect(page).toHaveTitle('Billing');
    await expect(page.getByText('This cluster is billed by usage.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not included in your plan' }).getByRole('listitem')).toHaveText([
      'Auth connectors are not included in your plan',
      'Joining sessions is not included in your plan',
      'Access requests are not included in your plan',
      'Premium support is not included in your plan',
      'Trusted devices are not included in your plan',
    ]);
    await expect(page.getByRole('region', { name: 'Invoices' })).toContainText(
      'in the console of the service that hosts this cluster',
    );
    await expect(plansLink(page)).toHaveAttribute('rel', 'noreferrer');
    await expect(plansLink(page)).toHaveAttribute('target', '_blank');
    await expect(plansLink(page)).toHaveAttribute('href', 'https://goteleport.com/r/upgrade-team?14.0.0');
  });

  const asked = [
    ['/web/support', 4],
    ['/web/requests', 3],
    ['/web/devices', 5],
    ['/web/sso', 1],
    [BILLING_PATH, 7],
  ] as const;

  test('a click on other plans is reported with its location, and a refused report shows no error', async ({
    page,
    mock,
  }) => {
    for (const [path, number] of asked) {
      await page.goto(path);
      expect(await followPlansLink(page), path).toEqual({ event: 'tp.ui.callToAction.click', eventData: number });
    }
    mock.world.fault('POST /v1/webapi/capture', { status: 400, message: 'unknown event' });
    await page.goto('/web/support');
    await followPlansLink(page);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(plansLink(page)).toBeVisible();
  });

  test('premium support is shown as unavailable, and its tickets are not offered', async ({ page, mock }) => {
    // Only an edition with support tickets shows its name there.
    Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
    await page.goto('/web/support');
    const closed = page.getByRole('region', { name: 'Premium support is not included in your plan' });
    await expect(closed).toContainText('Upgrade your plan to contact support');
    await expect(plansLink(page)).toHaveAttribute('href', 'https://goteleport.com/r/upgrade-team?e_18.3.0');
    await expect(page.getByRole('link', { name: /^Contact support/ })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Community/ })).toBeVisible();
  });

  test('the navigation and the auth connectors page say why the plan excludes them', async ({ page }) => {
    await page.goto('/web/support');
    const link = (name: string) => mainNavigation(page).getByRole('link', { name });
    await expect(link('Active Sessions')).toHaveAccessibleDescription('Joining sessions is not included in your plan');
    await expect(link('Auth Connectors')).toHaveAccessibleDescription('Auth connectors are not included in your plan');
    await expect(link('Users')).toHaveAccessibleDescription('');
    await link('Roles').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Auth connectors are not included in your plan');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/web/sso');
    await expect(page.getByRole('heading', { name: 'Manage Auth Connectors', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Auth connectors are not included in your plan' })).toBeVisible();
    await expect(page.getByText(/available yet/)).toBeHidden();
  });

  test.describe('as bob', () => {
    test.use({ username: 'bob' });

    test('a user who may not see billing sees the required permission', { tag: '@gate' }, async ({ page }) => {
      await page.goto(BILLING_PATH);
      await expect(page.getByText('Requires permission: billing: list')).toBeVisible();
      await expect(mainNavigation(page).getByRole('link', { name: 'Billing' })).toBeHidden();
      await expect(plansLink(page)).toBeHidden();
    });
  });
});

test.describe('on a hosted cluster', () => {
  test.use({ scenario: 'a hosted cluster' });

  test('the billing page says that nothing is excluded, and the download center is in Help & Support', async ({
    page,
  }) => {
    await page.goto(BILLING_PATH);
    await expect(page.getByText('This cluster is not billed by usage.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not included in your plan' })).toBeHidden();
    await expect(mainNavigation(page).getByRole('link', { name: 'Active Sessions' })).toHaveAccessibleDescription('');
    await page.goto(DOWNLOADS_PATH);
    await expect(page.getByRole('heading', { name: 'No download center in this cluster' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Help & Support' }).click();
    await expect(page.getByRole('link', { name: /^Cloud downloads/ })).toBeVisible();
  });

  test('support offers tickets if the edition includes them', async ({ page, mock }) => {
    Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0', enterprise: true });
    await page.goto('/web/support');
    await expect(page.getByRole('link', { name: /^Contact support/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /plan/ })).toBeHidden();
  });
});

test.describe('on a self-hosted cluster', () => {
  test.use({ scenario: 'two servers' });

  test('there is no billing page, and the navigation does not list it', async ({ page }) => {
    await page.goto(BILLING_PATH);
    await expect(page.getByRole('heading', { name: "This cluster isn't billed here" })).toBeVisible();
    await expect(mainNavigation(page).getByRole('link', { name: 'Audit Log' })).toBeVisible();
    for (const name of ['Billing', 'Download Center'])
      await expect(mainNavigation(page).getByRole('link', { name })).toBeHidden();
  });
});

test.describe('on an account dashboard', () => {
  test.use({ scenario: 'an account dashboard' });

  test('the download center links to the software and to the license', async ({ page }) => {
    await page.goto('/web/support');
    await mainNavigation(page).getByRole('link', { name: 'Download Center' }).click();
    await expect(page).toHaveURL(DOWNLOADS_PATH);
    await expect(page).toHaveTitle('Download Center');
    await expect(page.getByText('This dashboard runs version 14.0.0.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Downloads/ })).toHaveAttribute('rel', 'noreferrer');
    await expect(page.getByRole('region', { name: 'License' })).toBeVisible();
  });

  test.describe('as erin', () => {
    test.use({ username: 'erin' });

    test('reading the license is sufficient', async ({ page }) => {
      await page.goto(DOWNLOADS_PATH);
      await expect(page.getByRole('region', { name: 'Software' })).toBeVisible();
    });
  });

  test.describe('as bob', () => {
    test.use({ username: 'bob' });

    test('without either permission both are named', async ({ page }) => {
      await page.goto(DOWNLOADS_PATH);
      await expect(page.getByText('Requires permission: license: read or download: list')).toBeVisible();
    });
  });
});

// Tests pages about the plan of a cluster: billing, downloads, and features that the plan excludes.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

const BILLING_PATH = '/web/billing';
const DOWNLOADS_PATH = '/web/downloads';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const plansLink = (page: Page) => page.getByRole('link', { name: 'Compare plans (opens another site in a new tab)' });

/**
 * Clicks the link without opening it, because tests may not request other origins. Returns the usage event that the
 * page sends.
 */
async function followPlansLink(page: Page): Promise<unknown> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  const reported = page.waitForRequest((request) => request.url().endsWith('/v1/webapi/capture'));
  await plansLink(page).click();
  return (await reported).postDataJSON();
}

test.describe('with usage-based billing', () => {
  test.use({ scenario: 'billed by usage' });

  test(
    'the billing page lists features that the plan excludes, and links to other plans',
    { tag: '@gate' },
    async ({ page }) => {
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
    },
  );

  const PAGES_WITH_PLANS_LINK = [
    ['/web/support', 4],
    ['/web/requests', 3],
    ['/web/devices', 5],
    ['/web/sso', 1],
    [BILLING_PATH, 7],
  ] as const;

  test('a click on the link to plans is reported with its page, and a failed report shows no error', async ({
    page,
    mock,
  }) => {
    for (const [path, locationNumber] of PAGES_WITH_PLANS_LINK) {
      await page.goto(path);
      expect(await followPlansLink(page), path).toEqual({
        event: 'tp.ui.callToAction.click',
        eventData: locationNumber,
      });
    }
    mock.world.fault('POST /v1/webapi/capture', { status: 400, message: 'unknown event' });
    await page.goto('/web/support');
    await followPlansLink(page);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(plansLink(page)).toBeVisible();
  });

  test('support tickets are replaced by a note that the plan excludes them', async ({ page, mock }) => {
    // Only the address of 18.x contains the edition.
    Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0' });
    await page.goto('/web/support');
    const excludedSupport = page.getByRole('region', { name: 'Premium support is not included in your plan' });
    await expect(excludedSupport).toContainText('Upgrade your plan to contact support');
    await expect(plansLink(page)).toHaveAttribute('href', 'https://goteleport.com/r/upgrade-team?e_18.3.0');
    await expect(page.getByRole('link', { name: /^Contact support/ })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Community/ })).toBeVisible();
  });

  test('the navigation and the page of auth connectors say that the plan excludes them', async ({ page }) => {
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

  test.describe('as bob, who may not see billing', () => {
    test.use({ username: 'bob' });

    test('the billing page names the required permission', { tag: '@gate' }, async ({ page }) => {
      await page.goto(BILLING_PATH);
      await expect(page.getByText('Requires permission: billing: list')).toBeVisible();
      await expect(mainNavigation(page).getByRole('link', { name: 'Billing' })).toBeHidden();
      await expect(plansLink(page)).toBeHidden();
    });
  });
});

test.describe('on a hosted cluster', () => {
  test.use({ scenario: 'a hosted cluster' });

  test('the cluster has no billing by usage, and its downloads are linked in Help & Support', async ({ page }) => {
    await page.goto(BILLING_PATH);
    await expect(page.getByText('This cluster is not billed by usage.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Not included in your plan' })).toBeHidden();
    await expect(mainNavigation(page).getByRole('link', { name: 'Active Sessions' })).toHaveAccessibleDescription('');
    await page.goto(DOWNLOADS_PATH);
    await expect(page.getByRole('heading', { name: 'No download center in this cluster' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Help & Support' }).click();
    await expect(page.getByRole('link', { name: /^Cloud downloads/ })).toBeVisible();
  });

  test('Help & Support links to support tickets if the edition includes them', async ({ page, mock }) => {
    Object.assign(mock.world.settings, { dialect: 18, version: '18.3.0', enterprise: true });
    await page.goto('/web/support');
    await expect(page.getByRole('link', { name: /^Contact support/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /plan/ })).toBeHidden();
  });
});

test.describe('on a self-hosted cluster', () => {
  test.use({ scenario: 'two servers' });

  test('the page says that the cluster is not billed here, and the navigation does not list it', async ({ page }) => {
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

  test.describe('as erin, who may only read the license', () => {
    test.use({ username: 'erin' });

    test('the download center is available', async ({ page }) => {
      await page.goto(DOWNLOADS_PATH);
      await expect(page.getByRole('region', { name: 'Software' })).toBeVisible();
    });
  });

  test.describe('as bob, who may neither read the license nor list downloads', () => {
    test.use({ username: 'bob' });

    test('the download center names both permissions', async ({ page }) => {
      await page.goto(DOWNLOADS_PATH);
      await expect(page.getByText('Requires permission: license: read or download: list')).toBeVisible();
    });
  });
});

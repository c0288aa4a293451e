import { expect, test } from '#e2e/harness/harness.ts';
import { paletteField, openPalette } from '#e2e/shell/palette-page.ts';

test.describe('with permission to create access requests', () => {
  test.use({ scenario: 'requestable roles', username: 'bob' });

  test(
    'the access requests page names the roles to request, the reviewers and the assumed requests',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto('/web/requests');
      await expect(page).toHaveTitle('Access Requests');
      await expect(page.getByRole('definition')).toHaveText([
        'On demand, with a reason',
        'Which ticket is this for?',
        '01934f5c-7d3e-7c1a-9a53-0c0ffee00001',
        'admin, auditor',
        'alice',
      ]);
      await expect(page.getByText("The proxy's open API doesn't list, create or review")).toBeVisible();
    },
  );
});

test('a user without requestable roles sees "No other roles" and a link to compare plans', async ({ page }) => {
  await page.goto('/web/requests');
  await expect(page.getByRole('definition').nth(2)).toHaveText('No other roles');
  await expect(page.getByRole('link', { name: /Compare plans/ })).toBeVisible();
});

test.describe('as bob', () => {
  test.use({ username: 'bob' });

  test('the requests, devices and plugins pages name the missing permission', { tag: '@gate' }, async ({ page }) => {
    for (const [path, permission] of [
      ['/web/requests', 'access_request: list'],
      ['/web/devices', 'device: list'],
      ['/web/plugins', 'plugin: list'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(`Requires permission: ${permission}`), path).toBeVisible();
    }
  });
});

// docs/behaviour.md#users "Only the palette leads to the pages"
test('the trusted devices page says that it is unavailable, and the palette links to it', async ({ page }) => {
  await openPalette(page);
  await paletteField(page).fill('trusted dev');
  await expect(page.getByRole('option', { name: /^Trusted devices/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/web/devices');
  await expect(page.getByRole('region', { name: "Trusted devices aren't available in this console" })).toBeVisible();
});

test.describe('billed by usage', () => {
  test.use({ scenario: 'billed by usage' });

  test('the devices and requests pages name the plan, and the plugins page links to integrations', async ({ page }) => {
    await page.goto('/web/devices');
    await expect(page.getByRole('region', { name: 'Trusted devices are not included in your plan' })).toBeVisible();
    await page.goto('/web/requests');
    await expect(page.getByRole('region', { name: 'Access requests are not included in your plan' })).toBeVisible();
    await page.goto('/web/plugins');
    await expect(page.getByRole('link', { name: 'Go to integrations' })).toHaveAttribute('href', '/web/integrations');
  });
});

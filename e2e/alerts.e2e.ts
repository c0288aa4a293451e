import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './harness.ts';

const SERVERS = '/web/cluster/one.example.com/nodes';
const ALERTS = 'GET /v1/webapi/sites/{cluster}/alerts';

const alerts = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const dismiss = (page: Page, what: string) => page.getByRole('button', { name: `Dismiss: ${what}` });
const servers = (page: Page) => page.getByRole('row', { name: /web-01/ });

test.describe('with three alerts', () => {
  test.use({ scenario: 'three alerts' });

  test('the gravest is first, and is an alert to screen readers too', async ({ page }) => {
    await page.goto(SERVERS);
    await expect(alerts(page).getByRole('button')).toHaveCount(3);
    await expect(alerts(page)).toHaveText(/A patch must be applied\.\s*Works on Sunday\.\s*A version is out\./);
    await expect(alerts(page).getByRole('alert')).toHaveText('A patch must be applied.');
  });

  test('only a link to where such notices may lead is one', async ({ page }) => {
    await page.goto(SERVERS);
    const links = alerts(page).getByRole('link');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', 'https://goteleport.com/docs/changelog');
    await expect(links).toHaveAttribute('rel', 'noreferrer');
  });

  test('one that was dismissed stays away for a day, and the others stay', async ({ page, time }) => {
    await page.goto(SERVERS);
    await dismiss(page, 'Works on Sunday.').click();
    await expect(alerts(page)).not.toContainText('Works on Sunday.');
    await expect(alerts(page)).toContainText('A patch must be applied.');
    await page.reload();
    await expect(alerts(page)).toContainText('A patch must be applied.');
    await expect(alerts(page)).not.toContainText('Works on Sunday.');
    const kept = await page.evaluate(() => localStorage.getItem('disabledAlerts'));
    expect(JSON.parse(kept ?? '')).toEqual({ works: expect.any(Number) });
    expect(Math.abs(JSON.parse(kept ?? '').works - time.now() - 86_400_000)).toBeLessThan(60_000);
  });

  test('all of them can be dismissed, and then nothing is left of them', async ({ page }) => {
    await page.goto(SERVERS);
    for (const what of ['A patch must be applied.', 'Works on Sunday.', 'A version is out.'])
      await dismiss(page, what).click();
    await expect(alerts(page)).toBeHidden();
    await expect(servers(page)).toBeVisible();
  });

  test('a leaf has its own, which here are none', async ({ page }) => {
    await page.goto('/web/cluster/berlin.example.com/nodes');
    await expect(page.getByRole('row', { name: /spree-01/ })).toBeVisible();
    await expect(alerts(page)).toBeHidden();
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`they are accessible in the ${theme} theme, on a phone too`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('grv_teleport_ui_theme', chosen), theme);
      await page.goto(SERVERS);
      await expect(alerts(page)).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectAccessible(page);
    });
  }
});

test.describe('when they are late', () => {
  test.use({ scenario: 'alerts held back' });

  test('they wait for the next page, so that nothing moves', async ({ page, mock }) => {
    await page.goto(SERVERS);
    await expect(servers(page)).toBeVisible();
    const answered = page.waitForResponse(/\/alerts$/);
    mock.world.release(ALERTS);
    await answered;
    await expect(alerts(page)).toBeHidden();
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(alerts(page)).toContainText('A patch must be applied.');
  });
});

test.describe('when they cannot be had', () => {
  test.use({ scenario: 'alerts failing' });

  test('the page is as it is without them', async ({ page }) => {
    await page.goto(SERVERS);
    await expect(servers(page)).toBeVisible();
    await expect(alerts(page)).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

// Phones zoom in on a field with smaller letters, and stay so until one pinches them back.
const SMALLEST = 16;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SERVERS = '/web/cluster/one.example.com/nodes';

const fields = (page: Page) =>
  page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('combobox')).filter({ visible: true });

async function expectLargeLetters(page: Page): Promise<void> {
  await expect(fields(page).first()).toBeVisible();
  for (const field of await fields(page).all()) {
    const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size, await field.getAttribute('aria-label').then(String)).toBeGreaterThanOrEqual(SMALLEST);
  }
}

test.describe('signed out', () => {
  test.use({ as: '' });

  test('the sign-in form has letters that no phone zooms in on', async ({ page }) => {
    await page.goto('/web/login');
    await expectLargeLetters(page);
  });
});

for (const [what, open] of Object.entries<(page: Page) => Promise<void>>({
  'the search': async () => undefined,
  async 'the query'(page) {
    await page.getByRole('switch', { name: 'Query' }).click();
    await expect(page.getByRole('combobox', { name: 'Query' })).toBeVisible();
  },
  async 'the palette'(page) {
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    // Its field is another one once all of its code is there.
    await expect(page.getByRole('option')).not.toHaveCount(0);
  },
  'the field for a login': (page) => page.getByRole('button', { name: /^Logins on web-01/ }).click(),
}))
  test(`${what} has letters that no phone zooms in on`, async ({ page }) => {
    await page.goto(SERVERS);
    await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
    await open(page);
    await expectLargeLetters(page);
  });

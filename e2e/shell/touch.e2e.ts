// Text fields on phones, whose font must be large enough.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';

// In pixels. Phones zoom in on fields with a smaller font, and do not zoom out afterwards.
const MIN_FONT_SIZE = 16;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SERVERS_PATH = '/web/cluster/one.example.com/nodes';

const visibleFields = (page: Page) =>
  page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('combobox')).filter({ visible: true });

async function expectLargeFields(page: Page): Promise<void> {
  await expect(visibleFields(page).first()).toBeVisible();
  for (const field of await visibleFields(page).all()) {
    const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size, await field.getAttribute('aria-label').then(String)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
  }
}

test.describe('when no user is signed in', () => {
  test.use({ username: '' });

  test('the sign-in form has fields that phones do not zoom into', async ({ page }) => {
    await page.goto('/web/login');
    await expectLargeFields(page);
  });
});

test('a list has fields that phones do not zoom into', async ({ page }) => {
  await page.goto(SERVERS_PATH);
  await expect(page.getByRole('row', { name: /web-01/ })).toBeVisible();
  await test.step('the search', () => expectLargeFields(page));
  await test.step('the field for a login', async () => {
    await page.getByRole('button', { name: /^Logins on web-01/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectLargeFields(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });
  await test.step('the query', async () => {
    await page.getByRole('switch', { name: 'Query' }).click();
    await expect(page.getByRole('combobox', { name: 'Query' })).toBeVisible();
    await expectLargeFields(page);
  });
  await test.step('the palette', async () => {
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    // The palette replaces its field when all its code has loaded, so wait for the first results.
    await expect(page.getByRole('dialog').getByRole('option')).not.toHaveCount(0);
    await expectLargeFields(page);
  });
});

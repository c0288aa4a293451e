import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, isAt, openPaused, record, row } from './recording.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ mock }) => record(mock));

const panel = (page: Page) => page.getByRole('region', { name: 'Search the recording' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Search the recording' });
const hits = (page: Page) => panel(page).getByRole('listitem');

async function openSearch(page: Page): Promise<void> {
  await openPaused(page);
  await button(page, 'Search the recording').click();
  await expect(panel(page)).toContainText('All of the recording is indexed.');
}

test('shown text is found with its time, and a hit leads to that moment', { tag: '@gate' }, async ({ page }) => {
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill('nginx');
  await expect(hits(page).first()).toContainText('nginx');
  await expectAccessible(page);
  const clock =
    (await hits(page)
      .first()
      .getByText(/^\d+:\d\d$/)
      .textContent()) ?? '';
  await hits(page).first().getByRole('button').click();
  await isAt(page, clock);
  await expect(row(page, 'nginx').first()).toBeVisible();
});

test('keys and buttons lead from hit to hit, around the ends', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('root@');
  await expect(panel(page)).toContainText(/\d+ places found/);
  const status = panel(page).getByRole('status');
  await field(page).press('Enter');
  await expect(status).toContainText(/^1 of \d+$/);
  await field(page).press('Enter');
  await expect(status).toContainText(/^2 of \d+$/);
  await field(page).press('Shift+Enter');
  await field(page).press('Shift+Enter');
  await expect(status).toContainText(/^(\d+) of \1$/);
  await button(page, 'Next match').click();
  await expect(status).toContainText(/^1 of \d+$/);
  await button(page, 'Previous match').click();
  await expect(status).toContainText(/^(\d+) of \1$/);
});

test('the search names no matches, matches case on request and takes regular expressions', async ({ page }) => {
  await openSearch(page);
  const status = panel(page).getByRole('status');
  await field(page).fill('no such words');
  await expect(status).toHaveText('No matches');
  await expect(hits(page)).toHaveCount(0);
  await expect(button(page, 'Next match')).toHaveAttribute('aria-disabled', 'true');
  await field(page).fill('ROOT@');
  await expect(panel(page)).toContainText(/places? found/);
  await button(page, 'Match case').click();
  await expect(status).toHaveText('No matches');
  await button(page, 'Match case').click();
  await button(page, 'Use regular expression').click();
  await field(page).fill('ro+t@web-\\d+');
  await expect(panel(page)).toContainText(/places? found/);
  await field(page).fill('ro(');
  await expect(status).toHaveText('This is not a valid regular expression.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a hit is marked on the screen, and once the search is closed it is selected, to be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPaused(page);
  // The screen is drawn after the panel has shown the hit, and then marked.
  await expect(async () => {
    await button(page, 'Search the recording').click();
    await field(page).fill('nginx -t');
    await expect(hits(page).first()).toBeVisible();
    await field(page).press('Enter');
    await expect(row(page, 'nginx -t').first()).toBeVisible();
    await field(page).press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nginx -t');
  }).toPass();
});

test('the search stands in the address: a reload and a link bring it back, and the keys stay the player’s', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await button(page, 'Match case').click();
  await field(page).fill('nginx -t');
  await expect(hits(page).first()).toBeVisible();
  await expect(page).toHaveURL(
    /[?&]panel=search&match=case&search=nginx\+-t$|[?&]panel=search&search=nginx\+-t&match=case$/,
  );
  await page.reload();
  await expect(hits(page).first()).toContainText('nginx -t');
  await expect(button(page, 'Match case')).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Home');
  await isAt(page, '00:00');
  await button(page, /^Copy link/).click();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.searchParams.get('search'), copied.searchParams.get('t')]).toEqual(['nginx -t', expect.any(String)]);
  await button(page, 'Close search').click();
  await expect(page).not.toHaveURL(/panel=/);
});

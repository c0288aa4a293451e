// Tests searching for text in a terminal recording.
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, expectPosition, openPausedPlayer, addRecordedSession, row } from './player-page.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ mock }) => addRecordedSession(mock));

const searchPanel = (page: Page) => page.getByRole('region', { name: 'Search the recording' });
const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search the recording' });
const searchMatches = (page: Page) => searchPanel(page).getByRole('listitem');

async function openSearch(page: Page): Promise<void> {
  await openPausedPlayer(page);
  await button(page, 'Search the recording').click();
  await expect(searchPanel(page)).toContainText('All of the recording is indexed.');
}

test('a search finds text with its time, and clicking a match seeks to it', { tag: '@gate' }, async ({ page }) => {
  await openSearch(page);
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('nginx');
  await expect(searchMatches(page).first()).toContainText('nginx');
  await expectAccessible(page);
  const clock =
    (await searchMatches(page)
      .first()
      .getByText(/^\d+:\d\d$/)
      .textContent()) ?? '';
  await searchMatches(page).first().getByRole('button').click();
  await expectPosition(page, clock);
  await expect(row(page, 'nginx').first()).toBeVisible();
});

test('Enter, Shift+Enter and buttons move between matches, from the last to the first and back', async ({ page }) => {
  await openSearch(page);
  await searchField(page).fill('root@');
  await expect(searchPanel(page)).toContainText(/\d+ places found/);
  const status = searchPanel(page).getByRole('status');
  await searchField(page).press('Enter');
  await expect(status).toContainText(/^1 of \d+$/);
  await searchField(page).press('Enter');
  await expect(status).toContainText(/^2 of \d+$/);
  await searchField(page).press('Shift+Enter');
  await searchField(page).press('Shift+Enter');
  await expect(status).toContainText(/^(\d+) of \1$/);
  await button(page, 'Next match').click();
  await expect(status).toContainText(/^1 of \d+$/);
  await button(page, 'Previous match').click();
  await expect(status).toContainText(/^(\d+) of \1$/);
});

test('the search says when nothing matches, and can match case or a regular expression', async ({ page }) => {
  await openSearch(page);
  const status = searchPanel(page).getByRole('status');
  await searchField(page).fill('no such words');
  await expect(status).toHaveText('No matches');
  await expect(searchMatches(page)).toHaveCount(0);
  await expect(button(page, 'Next match')).toHaveAttribute('aria-disabled', 'true');
  await searchField(page).fill('ROOT@');
  await expect(searchPanel(page)).toContainText(/places? found/);
  await button(page, 'Match case').click();
  await expect(status).toHaveText('No matches');
  await button(page, 'Match case').click();
  await button(page, 'Use regular expression').click();
  await searchField(page).fill('ro+t@web-\\d+');
  await expect(searchPanel(page)).toContainText(/places? found/);
  await searchField(page).fill('ro(');
  await expect(status).toHaveText('This is not a valid regular expression.');
  await expect(searchField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a match is highlighted on the screen, and is selected for copying after the search closes', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPausedPlayer(page);
  // Repeats the steps, because the panel can show a match before it is selected on the screen.
  await expect(async () => {
    await button(page, 'Search the recording').click();
    await searchField(page).fill('nginx -t');
    await expect(searchMatches(page).first()).toBeVisible();
    await searchField(page).press('Enter');
    await expect(row(page, 'nginx -t').first()).toBeVisible();
    await searchField(page).press('Escape');
    await expect(searchPanel(page)).toBeHidden();
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nginx -t');
  }).toPass();
});

test('a reload restores the search, a copied link contains it, and the player shortcuts still work', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await button(page, 'Match case').click();
  await searchField(page).fill('nginx -t');
  await expect(searchMatches(page).first()).toBeVisible();
  await expect(page).toHaveURL(
    /[?&]panel=search&match=case&search=nginx\+-t$|[?&]panel=search&search=nginx\+-t&match=case$/,
  );
  await page.reload();
  await expect(searchMatches(page).first()).toContainText('nginx -t');
  await expect(button(page, 'Match case')).toHaveAttribute('aria-pressed', 'true');
  await expect(searchField(page)).not.toBeFocused();
  await page.keyboard.press('Home');
  await expectPosition(page, '00:00');
  await button(page, /^Copy link/).click();
  const copiedUrl = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copiedUrl.searchParams.get('search'), copiedUrl.searchParams.get('t')]).toEqual([
    'nginx -t',
    expect.any(String),
  ]);
  await button(page, 'Close search').click();
  await expect(page).not.toHaveURL(/panel=/);
});

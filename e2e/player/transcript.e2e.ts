import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, isAt, openPaused, record } from './recording.ts';

test.beforeEach(({ mock }) => record(mock));

const panel = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const lines = (page: Page) => panel(page).getByRole('listitem');

async function openTranscript(page: Page): Promise<void> {
  await openPaused(page);
  await button(page, 'Transcript').click();
  await expect(panel(page)).toContainText('All of the recording is indexed.');
}

test('the transcript lists shown text with times that lead to their moment, can be copied and closes', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranscript(page);
  const line = lines(page).filter({ hasText: 'nginx' }).first();
  await expect(line).toBeVisible();
  const time = line.getByRole('button');
  const clock = (await time.textContent()) ?? '';
  await time.click();
  await isAt(page, clock);
  await button(page, 'Copy transcript').click();
  await expect(panel(page).getByRole('status')).toHaveText('Copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('root@web-01');
  await button(page, 'Copy transcript').press('Escape');
  await expect(panel(page)).toBeHidden();
  await button(page, 'Transcript').click();
  await button(page, 'Close transcript').click();
  await expect(panel(page)).toBeHidden();
});

test('the transcript is accessible, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTranscript(page);
  await expect(lines(page).first()).toBeVisible();
  await expectAccessible(page);
});

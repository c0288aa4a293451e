// Tests the transcript, which lists the text of a recording with its times.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { button, expectPosition, openPausedPlayer, addRecordedSession } from './player-page.ts';

test.beforeEach(({ mock }) => addRecordedSession(mock));

const transcriptPanel = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const transcriptLines = (page: Page) => transcriptPanel(page).getByRole('listitem');

async function openTranscript(page: Page): Promise<void> {
  await openPausedPlayer(page);
  await button(page, 'Transcript').click();
  await expect(transcriptPanel(page)).toContainText('All of the recording is indexed.');
}

test('the transcript lists text, its times seek, and it can be copied and closed', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranscript(page);
  const line = transcriptLines(page).filter({ hasText: 'nginx' }).first();
  await expect(line).toBeVisible();
  const timeButton = line.getByRole('button');
  const clock = (await timeButton.textContent()) ?? '';
  await timeButton.click();
  await expectPosition(page, clock);
  await button(page, 'Copy transcript').click();
  await expect(transcriptPanel(page).getByRole('status')).toHaveText('Copied');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('root@web-01');
  await button(page, 'Copy transcript').press('Escape');
  await expect(transcriptPanel(page)).toBeHidden();
  await button(page, 'Transcript').click();
  await button(page, 'Close transcript').click();
  await expect(transcriptPanel(page)).toBeHidden();
});

test('the transcript is accessible, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTranscript(page);
  await expect(transcriptLines(page).first()).toBeVisible();
  await expectAccessible(page);
});

// Tests exporting a recording that takes long to load.
import { stubSavePicker } from '#e2e/harness/save-picker.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { button, openPausedPlayer, playerPath } from './player-page.ts';

test.use({ scenario: 'a recording of 200 MB' });

test('an export starts before the recording is fully loaded, shows its progress, and can be canceled', async ({
  page,
}) => {
  await stubSavePicker(page);
  await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID));
  await button(page, 'Export recording').click();
  await page.getByRole('menuitem', { name: /^asciicast v3/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Exporting: [1-9][\d.]* MB$/ })).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Export recording')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

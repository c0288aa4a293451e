// Tests recordings that are incomplete, or that contain data that no terminal would print.
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { expectPosition, openPausedPlayer, playerPath, row } from './player-page.ts';

const RECORDING_PATH = playerPath(RECORDED_SESSION_ID);

for (const [scenario, notice, lastLine, duration] of [
  ['a recording that ends early', 'The recording ends early', /line 1[456] of/, '00:\\d\\d'],
  ['a recording with malformed events', "Couldn't read 5 recorded events.", 'line 30 of thirty', '00:\\d\\d'],
  ['a recording without an end', 'The end of the session is missing.', 'line 30 of thirty', '00:59'],
] as const)
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario });

    test('the readable part plays, and the missing part is reported', async ({ page }) => {
      await openPausedPlayer(page, RECORDING_PATH);
      await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
      await page.keyboard.press('End');
      await expect(row(page, lastLine).first()).toBeVisible();
      await expectPosition(page, duration);
      await page.keyboard.press('Home');
      await expect(row(page, 'line')).toHaveCount(0);
    });
  });

test.describe('with random bytes in the recording', () => {
  test.use({ scenario: 'a recording with invalid bytes' });

  test('the output after the random bytes is shown', async ({ page }) => {
    await openPausedPlayer(page, RECORDING_PATH);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toHaveCount(1);
  });
});

test.describe('with a control sequence at the start that sets a terminal mode', () => {
  test.use({ scenario: 'a recording that starts with a terminal mode' });

  test('the control sequence is not shown', async ({ page }) => {
    await openPausedPlayer(page, RECORDING_PATH);
    await page.keyboard.press('End');
    await expect(row(page, 'line 30 of thirty')).toHaveCount(1);
    await expect(row(page, '2004')).toHaveCount(0);
  });
});

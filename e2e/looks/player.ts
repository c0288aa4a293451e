// A recording that plays, one that lacks something, one that cannot be had, and an address that leads to none.
import { RECORDED } from '#fixtures/scenarios/recordings/recordings.ts';
import { LOST } from '#e2e/audit/audit-log.ts';
import { expect } from '#e2e/harness/harness.ts';
import { button, BYTES, EVENTS, openPaused, pause, PLAYER, playerOf, record } from '#e2e/player/recording.ts';
import { at, type RouteLooks, type Stage } from './look.ts';

async function played({ page, mock, look }: Stage): Promise<void> {
  record(mock);
  await openPaused(page);
  await page.keyboard.press('End');
  await look('stopped at its end');
  await page.keyboard.press('Home');
  await button(page, 'Play').click();
  await expect(page.getByText(/^Skipped/)).toBeVisible({ timeout: 20_000 });
  await pause(page);
}

async function failing({ page, mock, look }: Stage): Promise<void> {
  record(mock);
  mock.world.fault(EVENTS, LOST);
  await openPaused(page);
  await expect(page.getByText("Couldn't load the timing.")).toBeVisible();
  await look('a recording without its events');
  mock.world.faults.delete(EVENTS);
  mock.world.fault(BYTES, LOST);
  await page.goto(PLAYER);
  await expect(button(page, 'Retry')).toBeVisible();
}

async function addresses(stage: Stage): Promise<void> {
  await at(PLAYER, 'Recording not found')(stage);
  await stage.look('no such recording');
  await at(playerOf('any', 'recordingType=video'), "This recording can't be played")(stage);
  await stage.look('an unknown type');
  await at(playerOf('any', 'recordingType=desktop'), 'Recording of session any')(stage);
}

export const PLAYER_LOOKS: RouteLooks = [
  {
    says: 'a recording with the events of its session',
    gate: true,
    scenario: 'a recorded session with a guest, 18.x',
    async go({ page }) {
      await openPaused(page, playerOf(RECORDED, 'recordingType=ssh&panel=events'));
      await expect(page.getByRole('region', { name: 'Session events' })).toContainText('carol joined');
    },
  },
  { says: 'a recording', go: played },
  { says: 'a recording without its events, and one that fails', go: failing },
  { says: 'no such recording, an unknown type, and a desktop', go: addresses },
];

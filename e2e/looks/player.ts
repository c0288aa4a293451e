// A recording that plays, one that lacks something, one that cannot be had, and an address that leads to none.
import { RECORDED } from '#fixtures/scenarios/recordings/recordings.ts';
import { LOST } from '#e2e/audit/audit-log.ts';
import { expect } from '#e2e/harness/harness.ts';
import { button, BYTES, EVENTS, openPaused, pause, PLAYER, playerOf, record } from '#e2e/player/recording.ts';
import { at, type Look, type Stage } from './look.ts';

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

async function lacking({ page, mock }: Stage): Promise<void> {
  record(mock);
  mock.world.fault(EVENTS, LOST);
  await openPaused(page);
  await expect(page.getByText("Couldn't load when things happened.")).toBeVisible();
}

async function refused({ page, mock }: Stage): Promise<void> {
  record(mock);
  mock.world.fault(BYTES, LOST);
  await page.goto(PLAYER);
  await expect(button(page, 'Retry')).toBeVisible();
}

const described: Look = {
  says: 'a recording with the events of its session',
  scenario: 'a recorded session with a guest, 18.x',
  async go({ page }) {
    await openPaused(page, playerOf(RECORDED, 'recordingType=ssh&panel=events'));
    await expect(page.getByRole('region', { name: 'Session events' })).toContainText('carol joined');
  },
};

export const PLAYER_LOOKS: Look[] = [
  { says: 'a recording', go: played },
  described,
  { says: 'a recording without its events', go: lacking },
  { says: 'a recording that fails', go: refused },
  { says: 'no such recording', go: at(PLAYER, 'Recording not found') },
  { says: 'a type that is none', go: at(playerOf('any', 'recordingType=video'), "This recording can't be played") },
  { says: 'a desktop', go: at(playerOf('any', 'recordingType=desktop'), 'Recording of session any') },
];

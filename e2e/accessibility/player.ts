// States for the accessibility checks of the player: recordings with and without events, failed and missing recordings,
// and invalid addresses.
import { RECORDED_SESSION_ID } from '#fixtures/scenarios/recordings/recordings.ts';
import { CONNECTION_LOST } from '#e2e/audit/audit-log.ts';
import { expect } from '#e2e/harness/harness.ts';
import {
  button,
  GET_SESSION_STREAM,
  GET_SESSION_EVENTS,
  openPausedPlayer,
  pausePlayback,
  PLAYER_PATH,
  playerPath,
  addRecordedSession,
} from '#e2e/player/player-page.ts';
import { openHeading, type RouteStates, type PageContext } from './check-page.ts';

async function playRecording({ page, mock, check }: PageContext): Promise<void> {
  addRecordedSession(mock);
  await openPausedPlayer(page);
  await page.keyboard.press('End');
  await check('stopped at its end');
  await page.keyboard.press('Home');
  await button(page, 'Play').click();
  await expect(page.getByText(/^Skipped/)).toBeVisible({ timeout: 20_000 });
  await pausePlayback(page);
}

async function failRecording({ page, mock, check }: PageContext): Promise<void> {
  addRecordedSession(mock);
  mock.world.fault(GET_SESSION_EVENTS, CONNECTION_LOST);
  await openPausedPlayer(page);
  await expect(page.getByText("Couldn't load the timing.")).toBeVisible();
  await check('a recording without its events');
  mock.world.faults.delete(GET_SESSION_EVENTS);
  mock.world.fault(GET_SESSION_STREAM, CONNECTION_LOST);
  await page.goto(PLAYER_PATH);
  await expect(button(page, 'Retry')).toBeVisible();
}

async function openPlayerAddresses(context: PageContext): Promise<void> {
  await openHeading(PLAYER_PATH, 'Recording not found')(context);
  await context.check('a missing recording');
  await openHeading(playerPath('any', 'recordingType=video'), "This recording can't be played")(context);
  await context.check('an unknown type');
  await openHeading(playerPath('any', 'recordingType=desktop'), 'Recording of session any')(context);
}

export const PLAYER_STATES: RouteStates = [
  {
    title: 'a recording with the events of its session',
    gate: true,
    scenario: 'a recorded session with a guest, 18.x',
    async go({ page }) {
      await openPausedPlayer(page, playerPath(RECORDED_SESSION_ID, 'recordingType=ssh&panel=events'));
      await expect(page.getByRole('region', { name: 'Session events' })).toContainText('carol joined');
    },
  },
  { title: 'a recording', go: playRecording },
  { title: 'a recording without its events, and one that fails', go: failRecording },
  { title: 'a missing recording, an unknown type, and a desktop', go: openPlayerAddresses },
];

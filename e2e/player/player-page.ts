// Adds recorded sessions to the mock proxy, and has locators and steps for the player of terminal recordings.
import type { Page } from '@playwright/test';
import { toIsoTime } from '#fixtures/encoding/time-source.ts';
import { uuidFrom } from '#fixtures/encoding/uuid.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect } from '#e2e/harness/harness.ts';
import { enableScreenReaderMode } from '#e2e/harness/screen-reader.ts';

export const GET_SESSION_EVENTS = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/events';
export const GET_SESSION_STREAM = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream';

const SESSION_ID = uuidFrom('a recorded session');
const MINUTE_MS = 60_000;

export const playerPath = (sid: string, query = 'recordingType=ssh') =>
  `/web/cluster/one.example.com/session/${sid}?${query}`;
export const PLAYER_PATH = playerPath(SESSION_ID);

/** Adds a recording with this output to the sample session. */
export function addRecordingOutput({ world: { db } }: Proxy, bytes: Uint8Array): void {
  db.recording.create({ sid: SESSION_ID, kind: 'terminal', open: () => Promise.resolve({ events: [], bytes }) });
}

interface RecordedSession {
  /** The host of the session. Its prefix (web, db or build) selects the simulated output. */
  host?: string;
  minutes?: number;
  [field: string]: unknown;
}

/** Adds a session that has ended to the audit log, with its recording. */
export function addRecordedSession(
  { world: { db, time, settings } }: Proxy,
  { host = 'web-01', minutes = 20, ...otherFields }: RecordedSession = {},
) {
  const endTime = time.now() - MINUTE_MS;
  db.auditEvent.create({
    ei: 0,
    uid: uuidFrom('the end of a recorded session'),
    code: 'T2004I',
    event: 'session.end',
    time: toIsoTime(endTime),
    cluster_name: settings.cluster,
    sid: SESSION_ID,
    user: 'bob',
    login: 'root',
    participants: ['bob'],
    interactive: true,
    server_id: `id-of-${host}`,
    server_hostname: host,
    session_start: toIsoTime(endTime - minutes * MINUTE_MS),
    session_stop: toIsoTime(endTime),
    ...otherFields,
  });
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const screen = (page: Page) => page.getByRole('region', { name: /^Recording of/ });
export const rows = (page: Page) => screen(page).getByRole('listitem');
export const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

/** The current position in seconds. */
export const positionSeconds = async (page: Page): Promise<number> => Number(await slider(page).inputValue()) / 1000;
export const expectPosition = (page: Page, clock: string) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${clock} out of `));

/** Opens the player in screen reader mode, so that tests can find the text of the screen. */
export async function openPlayer(page: Page, address = PLAYER_PATH): Promise<void> {
  await enableScreenReaderMode(page);
  await page.goto(address);
}

/** Pauses the playback, so that only the test moves the position. */
export async function pausePlayback(page: Page): Promise<void> {
  const stoppedIndicator = page.getByText('End of the recording', { exact: true }).or(button(page, 'Retry'));
  await expect(button(page, 'Pause').or(stoppedIndicator).first()).toBeVisible();
  // Clicks without waiting for the button, because a short recording could end before a normal click.
  await button(page, 'Pause').evaluateAll((buttons) =>
    buttons.forEach((element) => (element as HTMLButtonElement).click()),
  );
  await expect(button(page, 'Play')).toBeVisible();
}

export async function openPausedPlayer(page: Page, address = PLAYER_PATH): Promise<void> {
  await openPlayer(page, address);
  await pausePlayback(page);
}

// A recorded session in a world, and its player as a user finds things in it.
import type { Page } from '@playwright/test';
import { instant } from '#fixtures/encoding/time.ts';
import { uuid } from '#fixtures/encoding/uuid.ts';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect } from '#e2e/harness/harness.ts';
import { readOut } from '#e2e/harness/screen-reader.ts';

export const EVENTS = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/events';
export const BYTES = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream';

const SID = uuid('a recorded session');
const MINUTES = 60_000;

export const playerOf = (sid: string, query = 'recordingType=ssh') =>
  `/web/cluster/one.example.com/session/${sid}?${query}`;
export const PLAYER = playerOf(SID);

/** The session has a recording of its own, which printed that. */
export function printed({ world: { db } }: Proxy, bytes: Uint8Array): void {
  db.recording.create({ sid: SID, kind: 'terminal', open: () => Promise.resolve({ events: [], bytes }) });
}

interface Session {
  /** What it is about follows from the host: web, db and build have scripts of their own. */
  host?: string;
  minutes?: number;
  [field: string]: unknown;
}

/** Ends a session in the log, and with it there is its recording. */
export function record(
  { world: { db, time, settings } }: Proxy,
  { host = 'web-01', minutes = 20, ...rest }: Session = {},
) {
  const stop = time.now() - MINUTES;
  db.auditEvent.create({
    ei: 0,
    uid: uuid('the end of a recorded session'),
    code: 'T2004I',
    event: 'session.end',
    time: instant(stop),
    cluster_name: settings.cluster,
    sid: SID,
    user: 'bob',
    login: 'root',
    participants: ['bob'],
    interactive: true,
    server_id: `id-of-${host}`,
    server_hostname: host,
    session_start: instant(stop - minutes * MINUTES),
    session_stop: instant(stop),
    ...rest,
  });
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the recording' });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const screen = (page: Page) => page.getByRole('region', { name: /^Recording of/ });
export const rows = (page: Page) => screen(page).getByRole('listitem');
export const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

/** Where it is, in seconds. */
export const seconds = async (page: Page): Promise<number> => Number(await slider(page).inputValue()) / 1000;
export const isAt = (page: Page, clock: string) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${clock} out of `));

/** Opens the player, with its screen as text. */
export async function open(page: Page, address = PLAYER): Promise<void> {
  await readOut(page);
  await page.goto(address);
}

/** Stops it, so that only the test moves it. */
export async function pause(page: Page): Promise<void> {
  const stands = page.getByText('End of the recording', { exact: true }).or(button(page, 'Retry'));
  await expect(button(page, 'Pause').or(stands).first()).toBeVisible();
  // In one step: on a slow machine a short one comes to its end by itself between a look and a press.
  await button(page, 'Pause').evaluateAll((found) => found.forEach((one) => (one as HTMLButtonElement).click()));
  await expect(button(page, 'Play')).toBeVisible();
}

export async function openPaused(page: Page, address = PLAYER): Promise<void> {
  await open(page, address);
  await pause(page);
}

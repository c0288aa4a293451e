// The recording status of a session. It comes from the audit log, because the stream does not contain it, so only users
// who may list events see it.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect } from '#e2e/harness/harness.ts';
import { sessionAddress, connected, joinSession, test } from '#e2e/active-sessions/join-session.ts';
import { openAndConfirm } from './workspace.ts';

test.use({ scenario: 'people and servers' });

const WEB_01_PATH = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
const FIRST_RETRY = '00:00:03';
const LATER_RETRY = '00:00:15';

const recordingStatus = (page: Page) => page.getByText(/^Recording (on|off)$/);

/** Records the page's requests to the audit log. */
function recordSearches(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search')) queries.push(searchParams);
  });
  return queries;
}

/** Removes the start event of the only session from the log. The returned function restores it. */
function removeStartEvent({ world: { db } }: Proxy) {
  const start = db.auditEvent.all().find(({ event }) => event === 'session.start');
  if (!start) throw new Error('no session began');
  db.auditEvent.delete(start.uid ?? '');
  return () => void db.auditEvent.create(start);
}

test(
  'the status bar shows that a session is recorded, and where, after one request',
  { tag: ['@gate', '@both'] },
  async ({ page, time }) => {
    const searches = recordSearches(page);
    await openAndConfirm(page, WEB_01_PATH);
    expect(searches).toEqual([]);
    await time.pass(FIRST_RETRY);
    await expect(recordingStatus(page)).toHaveText('Recording on');
    await expect(recordingStatus(page)).toHaveAttribute('title', 'Recorded on the server (node)');
    await time.pass('00:05:00');
    expect(searches.map((params) => params.get('include'))).toEqual(['session.start']);
    await page.keyboard.type('exit\n');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await expect(recordingStatus(page)).toBeHidden();
  },
);

test('the console searches again until the event appears in the log', async ({ page, mock, time }) => {
  const searches = recordSearches(page);
  await openAndConfirm(page, WEB_01_PATH);
  const restoreEvent = removeStartEvent(mock);
  await time.pass(FIRST_RETRY);
  await expect.poll(() => searches).toHaveLength(1);
  await expect(recordingStatus(page)).toBeHidden();
  restoreEvent();
  await time.pass(LATER_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording on');
  expect(searches).toHaveLength(2);
});

test('if the log has no start event, four requests find no status', async ({ page, mock, time }) => {
  const searches = recordSearches(page);
  await openAndConfirm(page, WEB_01_PATH);
  removeStartEvent(mock);
  for (const wait of [FIRST_RETRY, LATER_RETRY, LATER_RETRY, LATER_RETRY]) {
    const searchCount = searches.length;
    const searchResponse = page.waitForResponse(/events\/search/);
    await time.pass(wait);
    await searchResponse;
    await expect.poll(() => searches.length).toBe(searchCount + 1);
  }
  await time.pass('00:05:00');
  expect(searches).toHaveLength(4);
  await expect(recordingStatus(page)).toBeHidden();
});

test('a refused log is requested only once, and no status is shown', async ({ page, mock, time }) => {
  mock.world.fault(SEARCH_EVENTS, { status: 403, message: 'access denied to list event' });
  const searches = recordSearches(page);
  await openAndConfirm(page, WEB_01_PATH);
  const searchResponse = page.waitForResponse(/events\/search/);
  await time.pass(FIRST_RETRY);
  await searchResponse;
  await time.pass('00:05:00');
  expect(searches).toHaveLength(1);
  await expect(recordingStatus(page)).toBeHidden();
  await expect(connected(page)).toBeVisible();
});

test.describe('without permission to list events', () => {
  test.use({ username: 'bob' });

  test('no status is shown, and the log is not requested', { tag: '@gate' }, async ({ page, time }) => {
    const searches = recordSearches(page);
    await openAndConfirm(page, WEB_01_PATH.replace('/root', '/deploy'));
    await time.pass('00:05:00');
    await expect(connected(page)).toBeVisible();
    expect(searches).toEqual([]);
    await expect(recordingStatus(page)).toBeHidden();
  });
});

test('a joined session shows the status from its own start event', async ({ page, visit, mock, time }) => {
  mock.world.settings.recording = 'off';
  const bob = await visit('bob');
  await bob.goto('/web/cluster/one.example.com/console/node/id-of-web-01/deploy');
  await bob.getByRole('button', { name: 'Connect as deploy' }).click();
  await expect(connected(bob)).toBeVisible();
  const address = sessionAddress(mock, 'peer');
  mock.world.settings.recording = 'node-sync';
  await openAndConfirm(page, WEB_01_PATH);
  await time.pass(FIRST_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording on');
  await joinSession(page, address);
  await expect(connected(page)).toBeVisible();
  await time.pass(FIRST_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording off');
  await expect(recordingStatus(page)).not.toHaveAttribute('title');
});

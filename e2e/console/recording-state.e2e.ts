// Whether a session is recorded: no stream says so, the audit log does, to those who may read it.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect } from '#e2e/harness/harness.ts';
import { sessionAddress, connected, joinSession, test } from '#e2e/active-sessions/join-session.ts';
import { openAndConfirm } from './workspace.ts';

test.use({ scenario: 'people and servers' });

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const SEARCH_EVENTS = 'GET /v1/webapi/sites/{cluster}/events/search';
const FIRST_RETRY = '00:00:03';
const LATER_RETRY = '00:00:15';

const recordingStatus = (page: Page) => page.getByText(/^Recording (on|off)$/);

/** What the page asks of the audit log. */
function recordSearches(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search')) queries.push(searchParams);
  });
  return queries;
}

/** The event that began the one session, taken out of the log as long as it is not there yet. */
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
    const asked = recordSearches(page);
    await openAndConfirm(page, WEB_01);
    expect(asked).toEqual([]);
    await time.pass(FIRST_RETRY);
    await expect(recordingStatus(page)).toHaveText('Recording on');
    await expect(recordingStatus(page)).toHaveAttribute('title', 'Recorded on the server (node)');
    await time.pass('00:05:00');
    expect(asked.map((params) => params.get('include'))).toEqual(['session.start']);
    await page.keyboard.type('exit\n');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await expect(recordingStatus(page)).toBeHidden();
  },
);

test('retries until the event appears in the log', async ({ page, mock, time }) => {
  const asked = recordSearches(page);
  await openAndConfirm(page, WEB_01);
  const putBack = removeStartEvent(mock);
  await time.pass(FIRST_RETRY);
  await expect.poll(() => asked).toHaveLength(1);
  await expect(recordingStatus(page)).toBeHidden();
  putBack();
  await time.pass(LATER_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording on');
  expect(asked).toHaveLength(2);
});

test('shows nothing when the log has no such event, after four requests at most', async ({ page, mock, time }) => {
  const asked = recordSearches(page);
  await openAndConfirm(page, WEB_01);
  removeStartEvent(mock);
  for (const wait of [FIRST_RETRY, LATER_RETRY, LATER_RETRY, LATER_RETRY]) {
    const before = asked.length;
    const answered = page.waitForResponse(/events\/search/);
    await time.pass(wait);
    await answered;
    await expect.poll(() => asked.length).toBe(before + 1);
  }
  await time.pass('00:05:00');
  expect(asked).toHaveLength(4);
  await expect(recordingStatus(page)).toBeHidden();
});

test('a refused log is requested once, and nothing is shown', async ({ page, mock, time }) => {
  mock.world.fault(SEARCH_EVENTS, { status: 403, message: 'access denied to list event' });
  const asked = recordSearches(page);
  await openAndConfirm(page, WEB_01);
  const answered = page.waitForResponse(/events\/search/);
  await time.pass(FIRST_RETRY);
  await answered;
  await time.pass('00:05:00');
  expect(asked).toHaveLength(1);
  await expect(recordingStatus(page)).toBeHidden();
  await expect(connected(page)).toBeVisible();
});

test.describe('without permission to list events', () => {
  test.use({ username: 'bob' });

  test('shows nothing and does not request the log', { tag: '@gate' }, async ({ page, time }) => {
    const asked = recordSearches(page);
    await openAndConfirm(page, WEB_01.replace('/root', '/deploy'));
    await time.pass('00:05:00');
    await expect(connected(page)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(recordingStatus(page)).toBeHidden();
  });
});

test('a joined session uses its own event', async ({ page, visit, mock, time }) => {
  mock.world.settings.recording = 'off';
  const bob = await visit('bob');
  await bob.goto('/web/cluster/one.example.com/console/node/id-of-web-01/deploy');
  await bob.getByRole('button', { name: 'Connect as deploy' }).click();
  await expect(connected(bob)).toBeVisible();
  const address = sessionAddress(mock, 'peer');
  mock.world.settings.recording = 'node-sync';
  await openAndConfirm(page, WEB_01);
  await time.pass(FIRST_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording on');
  await joinSession(page, address);
  await expect(connected(page)).toBeVisible();
  await time.pass(FIRST_RETRY);
  await expect(recordingStatus(page)).toHaveText('Recording off');
  await expect(recordingStatus(page)).not.toHaveAttribute('title');
});

// Whether a session is recorded: no stream says so, the audit log does, to those who may read it.
import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { expect } from '#e2e/harness/harness.ts';
import { addressOf, connected, join, test } from '#e2e/active-sessions/joining.ts';
import { openAll } from './workspace.ts';

test.use({ scenario: 'people and servers' });

const WEB_01 = '/web/cluster/one.example.com/console/node/id-of-web-01/root';
const SEARCH = 'GET /v1/webapi/sites/{cluster}/events/search';
const SOON = '00:00:03';
const AGAIN = '00:00:15';

const state = (page: Page) => page.getByText(/^Recording (on|off)$/);

/** What the page asks of the audit log. */
function searches(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/events/search')) asked.push(searchParams);
  });
  return asked;
}

/** The event that began the one session, taken out of the log as long as it is not there yet. */
function takeStart({ world: { db } }: Proxy) {
  const start = db.auditEvent.all().find(({ event }) => event === 'session.start');
  if (!start) throw new Error('no session began');
  db.auditEvent.delete(start.uid ?? '');
  return () => void db.auditEvent.create(start);
}

test(
  'the status bar says that a session is recorded, and where, after one question',
  { tag: ['@gate', '@both'] },
  async ({ page, time }) => {
    const asked = searches(page);
    await openAll(page, WEB_01);
    expect(asked).toEqual([]);
    await time.pass(SOON);
    await expect(state(page)).toHaveText('Recording on');
    await expect(state(page)).toHaveAttribute('title', 'Recorded on the server (node)');
    await time.pass('00:05:00');
    expect(asked.map((params) => params.get('include'))).toEqual(['session.start']);
    await page.keyboard.type('exit\n');
    await expect(page.getByRole('alert')).toContainText('Session ended');
    await expect(state(page)).toBeHidden();
  },
);

test('an event that comes late into the log is waited for', async ({ page, mock, time }) => {
  const asked = searches(page);
  await openAll(page, WEB_01);
  const putBack = takeStart(mock);
  await time.pass(SOON);
  await expect.poll(() => asked).toHaveLength(1);
  await expect(state(page)).toBeHidden();
  putBack();
  await time.pass(AGAIN);
  await expect(state(page)).toHaveText('Recording on');
  expect(asked).toHaveLength(2);
});

test('nothing is said where the log has no such event, and it is asked for four times at most', async ({
  page,
  mock,
  time,
}) => {
  const asked = searches(page);
  await openAll(page, WEB_01);
  takeStart(mock);
  for (const wait of [SOON, AGAIN, AGAIN, AGAIN]) {
    const before = asked.length;
    const answered = page.waitForResponse(/events\/search/);
    await time.pass(wait);
    await answered;
    await expect.poll(() => asked.length).toBe(before + 1);
  }
  await time.pass('00:05:00');
  expect(asked).toHaveLength(4);
  await expect(state(page)).toBeHidden();
});

test('a log that is refused is asked once, and nothing is said', async ({ page, mock, time }) => {
  mock.world.fault(SEARCH, { status: 403, message: 'access denied to list event' });
  const asked = searches(page);
  await openAll(page, WEB_01);
  const answered = page.waitForResponse(/events\/search/);
  await time.pass(SOON);
  await answered;
  await time.pass('00:05:00');
  expect(asked).toHaveLength(1);
  await expect(state(page)).toBeHidden();
  await expect(connected(page)).toBeVisible();
});

test.describe('to anyone who may not list events', () => {
  test.use({ as: 'bob' });

  test('nothing is said, and the log is not asked', { tag: '@gate' }, async ({ page, time }) => {
    const asked = searches(page);
    await openAll(page, WEB_01.replace('/root', '/deploy'));
    await time.pass('00:05:00');
    await expect(connected(page)).toBeVisible();
    expect(asked).toEqual([]);
    await expect(state(page)).toBeHidden();
  });
});

test('of a session that is joined it is its own event that counts', async ({ page, visit, mock, time }) => {
  mock.world.settings.recording = 'off';
  const bob = await visit('bob');
  await bob.goto('/web/cluster/one.example.com/console/node/id-of-web-01/deploy');
  await bob.getByRole('button', { name: 'Connect as deploy' }).click();
  await expect(connected(bob)).toBeVisible();
  const address = addressOf(mock, 'peer');
  mock.world.settings.recording = 'node-sync';
  await openAll(page, WEB_01);
  await time.pass(SOON);
  await expect(state(page)).toHaveText('Recording on');
  await join(page, address);
  await expect(connected(page)).toBeVisible();
  await time.pass(SOON);
  await expect(state(page)).toHaveText('Recording off');
  await expect(state(page)).not.toHaveAttribute('title');
});

import type { Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { sessionIdOn } from '#fixtures/scenarios/active-sessions.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { recordSearches, details, eventLink, AUDIT_LOG_PATH } from './audit-log.ts';

test.use({ scenario: 'sessions of every kind', username: 'carol' });

const LIST_SESSIONS = 'GET /v1/webapi/sites/{cluster}/sessions';
const SESSION_START_EVENT = { code: 'T2000I', event: 'session.start', server_hostname: 'web-01', login: 'deploy' };
const SESSION_END_EVENT = {
  code: 'T2004I',
  event: 'session.end',
  server_hostname: 'web-01',
  interactive: true,
  proto: 'ssh',
};

function addEvent({ world: { db, time, settings } }: Proxy, event: Record<string, unknown> & { code: string }): void {
  db.auditEvent.create({
    event: '',
    ei: 0,
    uid: `uid of ${event.code}`,
    time: new Date(time.now() - 60_000).toISOString(),
    cluster_name: settings.cluster,
    user: 'bob',
    ...event,
  });
}

const relatedLink = (page: Page, name: string) => details(page).getByRole('link', { name });

test('the start of a running session has a link to join it', { tag: '@gate' }, async ({ page, mock }) => {
  const sid = sessionIdOn('web-01');
  addEvent(mock, { ...SESSION_START_EVENT, sid });
  await page.goto(AUDIT_LOG_PATH);
  await eventLink(page, 'Shell session started').click();
  await expect(relatedLink(page, 'Join active session')).toHaveAttribute(
    'href',
    `/web/cluster/one.example.com/console/session/${sid}`,
  );
  await expect(relatedLink(page, 'Play recording')).toBeHidden();
});

test('events of a finished session link to its recording, with the duration for desktops', async ({ page, mock }) => {
  addEvent(mock, { ...SESSION_START_EVENT, sid: 'over' });
  addEvent(mock, { ...SESSION_END_EVENT, sid: 'over' });
  addEvent(mock, {
    code: 'TDP01I',
    event: 'windows.desktop.session.end',
    sid: 'a desktop',
    desktop_name: 'studio',
    recorded: true,
    session_start: '2026-11-20T10:00:00Z',
    session_stop: '2026-11-20T10:01:30Z',
  });
  await page.goto(AUDIT_LOG_PATH);
  for (const title of ['Shell session started', 'Shell session ended']) {
    await eventLink(page, title).click();
    await expect(relatedLink(page, 'Play recording')).toHaveAttribute(
      'href',
      '/web/cluster/one.example.com/session/over?recordingType=ssh',
    );
    await expect(relatedLink(page, 'Join active session')).toBeHidden();
  }
  await eventLink(page, 'Desktop session ended').click();
  await expect(relatedLink(page, 'Play recording')).toHaveAttribute(
    'href',
    '/web/cluster/one.example.com/session/a%20desktop?recordingType=desktop&durationMs=90000&ended=1795168890000',
  );
});

test('the end of a session is fetched when a filter excludes it', async ({ page, mock }) => {
  addEvent(mock, { ...SESSION_START_EVENT, sid: 'over' });
  addEvent(mock, { ...SESSION_END_EVENT, sid: 'another', uid: 'another end' });
  addEvent(mock, { ...SESSION_END_EVENT, sid: 'over' });
  await page.goto(`${AUDIT_LOG_PATH}?type=session.start`);
  await expect(eventLink(page, 'Shell session ended')).toBeHidden();
  const calls = recordSearches(page);
  await eventLink(page, 'Shell session started').click();
  await expect(relatedLink(page, 'Play recording')).toHaveAttribute(
    'href',
    '/web/cluster/one.example.com/session/over?recordingType=ssh',
  );
  const includes = calls.map((call) => call.get('include')).filter((include) => include !== 'session.start');
  expect(includes).toEqual(['session.end,windows.desktop.session.end,db.session.end']);
});

test('sessions that were not recorded or cannot be joined have no link', async ({ page, mock }) => {
  addEvent(mock, { ...SESSION_END_EVENT, sid: 'quiet', session_recording: 'off' });
  addEvent(mock, { ...SESSION_START_EVENT, sid: sessionIdOn('staging'), server_hostname: 'pod' });
  await page.goto(AUDIT_LOG_PATH);
  const sessionsResponse = page.waitForResponse(/\/sites\/one\.example\.com\/sessions$/);
  for (const title of ['Shell session started', 'Shell session ended']) {
    await eventLink(page, title).click();
    await sessionsResponse;
    await expect(relatedLink(page, 'Events in this session')).toBeVisible();
    await expect(details(page).getByRole('link', { name: /recording|active/ })).toBeHidden();
  }
});

test('the details report that active sessions cannot be loaded', async ({ page, mock }) => {
  addEvent(mock, { ...SESSION_START_EVENT, sid: 'unknown' });
  mock.world.fault(LIST_SESSIONS, { status: 504, message: 'the auth server cannot be reached' });
  await page.goto(AUDIT_LOG_PATH);
  await eventLink(page, 'Shell session started').click();
  await expect(details(page)).toContainText("Couldn't check for an active session.");
  await expect(details(page)).toContainText('Proxy: the auth server cannot be reached');
});

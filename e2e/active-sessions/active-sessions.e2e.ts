import type { Page } from '@playwright/test';
import { createSessionOn, sessionIdOn } from '#fixtures/scenarios/active-sessions.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import {
  recordEndedListRequests,
  recordListRequests,
  setTabHidden,
  joinButton,
  SESSIONS_PATH,
  CONNECTION_LOST,
  sessionNames,
  row,
  LIST_SESSIONS,
  title,
} from './session-list.ts';
import { openedTab } from '#e2e/harness/tabs.ts';

const columnHeader = (page: Page, name: string) => page.getByRole('columnheader', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search active sessions' });
/** The names of the resources from top to bottom, without the other text of their cells. */
const sessionOrder = async (page: Page) =>
  (await sessionNames(page).allInnerTexts()).map((text) => text.split(/\s/)[0]);

test.describe('with sessions of every kind', () => {
  test.use({ scenario: 'sessions of every kind' });

  test(
    'sessions of each kind are listed newest first, with their pending requirements',
    { tag: '@gate' },
    async ({ page }) => {
      await page.goto(SESSIONS_PATH);
      await expect(sessionNames(page)).toHaveCount(7);
      await expect
        .poll(() => sessionOrder(page))
        .toEqual(['db-01', 'web-01', 'staging', 'orders', 'web-02', 'grafana', 'studio-01']);
      await expect(row(page, /^Kubernetes staging/)).toContainText('bob');
      await expect(row(page, /^Database orders/)).toBeVisible();
      await expect(row(page, /^Application grafana/)).toBeVisible();
      await expect(row(page, /^Desktop studio-01/)).toContainText('2 hr 20 min');
      await expect(row(page, /^SSH web-01/)).toContainText('bob, carol');
      await expect(page).toHaveTitle('one.example.com • Active Sessions');
      await expect(page.getByRole('status').filter({ hasText: '7 sessions' })).toBeVisible();
      await expect(columnHeader(page, 'State')).toBeVisible();
      await expect(row(page, /web-02/).getByText('Needs a moderator')).toBeVisible();
      await expect(row(page, /db-01/).getByText('No participants')).toHaveCount(1);
      await expect(row(page, /web-01/)).not.toContainText(/Needs|No participants|Moderated/);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(row(page, /web-02/)).toContainText('Needs a moderator');
      await expect(joinButton(page, 'web-01')).toBeInViewport({ ratio: 1 });
    },
  );

  test('every sortable column sorts the list, and the address keeps the order', async ({ page }) => {
    await page.goto(SESSIONS_PATH);
    await expect(columnHeader(page, 'Duration')).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Duration' }).click();
    await expect(columnHeader(page, 'Duration')).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => (await sessionOrder(page))[0]).toBe('studio-01');
    await page.getByRole('button', { name: 'Name' }).click();
    await expect
      .poll(() => sessionOrder(page))
      .toEqual(['db-01', 'grafana', 'orders', 'staging', 'studio-01', 'web-01', 'web-02']);
    await page.getByRole('button', { name: 'Type' }).click();
    await expect(page).toHaveURL(`${SESSIONS_PATH}?sort=kind%3Aasc`);
    await page.reload();
    await expect(columnHeader(page, 'Type')).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(() => sessionOrder(page))
      .toEqual(['grafana', 'orders', 'studio-01', 'staging', 'db-01', 'web-01', 'web-02']);
  });

  test('the search finds names, people, durations and copied IDs, and says when nothing matches', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(SESSIONS_PATH);
    await page.getByRole('link', { name: 'orders', exact: true }).click();
    await page.getByRole('button', { name: 'Copy Session ID' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    await page.keyboard.press('Escape');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(sessionIdOn('orders'));
    for (const [words, found] of [
      ['WEB-0', ['web-01', 'web-02']],
      ['carol', ['web-01']],
      ['2 hr 20', ['studio-01']],
      [copied, ['orders']],
      ['agent-of-graf', ['grafana']],
    ] as const) {
      await search(page).fill(words);
      await expect.poll(() => sessionOrder(page), words).toEqual(found);
    }
    await page.reload();
    await expect.poll(() => sessionOrder(page)).toEqual(['grafana']);
    await search(page).fill('nowhere');
    await expect(title(page, 'No active sessions match "nowhere"')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(sessionNames(page)).toHaveCount(7);
    await expect(page).toHaveURL(SESSIONS_PATH);
  });

  test('the join menu opens SSH sessions in a new tab, and other kinds cannot be joined', async ({ page, context }) => {
    await page.goto(SESSIONS_PATH);
    await expect(joinButton(page, 'orders')).toBeDisabled();
    await expect(joinButton(page, 'orders')).toHaveAccessibleDescription(
      'Only SSH sessions can be joined from a browser',
    );
    // docs/behaviour.md#users "Rows of active sessions and of recordings have the same entries"
    await page.getByRole('button', { name: 'Manage the session of bob on web-01' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Lock bob…',
      'Activity of bob',
      'Lock carol…',
      'Activity of carol',
      'Events of session',
    ]);
    await page.keyboard.press('Escape');
    await joinButton(page, 'web-01').click();
    await expect(page.getByRole('menuitem')).toHaveText([/Join as observer/, /Join as moderator/, /Join as peer/]);
    const tab = await openedTab(context, () => page.getByRole('menuitem', { name: 'Join as moderator' }).click());
    await expect(tab).toHaveURL(`/web/cluster/one.example.com/console/session/${sessionIdOn('web-01')}?mode=moderator`);
    await expect(tab.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(SESSIONS_PATH);
  });

  test('joining works with the keyboard only', { tag: '@gate' }, async ({ page, context }) => {
    await page.goto(SESSIONS_PATH);
    await joinButton(page, 'web-01').press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Join as observer' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(joinButton(page, 'web-01')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Join as observer' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const tab = await openedTab(context, () => page.keyboard.press('Enter'));
    await expect(tab).toHaveURL(/mode=peer$/);
  });

  test.describe('as carol with permission to observe only', () => {
    test.use({ username: 'carol' });

    test('modes that the roles do not allow are disabled', { tag: '@gate' }, async ({ page, context }) => {
      await page.goto(SESSIONS_PATH);
      await joinButton(page, 'web-01').click();
      const peerItem = page.getByRole('menuitem', { name: 'Join as peer' });
      await expect(peerItem).toBeDisabled();
      await expect(peerItem).toHaveAccessibleDescription("Your roles don't let you type in this session");
      await expect(page.getByRole('menuitem', { name: 'Join as moderator' })).toBeDisabled();
      const tab = await openedTab(context, () => page.getByRole('menuitem', { name: 'Join as observer' }).click());
      await expect(tab).toHaveURL(/mode=observer$/);
    });
  });

  test.describe('as dora without permissions', () => {
    test.use({ username: 'dora' });

    test('sessions of other users are not shown', async ({ page }) => {
      await page.goto(SESSIONS_PATH);
      await expect(title(page, 'No active sessions')).toBeVisible();
    });
  });

  // docs/behaviour.md#lists "The environment of an active session comes from", "If there are more or a request fails"
  test('sessions show the environments of their resources, or that these are missing', async ({ page, mock }) => {
    await page.goto(SESSIONS_PATH);
    await expect(row(page, /web-01/).getByText('production')).toBeVisible();
    mock.world.fault('GET /v1/webapi/sites/{cluster}/nodes', CONNECTION_LOST);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: "Couldn't load the environments" })).toContainText(
      CONNECTION_LOST.message,
    );
    await expect(sessionNames(page)).toHaveCount(7);
  });

  // docs/behaviour.md#lists "The console requests at most 150 resources of each kind", "If there are more or a request"
  test('environments of 151 servers are requested 30 at a time up to 150', async ({ page, mock: { world } }) => {
    for (let index = 0; index < 148; index += 1)
      world.db.activeSession.create(createSessionOn(world, { target: `app-${index}` }));
    const idCounts: number[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/nodes')) idCounts.push((searchParams.get('query') ?? '').split(' || ').length);
    });
    await page.goto(SESSIONS_PATH);
    await expect(page.getByRole('status').filter({ hasText: 'loaded for 150 resources of each kind' })).toBeVisible();
    await expect.poll(() => idCounts).toEqual([30, 30, 30, 30, 30]);
  });

  test('durations, participants and sessions are kept up to date', async ({ page, mock, time }) => {
    await page.goto(SESSIONS_PATH);
    await expect(row(page, /web-01/)).toContainText('5 min');
    await expect(row(page, /db-01/)).toContainText('under a minute');
    mock.world.db.activeSession.delete(sessionIdOn('orders'));
    const sid = sessionIdOn('web-02');
    const [party] = mock.world.db.activeSession.get(sid)?.parties ?? [];
    if (party) mock.world.db.activeSession.update(sid, { parties: [party, { ...party, id: 'second', user: 'alice' }] });
    await time.pass('00:01:15');
    await expect(row(page, /web-01/)).toContainText('6 min');
    await expect(row(page, /db-01/)).toContainText('1 min');
    await expect(row(page, /orders/)).toBeHidden();
    await expect(sessionNames(page)).toHaveCount(6);
    await expect(row(page, /web-02/)).toContainText('Moderated');
    await expect(row(page, /web-02/)).not.toContainText('Needs');
  });

  test('a hidden tab sends no requests, and refreshes when it becomes visible', async ({ page, time }) => {
    const requests = recordListRequests(page);
    const endedRequests = recordEndedListRequests(page);
    await page.goto(SESSIONS_PATH);
    await expect(sessionNames(page)).toHaveCount(7);
    // The interval starts after the response, so the clock may have to move on more than once.
    for (const count of [2, 3])
      await expect(async () => {
        await time.pass('00:00:16');
        expect(endedRequests.length).toBeGreaterThanOrEqual(count);
      }).toPass();
    // A pending request would serve as the refresh of the tab that becomes visible.
    await expect.poll(() => requests.length - endedRequests.length).toBe(0);
    await setTabHidden(page, true);
    const callCount = requests.length;
    await time.pass('00:05:00');
    expect(requests.length).toBe(callCount);
    await setTabHidden(page, false);
    await expect.poll(() => requests.length).toBe(callCount + 1);
    await expect(row(page, /web-01/)).toContainText('10 min');
  });

  test('a failed refresh keeps the rows, reports the error and recovers on the next try', async ({
    page,
    mock,
    time,
  }) => {
    await page.goto(SESSIONS_PATH);
    await expect(sessionNames(page)).toHaveCount(7);
    mock.world.fault(LIST_SESSIONS, CONNECTION_LOST);
    await time.pass('00:00:16');
    const outdatedNotice = page.getByRole('status').filter({ hasText: 'What you see may be out of date.' });
    await expect(outdatedNotice).toContainText(CONNECTION_LOST.message);
    await expect(sessionNames(page)).toHaveCount(7);
    mock.world.release(LIST_SESSIONS);
    await time.pass('00:00:16');
    await expect(outdatedNotice).toBeHidden();
  });
});

import { auditEventUid } from '#fixtures/scenarios/audit.ts';
import { expect, test } from '#e2e/harness/harness.ts';
import { copiedRecord } from '#e2e/harness/resource-kinds.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  details,
  heading,
  eventLink,
  AUDIT_LOG_PATH,
  CONNECTION_LOST,
  openLog,
  row,
  searchField,
  SEARCH_EVENTS,
  expectEventTitles,
  RECENT_EVENT_TITLES,
  eventTitles,
} from './audit-log.ts';

test.use({ username: 'carol' });

test.describe('while the log is loading', () => {
  test.use({ scenario: 'events delayed' });

  test('the page shows "Loading" and no empty state', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto('/web/cluster/one.example.com/nodes');
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await expect(heading(page, 'Audit Log')).toBeVisible();
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(heading(page, 'No events in this range')).toBeHidden();
    mock.world.release(SEARCH_EVENTS);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
  });
});

test.describe('without events', () => {
  test.use({ scenario: 'no events' });

  test('an empty range shows an empty state without a button to load more', async ({ page }) => {
    await page.goto(AUDIT_LOG_PATH);
    await expect(heading(page, 'No events in this range')).toBeVisible();
    await expect(button(page, 'Load more events')).toBeHidden();
  });
});

test.describe('when the user returns to the log', () => {
  test.use({ scenario: 'a few events' });

  test('an outdated log is requested again once, and a recent log is not', async ({ page, time }) => {
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    const calls = recordSearches(page);
    await page.getByRole('link', { name: 'Session Recordings' }).click();
    await expect(heading(page, 'Session Recordings')).toBeVisible();
    await page.goBack();
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    expect(calls).toHaveLength(0);
    await page.getByRole('link', { name: 'Session Recordings' }).click();
    await expect(heading(page, 'Session Recordings')).toBeVisible();
    await time.pass('00:00:20');
    await page.goBack();
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await expect.poll(() => calls.length).toBe(1);
  });
});

test.describe('with unreadable records', () => {
  test.use({ scenario: 'malformed events' });

  test('unreadable records are shown raw, in their place', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(AUDIT_LOG_PATH);
    await expect(eventTitles(page)).toHaveText(['Sign-in failed', /^Unreadable/, /^Unreadable/, 'User signed in']);
    await expect(row(page, /Unreadable.*<b>odd<\/b>/)).toBeVisible();
    expect(await copiedRecord(page)).toMatchObject({ time: 'yesterday' });
    await searchField(page).fill('odd');
    await expect(eventTitles(page)).toHaveText([/^Unreadable/]);
  });
});

test.describe('with an empty page that is not the last', () => {
  test.use({ scenario: 'an empty page of events' });

  // docs/behaviour.md#partial-views "It never says that there are no results"
  test('the log shows no empty state before its last page', async ({ page, mock }) => {
    const calls = recordSearches(page);
    await openLog(page);
    await expect(heading(page, 'No events so far')).toBeVisible();
    await expect(page.getByText('The proxy sent the same page again.')).toBeVisible();
    await expect(heading(page, 'No events in this range')).toBeHidden();
    mock.world.fault(SEARCH_EVENTS, { text: JSON.stringify({ events: [], startKey: '' }) });
    await button(page, 'Load more events').click();
    await expect(heading(page, 'No events in this range')).toBeVisible();
    expect(calls.map((call) => call.get('startKey'))).toEqual([null, 'further-on', 'further-on']);
  });
});

test.describe('with endless pages', () => {
  test.use({ scenario: 'a few events' });

  // docs/behaviour.md#further-pages "It then says how far it has searched"
  test('the log stops at a repeated page, shows the searched range, and loads another page on request', async ({
    page,
    mock,
  }) => {
    mock.world.settings.pagingFaults[SEARCH_EVENTS] = 'repeated key';
    const calls = recordSearches(page);
    await openLog(page);
    await expect(coverageStatus(page, /^Looked at 5 events since 2026-/)).toContainText(
      'The proxy sent the same page again.',
    );
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    expect(calls).toHaveLength(2);
    await button(page, 'Load more events').click();
    await expect.poll(() => calls.length).toBe(3);
    await expect(button(page, 'Load more events')).toBeEnabled();
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    expect(calls).toHaveLength(3);
  });

  test('repeated events under new cursors are requested three more times', async ({ page, mock }) => {
    mock.world.settings.pagingFaults[SEARCH_EVENTS] = 'same page';
    const calls = recordSearches(page);
    await openLog(page);
    await expect(coverageStatus(page, /^Looked at 5 events/)).toContainText('The last three pages added nothing new.');
    expect(calls).toHaveLength(4);
  });
});

test.describe('with hostile events', () => {
  test.use({ scenario: 'hostile events' });

  test('rows and details show hostile events as text and do not overflow', { tag: '@gate' }, async ({ page }) => {
    await page.goto(AUDIT_LOG_PATH);
    await row(page, /<script>alert\(1\)<\/script>/).click();
    await expect(details(page)).toContainText('<img src=x onerror=alert(2)>');
    await expect(details(page)).toContainText('billU+202Egpj.exe');
    await expect(details(page)).toContainText('Not known U+202Efield');
    // docs/behaviour.md#audit-events "Lists, details, searches and CSV"
    await expect(row(page, /never\.heard_of/)).toContainText('Not in the catalog');
    await eventLink(page, 'Never heard of').click();
    await expect(details(page)).toContainText('Event of type never.heard_of by bob');
    await expect(details(page)).toContainText('Not in the catalog');
    await expect(page.getByText(/undefined|\[object Object\]|NaN/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect((await row(page, /never\.heard_of/).boundingBox())?.height).toBeLessThanOrEqual(45);
  });
});

test.describe('with twelve thousand events', () => {
  test.use({ scenario: 'twelve thousand events' });

  // docs/behaviour.md#partial-views "Everything that counts, filters or searches"
  // docs/behaviour.md#audit-events "Pages of 5,000 events load on demand", "The first 50,000 load near the end"
  test('the log loads 5,000 events, then more near the end or on Retry, and counts them', async ({ page, mock }) => {
    const calls = recordSearches(page);
    await page.goto(`${AUDIT_LOG_PATH}?range=hour`);
    await expect(coverageStatus(page, /^5,000 events, /)).toContainText("Older events aren't loaded.");
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
    expect(await page.getByRole('row').count()).toBeLessThan(70);
    expect(calls).toHaveLength(1);
    mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
    const failedAlert = page.getByRole('alert').filter({ hasText: "Couldn't load more events" });
    await page.keyboard.press('End');
    await expect(failedAlert).toContainText(`Proxy: ${CONNECTION_LOST.message}`);
    await expect(coverageStatus(page, /^5,000 events, /)).toBeVisible();
    mock.world.release(SEARCH_EVENTS);
    await failedAlert.getByRole('button', { name: 'Retry' }).click();
    await expect(coverageStatus(page, /^10,000 events, /)).toContainText("Older events aren't loaded.");
    await page.keyboard.press('End');
    await expect(coverageStatus(page, /^12,000 events, /)).toContainText('All events in this range are loaded.');
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '12001');
    await expect(button(page, 'Load more events')).toBeHidden();
    // All pages have the same range, because a cursor belongs to its range.
    expect(new Set(calls.map((call) => `${call.get('from')} ${call.get('to')}`)).size).toBe(1);
  });

  // docs/behaviour.md#audit-events "Without a filter, the console requests"
  test('the newest events are shown before the first page has loaded', async ({ page, mock }) => {
    // The preview is requested first; the first page is held.
    mock.world.fault(SEARCH_EVENTS, { held: true, spared: 1 });
    await page.goto(AUDIT_LOG_PATH);
    await expect(coverageStatus(page, /^60 events, /)).toContainText("Older events aren't loaded.");
    await expect(page.getByRole('rowheader').first()).toHaveText('User signed in');
    mock.world.release(SEARCH_EVENTS);
    await expect(coverageStatus(page, /^5,000 events, /)).toBeVisible();
  });

  // docs/behaviour.md#audit-events "The first 50,000 load near the end"
  test('a filter with few matches does not fetch the full log', async ({ page }) => {
    const calls = recordSearches(page);
    await openLog(page, `?search=${auditEventUid(7)}`);
    await expectEventTitles(page, ['User signed in']);
    await button(page, 'Load more events').click();
    await expect(coverageStatus(page, /^10,000 events, /)).toBeVisible();
    await expectEventTitles(page, ['User signed in']);
    expect(calls).toHaveLength(2);
    await searchField(page).fill('nobody');
    await expect(page.getByText('Searched the 10,000 loaded events.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Load more events' }).click();
    await expect(page.getByText('Searched the 12,000 loaded events.')).toBeVisible();
  });
});

// Tests the list of recordings.
import type { Page } from '@playwright/test';
import { recordedSessionId } from '#fixtures/scenarios/recordings/recording-list.ts';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { chooseMenuItem, exportCsv } from '#e2e/harness/menus.ts';
import {
  recordSearches,
  button,
  coverageStatus,
  FEW_RECORDINGS,
  heading,
  playLink,
  RECORDINGS_PATH,
  search,
  expectRecordings,
} from './recordings-list.ts';

test.use({ scenario: 'a few recordings', username: 'alice' });

// The time ranges depend on the clock, so the tests start at a fixed time.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const cellsOfRow = (page: Page, index: number) => page.getByRole('row').nth(index).getByRole('cell');

// docs/behaviour.md#recordings "A row is an event that ended a session", "Other rows show the reason: Recording"
test(
  'the list has a row for each ended session, and a row that cannot be played says why',
  { tag: ['@gate', '@both'] },
  async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expectRecordings(page, FEW_RECORDINGS);
    await expect(coverageStatus(page, '7 sessions, ended')).toContainText(
      'All sessions that ended in this range are loaded.',
    );
    await expect(cellsOfRow(page, 2)).toContainText([
      'Kubernetes',
      'alice, bob',
      '2026-11-20 10:45:00',
      '2026-11-20 11:20:00',
      '35 minutes',
      'Play',
    ]);
    for (const [name, reason] of [
      ['web-02', 'Non-interactive'],
      ['db-01', 'Recording disabled'],
    ] as const) {
      const row = page.getByRole('row', { name });
      await expect(row).toContainText(reason);
      await expect(row.getByRole('link')).toHaveText([name]);
    }
    await expect(playLink(page, 'finance-pc-4')).toHaveCount(1);
    await expectAccessible(page);
  },
);

// docs/behaviour.md#lists "Each list with rows exports them as CSV"
test('the shown recordings are exported as CSV', async ({ page }) => {
  await page.goto(`${RECORDINGS_PATH}?type=k8s`);
  const { name, lines } = await exportCsv(page, 'Export 1 row');
  expect(name).toMatch(/^recordings-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row] = lines;
  expect(head).toBe('\ufeff"Type","Name","Users","Start (UTC)","End (UTC)","Duration"');
  expect(row).toContain('"alice, bob","2026-11-20 10:45:00","2026-11-20 11:20:00","35 minutes"');
});

// docs/behaviour.md#lists "A list leaves out columns that are less important"
test('next to open details, the end is complete and the duration moves below the name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(RECORDINGS_PATH);
  await expect(page.getByRole('columnheader', { name: 'Duration' })).toBeVisible();
  await page.getByRole('link', { name: 'prod/shop/cart-0', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close details' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Type', 'Name', 'End (UTC)', 'Play']);
  const end = page.getByRole('cell', { name: '2026-11-20 11:20:00', exact: true });
  expect(await end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await expect(page.getByRole('rowheader').nth(1)).toHaveText(/alice, bob · 35 minutes$/);
});

// docs/behaviour.md#users "Rows of active sessions and of recordings have the same entries"
test('the menu of a recording leads to a lock on its user and to the events of the session', async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  await page.getByRole('button', { name: /^Manage the recording on web-01 that ended 2026-11-20/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Lock bob…', 'Activity of bob', 'Events of session']);
  await page.getByRole('menuitem', { name: 'Lock bob…' }).click();
  await expect(page).toHaveURL('/web/locks/new?user=bob');
});

// docs/behaviour.md#recordings "The player opens in its own tab"
test('a playable session links to the player in a new tab', { tag: '@gate' }, async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  const playerPath = (index: number, type: string, ms: number) =>
    `/web/cluster/one.example.com/session/${recordedSessionId(index)}?recordingType=${type}&durationMs=${ms}`;
  await expect(playLink(page, 'prod/shop/cart-0')).toHaveAttribute('href', playerPath(1, 'k8s', 2_100_000));
  const desktopHref = (await playLink(page, 'finance-pc-4').getAttribute('href')) ?? '';
  expect(desktopHref.replace(/&ended=\d{13}$/, '')).toBe(playerPath(2, 'desktop', 5_400_000));
  expect(desktopHref).toContain('&ended=');
  await expect(playLink(page, 'web-01').first()).toHaveAttribute('href', playerPath(0, 'ssh', 90_000));
  // A recording without a duration.
  await expect(playLink(page, 'web-01').last()).toHaveAttribute(
    'href',
    `/web/cluster/one.example.com/session/${recordedSessionId(6)}?recordingType=ssh`,
  );
  const popupOpened = page.waitForEvent('popup');
  await playLink(page, 'web-01').first().click();
  await expect(await popupOpened).toHaveURL(new RegExp(`/session/${recordedSessionId(0)}`));
  await expectRecordings(page, FEW_RECORDINGS);
});

test('the list can be filtered by user, resource and type, and a reload keeps the filters', async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  await expectRecordings(page, FEW_RECORDINGS);
  const searches = recordSearches(page);
  await chooseMenuItem(page, 'Users', 'alice');
  await expectRecordings(page, ['prod/shop/cart-0', 'finance-pc-4', 'finance-pc-4', 'web-01']);
  await chooseMenuItem(page, 'Type', 'Desktop');
  await expectRecordings(page, ['finance-pc-4', 'finance-pc-4']);
  await expect(page).toHaveURL(`${RECORDINGS_PATH}?user=alice&type=desktop`);
  await expect(coverageStatus(page, '2 recordings match')).toBeVisible();
  await page.reload();
  await expectRecordings(page, ['finance-pc-4', 'finance-pc-4']);
  await button(page, 'Clear filters').click();
  await chooseMenuItem(page, 'Resource', 'web-01');
  await expectRecordings(page, ['web-01', 'web-01']);
  expect(searches).toHaveLength(1); // only the reload sends a request
});

test('a search matches names, users, durations and statuses', async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  await search(page).fill('recording disabled');
  await expectRecordings(page, ['db-01', 'finance-pc-4']);
  await search(page).fill('2 hours');
  await expectRecordings(page, ['finance-pc-4']);
  await search(page).fill('nobody');
  await expect(heading(page, 'No recordings match these filters')).toBeVisible();
  await expect(page.getByText('Searched the 7 loaded recordings.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expectRecordings(page, FEW_RECORDINGS);
  await expect(page).toHaveURL(RECORDINGS_PATH);
});

test('columns can be sorted in both directions', async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  for (const [column, ascending] of [
    ['Duration', ['finance-pc-4', 'web-01', 'web-02', 'web-01', 'db-01', 'prod/shop/cart-0', 'finance-pc-4']],
    ['Name', ['db-01', 'finance-pc-4', 'finance-pc-4', 'prod/shop/cart-0', 'web-01', 'web-01', 'web-02']],
    ['Start (UTC)', ['finance-pc-4', 'web-01', 'db-01', 'finance-pc-4', 'web-02', 'prod/shop/cart-0', 'web-01']],
  ] as const) {
    const header = page.getByRole('columnheader', { name: column });
    await header.getByRole('button').click();
    await expectRecordings(page, ascending);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(page.getByRole('rowheader').last()).toContainText(column === 'Name' ? 'db-01' : 'web-01');
  }
});

// docs/behaviour.md#recordings "The list has the audit log's ranges", "The proxy filters only by time; all"
test('a longer range loads older sessions with one request', async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  await expectRecordings(page, FEW_RECORDINGS);
  const searches = recordSearches(page);
  await chooseMenuItem(page, /^Last 7 days/, 'Last 30 days');
  await expectRecordings(page, [...FEW_RECORDINGS, 'old-01']);
  expect(searches.map((call) => [call.get('from'), call.get('to'), call.get('limit')])).toEqual([
    ['2026-10-22T00:00:00.000Z', '2026-11-20T23:59:59.999Z', '5000'],
  ]);
  await expect(page).toHaveURL(`${RECORDINGS_PATH}?range=30d`);
});

test.describe('in a time zone five hours behind UTC', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a menu switches both time columns to local time', async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await chooseMenuItem(page, /^UTC/, 'Local time');
    await expect(page.getByRole('columnheader', { name: 'Start (local)' })).toBeVisible();
    await expect(cellsOfRow(page, 2)).toContainText([
      'Kubernetes',
      'alice, bob',
      '2026-11-20 05:45:00',
      '2026-11-20 06:20:00',
    ]);
    // The choice is stored and also applies to the audit log.
    await page.goto('/web/cluster/one.example.com/audit');
    await expect(page.getByRole('columnheader', { name: 'Time (local)' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the content of hidden columns is shown below the name', async ({ page }) => {
    await page.goto(RECORDINGS_PATH);
    await expect(page.getByRole('rowheader').first()).toHaveText('web-01bob · 2026-11-20 11:57:00 · 2 minutes · SSH');
    await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Play']);
    await expectAccessible(page);
  });
});

test('a recording can be found and opened with the keyboard only', { tag: ['@gate', '@both'] }, async ({ page }) => {
  await page.goto(RECORDINGS_PATH);
  await expectRecordings(page, FEW_RECORDINGS);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('cart');
  await expectRecordings(page, ['prod/shop/cart-0']);
  const popupOpened = page.waitForEvent('popup');
  await playLink(page, 'prod/shop/cart-0').focus();
  await page.keyboard.press('Enter');
  await expect(await popupOpened).toHaveURL(/recordingType=k8s/);
});

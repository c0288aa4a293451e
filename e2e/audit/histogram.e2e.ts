import { expect, test } from '#e2e/harness/harness.ts';
import { layoutShiftSum } from '#e2e/harness/layout-shifts.ts';
import type { Page } from '@playwright/test';
import {
  recordSearches,
  button,
  coverageStatus,
  heading,
  eventLink,
  AUDIT_LOG_PATH,
  CONNECTION_LOST,
  openLog,
  searchField,
  SEARCH_EVENTS,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', username: 'carol' });

// Checks that the clock is at its start: the seven days until then are 53 columns of three hours.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const COLUMN_COUNT = 53;
const MORNING_EVENT_TITLES = RECENT_EVENT_TITLES.slice(0, 4);
const REQUEST_EVENT_TITLES = RECENT_EVENT_TITLES.slice(4);

const histogram = (page: Page) => page.getByRole('group', { name: 'Events over time' });
const selectionThumb = (page: Page, edge: 'start' | 'end') => page.getByRole('slider', { name: `Selection ${edge}` });
const liveStatus = (page: Page) => page.getByRole('status').getByText('Live', { exact: true });
const histogramTable = (page: Page) => page.getByRole('table', { name: 'Events over time' });

/** Drags from the middle of one column to the middle of another. */
async function dragSelection(page: Page, fromColumn: number, toColumn: number): Promise<void> {
  const box = await histogram(page).boundingBox();
  if (!box) throw new Error('there is no time line');
  const xOf = (column: number) => box.x + ((column + 0.5) / COLUMN_COUNT) * box.width;
  await page.mouse.move(xOf(fromColumn), box.y + 20);
  await page.mouse.down();
  await page.mouse.move(xOf(toColumn), box.y + 20, { steps: 3 });
  await page.mouse.up();
}

test.describe('while the log is loading', () => {
  test.use({ scenario: 'events delayed' });

  test('loading shifts no layout, on a desktop and on a phone', async ({ page, mock }) => {
    for (const width of [1440, 390]) {
      mock.world.fault(SEARCH_EVENTS, { held: true });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(AUDIT_LOG_PATH);
      await expect(histogram(page)).toBeVisible();
      await expect(selectionThumb(page, 'start')).toBeHidden();
      await expect(button(page, 'Export')).toBeDisabled();
      await expect(button(page, 'Export')).toHaveAccessibleDescription('No events are loaded.');
      await expect(liveStatus(page)).toBeHidden();
      mock.world.release(SEARCH_EVENTS);
      await expect(eventLink(page, 'Command run')).toBeVisible();
      await expect(selectionThumb(page, 'start')).toBeAttached();
      await expect(button(page, 'Export')).toBeEnabled();
      await expect(liveStatus(page)).toBeVisible();
      expect(await layoutShiftSum(page), `${width} pixels`).toBe(0);
    }
  });
});

test.describe('without permission to list events', () => {
  test.use({ scenario: 'events delayed', username: 'bob' });

  test('the histogram is hidden, even before the proxy responds', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(AUDIT_LOG_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(histogram(page)).toBeHidden();
    mock.world.release(SEARCH_EVENTS);
    await expect(page.getByText('Requires permission: event: list')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied to perform action "list" on "event"');
    await expect(histogram(page)).toBeHidden();
    expect(await layoutShiftSum(page)).toBe(0);
  });
});

test.describe('when the log fails', () => {
  test.use({ scenario: 'events delayed' });

  test('the space of the histogram stays, and Retry loads the log', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(AUDIT_LOG_PATH);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(SEARCH_EVENTS);
    mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
    await expect(heading(page, "Couldn't load the audit log")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${CONNECTION_LOST.message}`);
    await expect(histogram(page)).toBeVisible();
    expect(await layoutShiftSum(page)).toBe(0);
    mock.world.release(SEARCH_EVENTS);
    await button(page, 'Retry').click();
    await expectEventTitles(page, RECENT_EVENT_TITLES);
  });
});

// docs/behaviour.md#audit-events "A selection on the timeline shows", "If the user makes it the range, it is a fixed"
test(
  'dragging a selection filters the events, and the selection can become the range',
  { tag: '@gate' },
  async ({ page }) => {
    const calls = recordSearches(page);
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await dragSelection(page, 38, 35);
    await expectEventTitles(page, REQUEST_EVENT_TITLES);
    await expect(coverageStatus(page, '1 event selected')).toBeVisible();
    await expect(selectionThumb(page, 'start')).toHaveAttribute('aria-valuetext', '2026-11-18 09:00:00');
    await expect(selectionThumb(page, 'end')).toHaveAttribute('aria-valuetext', '2026-11-18 21:00:00');
    await page.keyboard.press('Escape');
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await expect(page).toHaveURL(AUDIT_LOG_PATH);
    expect(calls).toHaveLength(1);
    await dragSelection(page, 35, 38);
    await button(page, 'Zoom to selection').click();
    await expect(button(page, '2026-11-18 09:00:00 to 20:59:59, time range')).toBeVisible();
    await expectEventTitles(page, REQUEST_EVENT_TITLES);
    await expect(button(page, 'Clear selection')).toBeHidden();
  },
);

test('a column shows its counts, a press selects it, and a button clears the selection', async ({ page }) => {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  const box = await histogram(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (51.5 / COLUMN_COUNT) * (box?.width ?? 0), (box?.y ?? 0) + 20);
  await expect(page.getByText('2026-11-20 09:00:00: 4 events, 1 failed')).toBeVisible();
  await dragSelection(page, 51, 51);
  await expectEventTitles(page, MORNING_EVENT_TITLES);
  await button(page, 'Clear selection').click();
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  await expect(button(page, 'Clear selection')).toBeHidden();
  await dragSelection(page, 3, 4);
  await expect(page.getByText('No events in this selection')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear selection' }).last().click();
  await expectEventTitles(page, RECENT_EVENT_TITLES);
});

// docs/behaviour.md#audit-events "A selection on the timeline shows", "If the user makes it the range, it is a fixed"
test(
  'keys change the selection, Enter makes it the range, and Back restores the previous range',
  { tag: '@gate' },
  async ({ page }) => {
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    const calls = recordSearches(page);
    await selectionThumb(page, 'start').focus();
    await page.keyboard.press('End');
    await expect(page.getByText('No events match these filters')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expectEventTitles(page, MORNING_EVENT_TITLES);
    await expect(selectionThumb(page, 'start')).toHaveAttribute('aria-valuetext', '2026-11-20 09:00:00');
    await page.keyboard.press('Enter');
    await expect(button(page, '2026-11-20 09:00:00 to 14:59:59, time range')).toBeVisible();
    await expectEventTitles(page, MORNING_EVENT_TITLES);
    await expect
      .poll(() => calls.map((call) => `${call.get('from')} ${call.get('to')}`))
      .toEqual(['2026-11-20T09:00:00.000Z 2026-11-20T14:59:59.999Z']);
    await page.reload();
    await expectEventTitles(page, MORNING_EVENT_TITLES);
    await page.goBack();
    await expect(page).toHaveURL(AUDIT_LOG_PATH);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await expect(button(page, 'Last 7 days, time range')).toBeVisible();
  },
);

test('the edges of the selection cannot cross', async ({ page }) => {
  await openLog(page);
  await expectEventTitles(page, RECENT_EVENT_TITLES);
  await selectionThumb(page, 'end').press('Home');
  await expect(selectionThumb(page, 'end')).toHaveAttribute('aria-valuenow', '1');
  await selectionThumb(page, 'start').press('ArrowRight');
  await expect(selectionThumb(page, 'start')).toHaveAttribute('aria-valuenow', '0');
  await selectionThumb(page, 'start').press('Escape');
  await expect(selectionThumb(page, 'end')).toHaveAttribute('aria-valuenow', String(COLUMN_COUNT));
});

// docs/behaviour.md#audit-events "The timeline counts the loaded events"
test('a table shows the same counts for the active filters and stays in the address', async ({ page }) => {
  await page.goto(AUDIT_LOG_PATH);
  // The switch changes during the click, even if the page has other work.
  const isOn = page.getByRole('switch', { name: 'Table' }).evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(await isOn).toBe(true);
  await expect(histogramTable(page).getByRole('row')).toHaveText([
    'FromAll eventsFailed events',
    '2026-11-18 12:00:0010',
    '2026-11-20 09:00:0041',
  ]);
  await searchField(page).fill('web-01');
  await expect(histogramTable(page).getByRole('row')).toHaveText([
    'FromAll eventsFailed events',
    '2026-11-20 09:00:0020',
  ]);
  await searchField(page).fill('');
  await expect(histogramTable(page).getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(`${AUDIT_LOG_PATH}?timeline=table`);
  await page.reload();
  await histogramTable(page).getByRole('button', { name: '2026-11-18 12:00:00' }).click();
  await expect(button(page, '2026-11-18 12:00:00 to 14:59:59, time range')).toBeVisible();
  await expect(histogramTable(page).getByRole('row')).toHaveCount(2);
  await expect(eventLink(page, REQUEST_EVENT_TITLES[0] ?? '')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the histogram fits and can be selected', async ({ page }) => {
    await openLog(page);
    await expect(eventLink(page, 'Command run')).toBeVisible();
    const boxBefore = await searchField(page).boundingBox();
    await dragSelection(page, 35, 38);
    await expect(eventLink(page, 'Command run')).toBeHidden();
    await expect(eventLink(page, REQUEST_EVENT_TITLES[0] ?? '')).toBeVisible();
    expect(await searchField(page).boundingBox()).toEqual(boxBefore);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

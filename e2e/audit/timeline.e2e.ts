import { expect, test } from '#e2e/harness/harness.ts';
import { shifted } from '#e2e/harness/shifts.ts';
import type { Page } from '@playwright/test';
import {
  asked,
  button,
  coverage,
  heading,
  link,
  LOG,
  LOST,
  openLog,
  search,
  SEARCH,
  shows,
  TITLES,
} from './audit-log.ts';

test.use({ scenario: 'a few events', as: 'carol' });

// Ranges are counted from the clock, which is taken here: seven days until noon are 53 columns of three hours.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const COLUMNS = 53;
const THIS_MORNING = TITLES.slice(0, 4);
const REQUESTED = TITLES.slice(4);

const timeline = (page: Page) => page.getByRole('group', { name: 'Events over time' });
const thumb = (page: Page, edge: 'start' | 'end') => page.getByRole('slider', { name: `Selection ${edge}` });
const live = (page: Page) => page.getByRole('status').getByText('Live', { exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Events over time' });

/** From the middle of one column to the middle of another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('there is no time line');
  const at = (column: number) => box.x + ((column + 0.5) / COLUMNS) * box.width;
  await page.mouse.move(at(from), box.y + 20);
  await page.mouse.down();
  await page.mouse.move(at(to), box.y + 20, { steps: 3 });
  await page.mouse.up();
}

test.describe('while the log is on its way', () => {
  test.use({ scenario: 'events held back' });

  test('nothing moves when it comes, on a desktop and on a phone', async ({ page, mock }) => {
    for (const width of [1440, 390]) {
      mock.world.fault(SEARCH, { held: true });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(LOG);
      await expect(timeline(page)).toBeVisible();
      await expect(thumb(page, 'start')).toBeHidden();
      await expect(button(page, 'Export')).toBeDisabled();
      await expect(button(page, 'Export')).toHaveAccessibleDescription('No events are loaded.');
      await expect(live(page)).toBeHidden();
      mock.world.release(SEARCH);
      await expect(link(page, 'Command run')).toBeVisible();
      await expect(thumb(page, 'start')).toBeAttached();
      await expect(button(page, 'Export')).toBeEnabled();
      await expect(live(page)).toBeVisible();
      expect(await shifted(page), `${width} pixels`).toBe(0);
    }
  });
});

test.describe('for who may not see the log', () => {
  test.use({ scenario: 'events held back', as: 'bob' });

  test('there is none, not even before the proxy says so', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(LOG);
    await expect(page.getByText('Loading')).toBeVisible();
    await expect(timeline(page)).toBeHidden();
    mock.world.release(SEARCH);
    await expect(page.getByText('Requires permission: event: list')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('access denied to perform action "list" on "event"');
    await expect(timeline(page)).toBeHidden();
    expect(await shifted(page)).toBe(0);
  });
});

test.describe('where the log fails', () => {
  test.use({ scenario: 'events held back' });

  test('its place stays, and Retry loads the log', { tag: '@gate' }, async ({ page, mock }) => {
    await page.goto(LOG);
    await expect(page.getByText('Loading')).toBeVisible();
    mock.world.release(SEARCH);
    mock.world.fault(SEARCH, LOST);
    await expect(heading(page, "Couldn't load the audit log")).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(`Proxy: ${LOST.message}`);
    await expect(timeline(page)).toBeVisible();
    expect(await shifted(page)).toBe(0);
    mock.world.release(SEARCH);
    await button(page, 'Retry').click();
    await shows(page, TITLES);
  });
});

// docs/behaviour.md#audit-events "A selection on the timeline shows", "If the user makes it the range, it is a fixed"
test('a dragged selection filters the events and can become the range', { tag: '@gate' }, async ({ page }) => {
  const calls = asked(page);
  await openLog(page);
  await shows(page, TITLES);
  await drag(page, 38, 35);
  await shows(page, REQUESTED);
  await expect(coverage(page, '1 event selected')).toBeVisible();
  await expect(thumb(page, 'start')).toHaveAttribute('aria-valuetext', '2026-11-18 09:00:00');
  await expect(thumb(page, 'end')).toHaveAttribute('aria-valuetext', '2026-11-18 21:00:00');
  await page.keyboard.press('Escape');
  await shows(page, TITLES);
  await expect(page).toHaveURL(LOG);
  expect(calls).toHaveLength(1);
  await drag(page, 35, 38);
  await button(page, 'Zoom to selection').click();
  await expect(button(page, '2026-11-18 09:00:00 to 20:59:59, time range')).toBeVisible();
  await shows(page, REQUESTED);
  await expect(button(page, 'Clear selection')).toBeHidden();
});

test('a column says its numbers, is selected by a press, and is cleared by a button', async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  const box = await timeline(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (51.5 / COLUMNS) * (box?.width ?? 0), (box?.y ?? 0) + 20);
  await expect(page.getByText('2026-11-20 09:00:00: 4 events, 1 failed')).toBeVisible();
  await drag(page, 51, 51);
  await shows(page, THIS_MORNING);
  await button(page, 'Clear selection').click();
  await shows(page, TITLES);
  await expect(button(page, 'Clear selection')).toBeHidden();
  await drag(page, 3, 4);
  await expect(page.getByText('No events in this selection')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear selection' }).last().click();
  await shows(page, TITLES);
});

// docs/behaviour.md#audit-events "A selection on the timeline shows", "If the user makes it the range, it is a fixed"
test(
  'keys select, Enter makes the selection the range, and going back restores the one before',
  { tag: '@gate' },
  async ({ page }) => {
    await openLog(page);
    await shows(page, TITLES);
    const calls = asked(page);
    await thumb(page, 'start').focus();
    await page.keyboard.press('End');
    await expect(page.getByText('No events match these filters')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await shows(page, THIS_MORNING);
    await expect(thumb(page, 'start')).toHaveAttribute('aria-valuetext', '2026-11-20 09:00:00');
    await page.keyboard.press('Enter');
    await expect(button(page, '2026-11-20 09:00:00 to 14:59:59, time range')).toBeVisible();
    await shows(page, THIS_MORNING);
    await expect
      .poll(() => calls.map((call) => `${call.get('from')} ${call.get('to')}`))
      .toEqual(['2026-11-20T09:00:00.000Z 2026-11-20T14:59:59.999Z']);
    await page.reload();
    await shows(page, THIS_MORNING);
    await page.goBack();
    await expect(page).toHaveURL(LOG);
    await shows(page, TITLES);
    await expect(button(page, 'Last 7 days, time range')).toBeVisible();
  },
);

test('the edges cannot cross each other', async ({ page }) => {
  await openLog(page);
  await shows(page, TITLES);
  await thumb(page, 'end').press('Home');
  await expect(thumb(page, 'end')).toHaveAttribute('aria-valuenow', '1');
  await thumb(page, 'start').press('ArrowRight');
  await expect(thumb(page, 'start')).toHaveAttribute('aria-valuenow', '0');
  await thumb(page, 'start').press('Escape');
  await expect(thumb(page, 'end')).toHaveAttribute('aria-valuenow', String(COLUMNS));
});

// docs/behaviour.md#audit-events "The timeline counts the loaded events"
test('a table has the same numbers of what matches the filters, and stays in the address', async ({ page }) => {
  await page.goto(LOG);
  // The switch turns within the click, whatever else the page has to do.
  const isOn = page.getByRole('switch', { name: 'Table' }).evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(await isOn).toBe(true);
  await expect(table(page).getByRole('row')).toHaveText([
    'FromAll eventsFailed events',
    '2026-11-18 12:00:0010',
    '2026-11-20 09:00:0041',
  ]);
  await search(page).fill('web-01');
  await expect(table(page).getByRole('row')).toHaveText(['FromAll eventsFailed events', '2026-11-20 09:00:0020']);
  await search(page).fill('');
  await expect(table(page).getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(`${LOG}?timeline=table`);
  await page.reload();
  await table(page).getByRole('button', { name: '2026-11-18 12:00:00' }).click();
  await expect(button(page, '2026-11-18 12:00:00 to 14:59:59, time range')).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(link(page, REQUESTED[0] ?? '')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it fits, and selects as elsewhere', async ({ page }) => {
    await openLog(page);
    await expect(link(page, 'Command run')).toBeVisible();
    const before = await search(page).boundingBox();
    await drag(page, 35, 38);
    await expect(link(page, 'Command run')).toBeHidden();
    await expect(link(page, REQUESTED[0] ?? '')).toBeVisible();
    expect(await search(page).boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { stubSavePicker, removeSavePicker } from '#e2e/harness/save-picker.ts';
import {
  recordSearches,
  button,
  AUDIT_LOG_PATH,
  CONNECTION_LOST,
  openLog,
  searchField,
  SEARCH_EVENTS,
  expectEventTitles,
  RECENT_EVENT_TITLES,
} from './audit-log.ts';

test.use({ username: 'carol' });

// Checks that the clock is at its start, because the name of the file contains the time of the export.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export events' });
const openExport = (page: Page) => button(page, 'Export').click();
const startExport = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
const exportStatus = (page: Page) => dialog(page).getByRole('status');

/** The files on the simulated disk, by name. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const contentByName: Record<string, string> = {};
    for await (const [name, handle] of await navigator.storage.getDirectory())
      if (handle instanceof FileSystemFileHandle) contentByName[name] = await (await handle.getFile()).text();
    return contentByName;
  });
const storedContents = async (page: Page): Promise<string> => Object.values(await storedFiles(page)).join('');

test.describe('with a few events', () => {
  test.use({ scenario: 'a few events' });

  test('the visible events are saved as CSV that a spreadsheet can open', { tag: '@gate' }, async ({ page }) => {
    await stubSavePicker(page);
    await page.goto(AUDIT_LOG_PATH);
    await searchField(page).fill('web-01');
    await expectEventTitles(page, RECENT_EVENT_TITLES.slice(2, 4));
    await openExport(page);
    await expectAccessible(page);
    await startExport(page);
    await expect(exportStatus(page)).toContainText(/^Exported 2 events, /);
    const saved = await storedFiles(page);
    expect(Object.keys(saved).join()).toMatch(/^audit-log-one\.example\.com-2026-11-20T1200\d\dZ\.csv$/);
    const [head, ...rows] = (await storedContents(page)).trimEnd().split('\r\n');
    expect(head).toBe(
      '"time","user","title","message","category","outcome","resource","code","type","cluster","id","note"',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('"bob","Shell session started",');
  });

  test('the full range is saved as JSON Lines, regardless of filters', async ({ page }) => {
    await stubSavePicker(page);
    await openLog(page, '?type=exec&user=bob');
    await expectEventTitles(page, RECENT_EVENT_TITLES.slice(2, 3));
    await openExport(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range');
    await dialog(page).getByLabel('Format').selectOption('JSON Lines, with every field');
    const calls = recordSearches(page);
    await startExport(page);
    await expect(exportStatus(page)).toContainText('Exported 5 events');
    expect(calls.map((call) => call.get('include'))).toEqual([null]);
    const lines = (await storedContents(page)).trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line)).at(0)).toMatchObject({ event: 'user.login', user: 'bob' });
    expect(lines).toHaveLength(5);
  });

  test('a browser that cannot write to the disk warns about its memory and downloads all events', async ({ page }) => {
    await removeSavePicker(page);
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await openExport(page);
    await expect(dialog(page)).toContainText('This browser keeps the whole file in memory until it is complete.');
    const download = page.waitForEvent('download');
    await startExport(page);
    expect((await download).suggestedFilename()).toMatch(/^audit-log-one\.example\.com-.*Z\.csv$/);
    expect((await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(6);
  });

  test('canceling the file picker exports nothing and returns the focus', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(globalThis, {
        showSaveFilePicker: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')),
      }),
    );
    await openLog(page);
    await expectEventTitles(page, RECENT_EVENT_TITLES);
    await button(page, 'Export').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Which events')).toBeFocused();
    await page.keyboard.press('Enter');
    await startExport(page);
    await expect(exportStatus(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Export')).toBeFocused();
  });
});

test.describe('with many events', () => {
  test.use({ scenario: 'twelve thousand events' });

  // docs/behaviour.md#audit-events "An export of the whole range requests"
  test('all matching events are read page by page, including those that are not loaded', async ({ page }) => {
    await stubSavePicker(page);
    await page.goto(`${AUDIT_LOG_PATH}?user=alice`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await openExport(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range that match the filters');
    const calls = recordSearches(page);
    await startExport(page);
    await expect(exportStatus(page)).toContainText('Exported 6,000 events');
    expect(calls.map((call) => call.get('startKey'))).toEqual([null, '5000', '10000']);
    expect((await storedContents(page)).trimEnd().split('\r\n')).toHaveLength(6001);
  });

  // docs/behaviour.md#audit-events "A canceled or failed export leaves no file"
  test('a canceled or failed export saves nothing and can be started again', async ({ page, mock }) => {
    await stubSavePicker(page);
    await page.goto(AUDIT_LOG_PATH);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await openExport(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range');
    mock.world.fault(SEARCH_EVENTS, { held: true });
    await startExport(page);
    await expect(dialog(page)).toContainText('0 events read, 0 exported, 0 B');
    // Escape does not close the dialog, because that would cancel the export by accident.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Cancel export').click();
    await expect(button(page, 'Close')).toBeVisible();
    expect(await storedContents(page)).toBe('');
    mock.world.release(SEARCH_EVENTS);
    mock.world.fault(SEARCH_EVENTS, CONNECTION_LOST);
    await startExport(page);
    await expect(dialog(page).getByRole('alert')).toContainText("Couldn't export the events. Nothing was saved.");
    await expect(dialog(page).getByRole('alert')).toContainText(`Proxy: ${CONNECTION_LOST.message}`);
    expect(await storedContents(page)).toBe('');
    mock.world.release(SEARCH_EVENTS);
    await startExport(page);
    await expect(exportStatus(page)).toContainText('Exported 12,000 events');
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/harness/harness.ts';
import { givePicker, takePicker } from '#e2e/harness/save-picker.ts';
import { asked, button, LOG, LOST, openLog, search, SEARCH, shows, TITLES } from './audit-log.ts';

test.use({ as: 'carol' });

// The name of a file tells when it was made.
test.beforeEach(({ time }) => expect(time.now()).toBe(Date.parse('2026-11-20T12:00:00Z')));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export events' });
const open = (page: Page) => button(page, 'Export').click();
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
const done = (page: Page) => dialog(page).getByRole('status');

/** What stands on the disk, by the names of the files. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for await (const [name, handle] of await navigator.storage.getDirectory())
      if (handle instanceof FileSystemFileHandle) found[name] = await (await handle.getFile()).text();
    return found;
  });
const contents = async (page: Page): Promise<string> => Object.values(await files(page)).join('');

test.describe('of a few events', () => {
  test.use({ scenario: 'a few events' });

  test('what is shown is saved as CSV that a spreadsheet can open', { tag: '@gate' }, async ({ page }) => {
    await givePicker(page);
    await page.goto(LOG);
    await search(page).fill('web-01');
    await shows(page, TITLES.slice(2, 4));
    await open(page);
    await expectAccessible(page);
    await start(page);
    await expect(done(page)).toContainText(/^Exported 2 events, /);
    const saved = await files(page);
    expect(Object.keys(saved).join()).toMatch(/^audit-log-one\.example\.com-2026-11-20T1200\d\dZ\.csv$/);
    const [head, ...rows] = (await contents(page)).trimEnd().split('\r\n');
    expect(head).toBe(
      '"time","user","title","message","category","outcome","resource","code","type","cluster","id","note"',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('"bob","Shell session started",');
  });

  test('the whole range is saved as JSON Lines, whatever is filtered', async ({ page }) => {
    await givePicker(page);
    await openLog(page, '?type=exec&user=bob');
    await shows(page, TITLES.slice(2, 3));
    await open(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range');
    await dialog(page).getByLabel('Format').selectOption('JSON Lines, with every field');
    const calls = asked(page);
    await start(page);
    await expect(done(page)).toContainText('Exported 5 events');
    expect(calls.map((call) => call.get('include'))).toEqual([null]);
    const lines = (await contents(page)).trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line)).at(0)).toMatchObject({ event: 'user.login', user: 'bob' });
    expect(lines).toHaveLength(5);
  });

  test('a browser that cannot write to the disk saves a download, and says what it holds', async ({ page }) => {
    await takePicker(page);
    await openLog(page);
    await shows(page, TITLES);
    await open(page);
    await expect(dialog(page)).toContainText('This browser keeps the whole file in memory until it is complete.');
    const download = page.waitForEvent('download');
    await start(page);
    expect((await download).suggestedFilename()).toMatch(/^audit-log-one\.example\.com-.*Z\.csv$/);
    expect((await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(6);
  });

  test('a user who names no file exports nothing, and by keyboard comes back', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(globalThis, {
        showSaveFilePicker: () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')),
      }),
    );
    await openLog(page);
    await shows(page, TITLES);
    await button(page, 'Export').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Which events')).toBeFocused();
    await page.keyboard.press('Enter');
    await start(page);
    await expect(done(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Export')).toBeFocused();
  });
});

test.describe('of many events', () => {
  test.use({ scenario: 'twelve thousand events' });

  // docs/behaviour.md#audit-events "An export of the whole range requests"
  test('all that match are read page by page, also those that are not loaded', async ({ page }) => {
    await givePicker(page);
    await page.goto(`${LOG}?user=alice`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await open(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range that match the filters');
    const calls = asked(page);
    await start(page);
    await expect(done(page)).toContainText('Exported 6,000 events');
    expect(calls.map((call) => call.get('startKey'))).toEqual([null, '5000', '10000']);
    expect((await contents(page)).trimEnd().split('\r\n')).toHaveLength(6001);
  });

  // docs/behaviour.md#audit-events "A canceled or failed export leaves no file"
  test('an export that is cancelled or fails saves nothing, and can be started again', async ({ page, mock }) => {
    await givePicker(page);
    await page.goto(LOG);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await open(page);
    await dialog(page).getByLabel('Which events').selectOption('All events in this range');
    mock.world.fault(SEARCH, { held: true });
    await start(page);
    await expect(dialog(page)).toContainText('0 events read, 0 exported, 0 B');
    // Not by Escape: closing would end it by accident.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await button(page, 'Cancel export').click();
    await expect(button(page, 'Close')).toBeVisible();
    expect(await contents(page)).toBe('');
    mock.world.release(SEARCH);
    mock.world.fault(SEARCH, LOST);
    await start(page);
    await expect(dialog(page).getByRole('alert')).toContainText("Couldn't export the events. Nothing was saved.");
    await expect(dialog(page).getByRole('alert')).toContainText(`Proxy: ${LOST.message}`);
    expect(await contents(page)).toBe('');
    mock.world.release(SEARCH);
    await start(page);
    await expect(done(page)).toContainText('Exported 12,000 events');
  });
});

// Tests exporting a terminal recording as a text file, a web page, or an asciicast (the format of asciinema players).
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/harness/harness.ts';
import { stubSavePicker, readSavedFile, removeSavePicker } from '#e2e/harness/save-picker.ts';
import { button, openPausedPlayer, addRecordedSession } from './player-page.ts';

test.beforeEach(({ mock }) => addRecordedSession(mock));

/** Opens the player and waits until the whole recording is loaded and indexed. */
async function openIndexed(page: Page): Promise<void> {
  await removeSavePicker(page);
  await openPausedPlayer(page);
  await button(page, 'Transcript').click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('All of the recording is indexed.');
}

const openMenu = (page: Page) => button(page, 'Export recording').click();

/** Chooses an entry of the open menu and returns the saved file. */
async function exportFile(page: Page, name: RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a recording can be saved as text, and as asciicast version 2 and 3', async ({ page }) => {
  await openIndexed(page);
  await openMenu(page);
  // A browser without the save dialog holds the whole file in memory.
  await expect(page.getByRole('menuitem', { name: /^asciicast v2/ })).toContainText(
    'For more than 1 GB, use Chrome or Edge.',
  );
  const { name, text } = await exportFile(page, /^Text file/);
  expect(name).toMatch(/^web-01_\d{4}-.*\.txt$/);
  expect(text).toContain('root@web-01');
  expect(text).not.toContain('\x1b');
  expect(text).not.toMatch(/<html/i);
  for (const [version, size] of [
    [2, { width: 80, height: 25 }],
    [3, { term: { cols: 80, rows: 25, type: 'xterm-256color' } }],
  ] as const) {
    await openMenu(page);
    const castFile = await exportFile(page, new RegExp(`^asciicast v${version}`));
    expect(castFile.name).toMatch(/\.cast$/);
    const [header, ...events] = castFile.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ version, ...size });
    const output = events.filter(([, code]) => code === 'o').map(([, , data]) => data);
    expect(output.join('')).toContain('root@web-01');
    const times = events.map(([time]) => time);
    const seconds = version === 2 ? times.at(-1) : times.reduce((sum, time) => sum + time, 0);
    expect([seconds > 600, seconds <= 1200]).toEqual([true, true]);
  }
});

test('a recording can be saved as a web page without scripts', { tag: '@gate' }, async ({ page }) => {
  await openIndexed(page);
  await openMenu(page);
  const { name, text } = await exportFile(page, /^Web page/);
  expect(name).toMatch(/\.html$/);
  expect(text).not.toMatch(/<script/i);
  await page.goto('about:blank'); // pages of the console refuse markup
  await page.setContent(text);
  await expect(page.getByRole('heading', { name: 'Recording of web-01' })).toBeVisible();
  await expect(page.getByRole('row', { name: /root@web-01/ }).first()).toBeVisible();
  await expect(page).toHaveTitle('Recording of web-01');
});

test('if the browser has a save dialog, the file is written to the chosen location', async ({ page }) => {
  await stubSavePicker(page);
  await openPausedPlayer(page);
  await openMenu(page);
  const entry = page.getByRole('menuitem', { name: /^asciicast v2/ });
  await expect(entry).not.toContainText('For more than 1 GB');
  await entry.click();
  const castFileNames = () =>
    page.evaluate(async () => {
      const fileNames: string[] = [];
      for await (const [name] of await navigator.storage.getDirectory()) fileNames.push(name);
      return fileNames.filter((name) => name.endsWith('.cast'));
    });
  await expect.poll(castFileNames).toHaveLength(1);
  const [name = ''] = await castFileNames();
  await expect.poll(() => readSavedFile(page, name)).toContain('root@web-01');
});

// What writes to the disk: a profile that is kept there, and a file that needs no dialog.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';

/** A profile on the disk: a private window would keep its files in memory. */
export async function withDiskProfile<T>(use: (context: BrowserContext) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-profile-'));
  const executablePath = browserPath();
  const context = await chromium.launchPersistentContext(folder, executablePath ? { executablePath } : {});
  try {
    return await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file stream to the disk, as the browser's own dialog gives one. */
export const stubSavePicker = (page: Page) =>
  // As text: the compiler of the bench would put names of its own into a function.
  page.addInitScript({
    content: `window.showSaveFilePicker = async ({ suggestedName }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });`,
  });

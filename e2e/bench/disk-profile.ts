// A browser profile on disk, and a file stream without a dialog.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';

/** A private window would keep its files in memory. */
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

/** A file stream to the disk, as the browser's save dialog returns it. */
export const stubSavePicker = (page: Page) =>
  // Passed as text, because the benchmark's compiler would add helper names to a function.
  page.addInitScript({
    content: `window.showSaveFilePicker = async ({ suggestedName }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });`,
  });

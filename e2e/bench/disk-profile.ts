// A browser profile on disk, and a file stream without a dialog.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserPath } from '#e2e/browser/path.ts';

/** Runs a function with a browser profile on the disk, because a private window would store files in memory. */
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

/** Replaces the browser's save dialog: it returns a file on the disk without asking the user. */
export const stubSavePicker = (page: Page) =>
  // Passed as text, because the benchmark's compiler would add helper names to a function.
  page.addInitScript({
    content: `window.showSaveFilePicker = async ({ suggestedName }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });`,
  });

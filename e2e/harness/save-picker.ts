// Replaces the browser's dialog for saving files by a simulated one.
import type { BrowserContext, Page } from '@playwright/test';

const installSavePicker = () => {
  const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
    (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
  Object.assign(globalThis, { showSaveFilePicker });
};

/** Makes the save dialog return a file in the private file system of the origin. */
export const stubSavePicker = (page: Page) => page.addInitScript(installSavePicker);
/** Does the same on a page that is already open. */
export const stubSavePickerNow = (page: Page) => page.evaluate(installSavePicker);

/** Simulates a browser without the save dialog, which cannot write a download to disk as it arrives. */
export const removeSavePicker = (target: BrowserContext | Page) =>
  target.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));

export const readSavedFile = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (fileName) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(fileName);
    return (await handle.getFile()).text();
  }, name);

// Files that a page saves where the user says.
import type { BrowserContext, Page } from '@playwright/test';

const installSavePicker = () => {
  const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
    (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
  Object.assign(globalThis, { showSaveFilePicker });
};

/** Where the browser's own dialog would ask, a file of the origin's private file system is given. */
export const stubSavePicker = (page: Page) => page.addInitScript(installSavePicker);
/** The same on a page that is there already. */
export const stubSavePickerNow = (page: Page) => page.evaluate(installSavePicker);

/** As a browser that cannot write to the disk as bytes come. */
export const removeSavePicker = (target: BrowserContext | Page) =>
  target.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));

export const readSavedFile = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(wanted);
    return (await handle.getFile()).text();
  }, name);

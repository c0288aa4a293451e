// Files that a page saves where the user says.
import type { BrowserContext, Page } from '@playwright/test';

const installPicker = () => {
  const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
    (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
  Object.assign(globalThis, { showSaveFilePicker });
};

/** Where the browser's own dialog would ask, a file of the origin's private file system is given. */
export const givePicker = (page: Page) => page.addInitScript(installPicker);
/** The same on a page that is there already. */
export const givePickerNow = (page: Page) => page.evaluate(installPicker);

/** As a browser that cannot write to the disk as bytes come. */
export const takePicker = (target: BrowserContext | Page) =>
  target.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }));

export const saved = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(wanted);
    return (await handle.getFile()).text();
  }, name);

// Locators and steps for the files panel of a terminal.
import type { Locator, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { sessionsOf } from '#fixtures/sockets/session/recorded-sessions.ts';
import { expect } from '#e2e/harness/harness.ts';
import { openTerminal } from '#e2e/console/terminal-page.ts';

export const DOWNLOAD = 'GET /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';
export const UPLOAD = 'POST /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';

export const filesButton = (page: Page) => page.getByRole('button', { name: /^Files/ });
export const filesPanel = (page: Page) => page.getByRole('region', { name: /^Transfer files as/ });
export const uploadFolder = (page: Page) => filesPanel(page).getByLabel('Upload to');
export const downloadPath = (page: Page) => filesPanel(page).getByLabel('Download from');
export const upload = (page: Page, name: string): Locator =>
  filesPanel(page).getByRole('listitem', { name: `Upload of ${name}` });
export const download = (page: Page, name: string): Locator =>
  filesPanel(page).getByRole('listitem', { name: `Download of ${name}` });

export async function openFiles(page: Page, address?: string): Promise<void> {
  await openTerminal(page, address);
  await filesButton(page).click();
  await expect(filesPanel(page)).toBeVisible();
}

/** Moves the keyboard focus to the terminal. */
export const focusTerminal = (page: Page) => page.getByLabel('Terminal input').focus();

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const file = (name: string, text: string): FilePayload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

export async function chooseFiles(page: Page, ...files: FilePayload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await filesPanel(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

export async function requestDownload(page: Page, path: string): Promise<void> {
  await downloadPath(page).fill(path);
  await filesPanel(page)
    .getByRole('button', { name: /ownload$/ })
    .click();
}

/** Drops files and folders on the terminal. `folders` holds folder names. */
export const dropOnTerminal = (page: Page, files: { name: string; text: string }[], folders: string[] = []) =>
  page.getByRole('region', { name: /^Terminal of/ }).evaluate(
    (terminal, { files, folders }) => {
      const data = new DataTransfer();
      for (const { name, text } of files) data.items.add(new File([text], name));
      for (const name of folders) data.items.add(new File([], name));
      // A page cannot create folder entries, so empty files are reported as folders.
      const originalGetAsEntry = DataTransferItem.prototype.webkitGetAsEntry;
      DataTransferItem.prototype.webkitGetAsEntry = function webkitGetAsEntry() {
        const droppedFile = this.getAsFile();
        const isDirectory = folders.includes(droppedFile?.name ?? '');
        return { isDirectory, name: droppedFile?.name ?? '' } as FileSystemEntry;
      };
      for (const type of ['dragenter', 'dragover', 'drop'])
        terminal.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      DataTransferItem.prototype.webkitGetAsEntry = originalGetAsEntry;
    },
    { files, folders },
  );

/** The simulated file system of a server, which its shell uses too. */
export function filesOnServer({ world }: Proxy, hostname = 'web-01') {
  const row = world.db.server.get(`id-of-${hostname}`);
  if (!row) throw new Error(`${hostname} is not there`);
  return sessionsOf(world).machineOf(row.item).files;
}

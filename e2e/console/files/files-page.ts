// The files of a terminal, and what one does with them in a test.
import type { Locator, Page } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import { sessionsOf } from '#fixtures/sockets/session/records.ts';
import { expect } from '#e2e/harness/harness.ts';
import { open } from '#e2e/console/terminal-page.ts';

export const DOWNLOAD = 'GET /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';
export const UPLOAD = 'POST /v1/webapi/sites/{cluster}/nodes/{server}/{login}/scp';

export const filesButton = (page: Page) => page.getByRole('button', { name: /^Files/ });
export const panel = (page: Page) => page.getByRole('region', { name: /^Files of/ });
export const destination = (page: Page) => panel(page).getByLabel('Upload to');
export const source = (page: Page) => panel(page).getByLabel('Download from');
export const upload = (page: Page, name: string): Locator =>
  panel(page).getByRole('listitem', { name: `Upload of ${name}` });
export const download = (page: Page, name: string): Locator =>
  panel(page).getByRole('listitem', { name: `Download of ${name}` });

export async function openFiles(page: Page, address?: string): Promise<void> {
  await open(page, address);
  await filesButton(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Leads the keyboard to the shell. */
export const toTerminal = (page: Page) => page.getByLabel('Terminal input').focus();

interface Given {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const file = (name: string, text: string): Given => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

export async function choose(page: Page, ...files: Given[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

export async function ask(page: Page, path: string): Promise<void> {
  await source(page).fill(path);
  await panel(page)
    .getByRole('button', { name: /ownload$/ })
    .click();
}

/** Drops files, and folders by name, on the terminal. */
export const drop = (page: Page, files: { name: string; text: string }[], folders: string[] = []) =>
  page.getByRole('region', { name: /^Terminal of/ }).evaluate(
    (terminal, { files, folders }) => {
      const data = new DataTransfer();
      for (const { name, text } of files) data.items.add(new File([text], name));
      for (const name of folders) data.items.add(new File([], name));
      // A page cannot make a folder, so those that stand for one say that they are.
      const entry = DataTransferItem.prototype.webkitGetAsEntry;
      DataTransferItem.prototype.webkitGetAsEntry = function webkitGetAsEntry() {
        const found = this.getAsFile();
        const isDirectory = folders.includes(found?.name ?? '');
        return { isDirectory, name: found?.name ?? '' } as FileSystemEntry;
      };
      for (const type of ['dragenter', 'dragover', 'drop'])
        terminal.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      DataTransferItem.prototype.webkitGetAsEntry = entry;
    },
    { files, folders },
  );

/** The files of a server, as its shell has them. */
export function filesOn({ world }: Proxy, hostname = 'web-01') {
  const row = world.db.server.get(`id-of-${hostname}`);
  if (!row) throw new Error(`${hostname} is not there`);
  return sessionsOf(world).machineOf(row.item).files;
}

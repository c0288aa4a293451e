// A directory that the user picks, and what becomes of it.
import type { Page } from '@playwright/test';

/** Texts by path; of a number, that many bytes that tell where they stand. */
type DirectoryFiles = Readonly<Record<string, string | number>>;

/** The same bytes as in the page. */
export const patternBytes = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, at) => at ^ (at >> 8) ^ (at >> 16)));

/** Where the browser's own dialog would ask, a directory of the origin's private file system is given. */
export const stubDirectoryPicker = (page: Page, name: string, files: DirectoryFiles = {}) =>
  page.addInitScript(
    ([name, files]) => {
      async function showDirectoryPicker() {
        const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
        for (const [path, content] of Object.entries(files)) {
          let directory = root;
          const names = path.split('/');
          for (const one of names.slice(0, -1)) directory = await directory.getDirectoryHandle(one, { create: true });
          const handle = await directory.getFileHandle(names.at(-1) ?? '', { create: true });
          const file = await handle.createWritable();
          const isText = typeof content === 'string';
          await file.write(
            isText ? content : Uint8Array.from({ length: content }, (_, at) => at ^ (at >> 8) ^ (at >> 16)),
          );
          await file.close();
        }
        return root;
      }
      Object.assign(globalThis, { showDirectoryPicker });
    },
    [name, files] as const,
  );

/** A user who closes the browser's dialog (`AbortError`), or a browser that refuses what was chosen. */
export const rejectDirectoryPicker = (page: Page, error: 'AbortError' | 'SecurityError') =>
  page.addInitScript((name) => {
    Object.assign(globalThis, { showDirectoryPicker: () => Promise.reject(new DOMException('', name)) });
  }, error);

export const removeDirectoryPicker = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined }));

/** As when the user takes the permission back while the page is open. */
export const revokeDirectories = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const refused = { getFileHandle: refuse, getDirectoryHandle: refuse, removeEntry: refuse };
    Object.assign(FileSystemDirectoryHandle.prototype, refused);
  });

/** As a disk on which there is no room for what was written. */
export const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    Object.assign(FileSystemWritableFileStream.prototype, { close: refuse });
  });

/** As a browser that can move nothing by itself. */
export const removeFileMove = (page: Page) =>
  page.addInitScript(() => {
    for (const { prototype } of [FileSystemFileHandle, FileSystemDirectoryHandle])
      Object.assign(prototype, { move: undefined });
  });

/** As when someone deletes it in the machine's own file manager. */
export const deletePickedFile = (page: Page, name: string, file: string) =>
  page.evaluate(
    async ([name, file]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      await root.removeEntry(file);
    },
    [name, file] as const,
  );

/** The bytes of one of its files. */
export async function readPickedFile(page: Page, name: string, file: string): Promise<Buffer> {
  const signs = await page.evaluate(
    async ([name, file]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      const bytes = new Uint8Array(await (await (await root.getFileHandle(file)).getFile()).arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    },
    [name, file] as const,
  );
  return Buffer.from(signs, 'latin1');
}

/** Paths of all that is in it; of files with the text that is in them. What goes away while it is read was not there. */
export const readPickedDirectory = (page: Page, name: string): Promise<Record<string, string>> =>
  page.evaluate(async (name) => {
    const found: Record<string, string> = {};
    const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();
    const gone = (error: unknown): undefined => {
      if (!(error instanceof DOMException) || error.name !== 'NotFoundError') throw error;
    };
    async function walk(directory: FileSystemDirectoryHandle, before: string) {
      for await (const [name, handle] of directory.entries())
        if (handle.kind === 'file') {
          const text = await textOf(handle).catch(gone);
          if (text !== undefined) found[before + name] = text;
        } else {
          found[`${before}${name}/`] = '';
          await walk(handle, `${before}${name}/`).catch(gone);
        }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(name), '');
    return found;
  }, name);

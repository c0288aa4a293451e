// Replaces the browser's directory dialog by a simulated directory, and reads or breaks the directory.
import type { Page } from '@playwright/test';

/** File contents by path: text, or the size of a file with a pattern of bytes. */
type DirectoryFiles = Readonly<Record<string, string | number>>;

/** The pattern of bytes for a file of this size. Each byte depends on its position. */
export const patternBytes = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, index) => index ^ (index >> 8) ^ (index >> 16)));

/** Makes the directory dialog return a directory with these files, in the private file system of the origin. */
export const stubDirectoryPicker = (page: Page, name: string, files: DirectoryFiles = {}) =>
  page.addInitScript(
    ([name, files]) => {
      async function showDirectoryPicker() {
        const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
        for (const [path, content] of Object.entries(files)) {
          let directory = root;
          const names = path.split('/');
          for (const directoryName of names.slice(0, -1))
            directory = await directory.getDirectoryHandle(directoryName, { create: true });
          const handle = await directory.getFileHandle(names.at(-1) ?? '', { create: true });
          const file = await handle.createWritable();
          const isText = typeof content === 'string';
          await file.write(
            isText ? content : Uint8Array.from({ length: content }, (_, index) => index ^ (index >> 8) ^ (index >> 16)),
          );
          await file.close();
        }
        return root;
      }
      Object.assign(globalThis, { showDirectoryPicker });
    },
    [name, files] as const,
  );

/** Makes the directory dialog fail: `AbortError` if the user closes it, `SecurityError` if the browser refuses. */
export const rejectDirectoryPicker = (page: Page, error: 'AbortError' | 'SecurityError') =>
  page.addInitScript((name) => {
    Object.assign(globalThis, { showDirectoryPicker: () => Promise.reject(new DOMException('', name)) });
  }, error);

export const removeDirectoryPicker = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { showDirectoryPicker: undefined }));

/** Makes all operations on directories fail, as if the user had revoked the permission. */
export const revokeDirectories = (page: Page) =>
  page.evaluate(() => {
    const reject = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    const rejectingMethods = { getFileHandle: reject, getDirectoryHandle: reject, removeEntry: reject };
    Object.assign(FileSystemDirectoryHandle.prototype, rejectingMethods);
  });

/** Makes saving files fail, as if the disk were full. */
export const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const reject = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    Object.assign(FileSystemWritableFileStream.prototype, { close: reject });
  });

/** Removes the browser's function to move files, which some browsers lack. */
export const removeFileMove = (page: Page) =>
  page.addInitScript(() => {
    for (const { prototype } of [FileSystemFileHandle, FileSystemDirectoryHandle])
      Object.assign(prototype, { move: undefined });
  });

/** Deletes a file of the picked directory, as if the user had deleted it outside the browser. */
export const deletePickedFile = (page: Page, directoryName: string, fileName: string) =>
  page.evaluate(
    async ([name, file]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      await root.removeEntry(file);
    },
    [directoryName, fileName] as const,
  );

/** The bytes of a file in the picked directory. */
export async function readPickedFile(page: Page, directoryName: string, fileName: string): Promise<Buffer> {
  const binaryString = await page.evaluate(
    async ([name, file]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      const bytes = new Uint8Array(await (await (await root.getFileHandle(file)).getFile()).arrayBuffer());
      return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    },
    [directoryName, fileName] as const,
  );
  return Buffer.from(binaryString, 'latin1');
}

/**
 * The text of each file in the picked directory by path. Folders end with `/`. Skips files that are deleted or replaced
 * while they are read.
 */
export const readPickedDirectory = (page: Page, name: string): Promise<Record<string, string>> =>
  page.evaluate(async (name) => {
    const contents: Record<string, string> = {};
    const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();
    const ignoreChanged = (error: unknown): undefined => {
      if (!(error instanceof DOMException) || !['NotFoundError', 'NotReadableError'].includes(error.name)) throw error;
    };
    async function walk(directory: FileSystemDirectoryHandle, parentPath: string) {
      for await (const [name, handle] of directory.entries())
        if (handle.kind === 'file') {
          const text = await textOf(handle).catch(ignoreChanged);
          if (text !== undefined) contents[parentPath + name] = text;
        } else {
          contents[`${parentPath}${name}/`] = '';
          await walk(handle, `${parentPath}${name}/`).catch(ignoreChanged);
        }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(name), '');
    return contents;
  }, name);

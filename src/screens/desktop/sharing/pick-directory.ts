type DirectoryPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

// Not in TypeScript's types, and not in all browsers (https://wicg.github.io/file-system-access/).
const directoryPicker = (): DirectoryPicker | undefined =>
  (globalThis as { showDirectoryPicker?: DirectoryPicker }).showDirectoryPicker;

export const canPickDirectory = (): boolean => directoryPicker() !== undefined;

/** Lets the user pick a directory. Browsers allow it only right after a click. Undefined if the user cancels. */
export async function pickDirectory(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await directoryPicker()?.({ mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

type DirectoryPicker = (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

// Not in the types of the language yet, nor in every browser (https://wicg.github.io/file-system-access/).
const directoryPicker = (): DirectoryPicker | undefined =>
  (globalThis as { showDirectoryPicker?: DirectoryPicker }).showDirectoryPicker;

export const canPickDirectory = (): boolean => directoryPicker() !== undefined;

/** Asks the user for one, which browsers allow only right after a click; undefined where they changed their mind. */
export async function pickDirectory(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await directoryPicker()?.({ mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

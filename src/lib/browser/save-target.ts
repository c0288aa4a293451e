/** The chunks of a body. A chunk is valid until the next one is requested. */
export type ByteChunks = AsyncGenerator<Uint8Array<ArrayBuffer>, void>;

export interface SaveTarget {
  isBufferedInMemory: boolean;
  write: (chunks: ByteChunks, name: string) => Promise<void>;
}

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

// Not every browser has `showSaveFilePicker` (https://wicg.github.io/file-system-access/), and TypeScript has no type
// for it yet.
const saveFilePicker = (): SaveFilePicker | undefined =>
  (globalThis as { showSaveFilePicker?: SaveFilePicker }).showSaveFilePicker;

const diskTarget = (handle: FileSystemFileHandle): SaveTarget => ({
  isBufferedInMemory: false,
  async write(chunks) {
    const file = await handle.createWritable();
    try {
      for await (const chunk of chunks) await file.write(chunk);
    } catch (error) {
      await file.abort(); // discards the chunks written so far
      throw error;
    }
    await file.close();
  },
});

const OBJECT_URL_LIFETIME_MS = 60_000;

const memoryTarget: SaveTarget = {
  isBufferedInMemory: true,
  async write(chunks, name) {
    const parts: Blob[] = [];
    // Each blob is a copy, which the browser may move to disk.
    for await (const chunk of chunks) parts.push(new Blob([chunk]));
    const url = URL.createObjectURL(new Blob(parts));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read the URL only after the click event.
    setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
  },
};

/** Whether this browser buffers a file in memory until it is complete. */
export const buffersFilesInMemory = (): boolean => saveFilePicker() === undefined;

/**
 * Shows the save dialog, which browsers allow only right after a click; undefined when the user cancels. A browser
 * without this dialog buffers the file in memory and downloads it.
 */
export async function chooseSaveTarget(suggestedName: string): Promise<SaveTarget | undefined> {
  const showPicker = saveFilePicker();
  if (!showPicker) return memoryTarget;
  try {
    return diskTarget(await showPicker({ suggestedName }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** A body piece by piece. A piece is good until the next one is asked for. */
export type ByteChunks = AsyncGenerator<Uint8Array<ArrayBuffer>, void>;

/** Where a file goes. */
export interface SaveTarget {
  /** Whether all of it is held in memory before it is saved. */
  isBufferedInMemory: boolean;
  write: (chunks: ByteChunks, name: string) => Promise<void>;
}

type SaveFilePicker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

// Not in the types of the language yet, nor in every browser (https://wicg.github.io/file-system-access/).
const saveFilePicker = (): SaveFilePicker | undefined =>
  (globalThis as { showSaveFilePicker?: SaveFilePicker }).showSaveFilePicker;

const diskTarget = (handle: FileSystemFileHandle): SaveTarget => ({
  isBufferedInMemory: false,
  async write(chunks) {
    const file = await handle.createWritable();
    try {
      for await (const chunk of chunks) await file.write(chunk);
    } catch (error) {
      await file.abort(); // what was written so far is thrown away
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
    // Each is a copy, which the browser may put aside.
    for await (const chunk of chunks) parts.push(new Blob([chunk]));
    const url = URL.createObjectURL(new Blob(parts));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read it only after the click has been dealt with.
    setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
  },
};

/** Whether a file is held in memory until all of it is there. */
export const buffersFilesInMemory = (): boolean => saveFilePicker() === undefined;

/** Asks the user where to, which browsers allow only right after a click; undefined where they changed their mind. */
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

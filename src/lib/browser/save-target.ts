/** A body piece by piece. A piece is good until the next one is asked for. */
export type Pieces = AsyncGenerator<Uint8Array<ArrayBuffer>, void>;

/** Where a file goes. */
export interface SaveTarget {
  /** Whether all of it is held in memory before it is saved. */
  isHeld: boolean;
  write: (pieces: Pieces, name: string) => Promise<void>;
}

type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

// Not in the types of the language yet, nor in every browser (https://wicg.github.io/file-system-access/).
const picker = (): Picker | undefined => (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;

const onDisk = (handle: FileSystemFileHandle): SaveTarget => ({
  isHeld: false,
  async write(pieces) {
    const file = await handle.createWritable();
    try {
      for await (const piece of pieces) await file.write(piece);
    } catch (error) {
      await file.abort(); // what was written so far is thrown away
      throw error;
    }
    await file.close();
  },
});

const URL_LIFE_MS = 60_000;

const inMemory: SaveTarget = {
  isHeld: true,
  async write(pieces, name) {
    const parts: Blob[] = [];
    // Each is a copy, which the browser may put aside.
    for await (const piece of pieces) parts.push(new Blob([piece]));
    const url = URL.createObjectURL(new Blob(parts));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read it only after the click has been dealt with.
    setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
  },
};

/** Whether a file is held in memory until all of it is there. */
export const holdsFiles = (): boolean => picker() === undefined;

/** Asks the user where to, which browsers allow only right after a click; undefined where they changed their mind. */
export async function chooseTarget(suggestedName: string): Promise<SaveTarget | undefined> {
  const pick = picker();
  if (!pick) return inMemory;
  try {
    return onDisk(await pick({ suggestedName }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

import { suggestedName } from '#domain/files/paths.ts';

/** Where a download goes. */
export interface SaveTarget {
  /** Whether all of it is held in memory before it is saved. */
  isHeld: boolean;
  write: (content: ReadableStream<Uint8Array<ArrayBuffer>>, name: string, signal: AbortSignal) => Promise<void>;
}

type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

// Not in the types of the language yet, nor in every browser.
const picker = (): Picker | undefined => (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;

const onDisk = (handle: FileSystemFileHandle): SaveTarget => ({
  isHeld: false,
  // An error or the signal throws away what was written so far.
  write: async (content, _name, signal) => content.pipeTo(await handle.createWritable(), { signal }),
});

const URL_LIFE_MS = 60_000;

const inMemory: SaveTarget = {
  isHeld: true,
  async write(content, name) {
    const url = URL.createObjectURL(await new Response(content).blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers read it only after the click has been dealt with.
    setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
  },
};

/** Asks the user where to, which browsers allow only right after a click; undefined where they changed their mind. */
export async function chooseTarget(path: string): Promise<SaveTarget | undefined> {
  const pick = picker();
  if (!pick) return inMemory;
  try {
    return onDisk(await pick({ suggestedName: suggestedName(path) }));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

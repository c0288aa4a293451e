// Feeds frames to the terminal widget. Collects them while the widget parses, so that a flood causes few drawings.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { createUtf8Splitter } from '#lib/text/utf8-splitter.ts';
import { fastForward } from '#domain/terminal/flood/fast-forward.ts';

// The widget parses a slice in a few milliseconds. Larger slices would delay Ctrl+C and other keys.
const SLICE_BYTES = 256 * 1024;
// A larger backlog means that more output arrives than the widget can parse.
const BACKLOG_BYTES = 512 * 1024;
// A slow browser parses this in about a second, so the answer to Ctrl+C takes no longer.
const MAX_SHOWN_BYTES = 4 * 1024 * 1024;
// If there is more, only this much of its end is shown.
const TAIL_BYTES = 1024 * 1024;

interface FeedTarget {
  /** Removes output that would not be visible. Called in order, after all earlier output was parsed. */
  shorten(bytes: Uint8Array): Uint8Array;
  /** Resolves when the slice was parsed. */
  parse(slice: Uint8Array): Promise<void>;
  /** Resolves when the next slice may be parsed. */
  waitForTurn(): Promise<void>;
  /** The note that replaces this number of skipped bytes. */
  skippedNote(skippedBytes: number): string;
}

/**
 * Returns a function that accepts output in order. A sender that is faster than the widget can't be slowed down, so
 * waiting output is shortened. If it is still too much, only its end is shown.
 */
export function createOutputFeed({
  shorten,
  parse,
  waitForTurn,
  skippedNote,
}: FeedTarget): (bytes: Uint8Array) => void {
  const buffered: Uint8Array[] = [];
  let bufferedBytes = 0;
  let isRunning = false;
  // The widget's decoder (xterm 6.0.0) loses some characters when a slice cuts them, such as dashes and emoji joiners,
  // whose UTF-8 bytes contain 0x80. So each slice ends with a whole character.
  const splitAtCharacters = createUtf8Splitter();

  function takeSlice(maxBytes: number): Uint8Array {
    let bytes = 0;
    let count = 0;
    for (const { length } of buffered) {
      if (count > 0 && bytes + length > maxBytes) break;
      bytes += length;
      count += 1;
    }
    bufferedBytes -= bytes;
    const taken = buffered.splice(0, count);
    const [onlyChunk] = taken;
    return onlyChunk && count === 1 ? onlyChunk : joinBytes(taken);
  }
  async function run(): Promise<void> {
    isRunning = true;
    while (buffered.length > 0) {
      const shortened = shorten(takeSlice(bufferedBytes < BACKLOG_BYTES ? SLICE_BYTES : Infinity));
      const shown = shortened.length <= MAX_SHOWN_BYTES ? shortened : fastForward(shortened, TAIL_BYTES, skippedNote);
      for (let offset = 0; offset < shown.length; offset += SLICE_BYTES) {
        await parse(splitAtCharacters(shown.subarray(offset, offset + SLICE_BYTES)));
        await waitForTurn();
      }
    }
    isRunning = false;
  }

  return (bytes) => {
    buffered.push(bytes);
    bufferedBytes += bytes.length;
    if (!isRunning) void run();
  };
}

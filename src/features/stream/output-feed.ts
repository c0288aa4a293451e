// Frames on their way into the terminal widget: gathered while it parses, so that a flood costs few tasks and few drawings.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { createUtf8Splitter } from '#lib/text/utf8-splitter.ts';
import { fastForward } from '#domain/terminal/flood/fast-forward.ts';

// What the widget parses in a few milliseconds: enough to spare it a drawing per frame, little enough for Ctrl-C and the keys.
const SLICE_BYTES = 256 * 1024;
// More than that waits only where more comes than is parsed.
const BACKLOG_BYTES = 512 * 1024;
// A second's work where browsers are slow: nobody waits longer for the answer to a Ctrl-C.
const MAX_SHOWN_BYTES = 4 * 1024 * 1024;
const TAIL_BYTES = 1024 * 1024;

interface FeedTarget {
  /** Leaves out what would not be seen; asked in order, each time after what was before has been parsed. */
  shorten(bytes: Uint8Array): Uint8Array;
  /** Resolves when they were parsed. */
  parse(slice: Uint8Array): Promise<void>;
  /** Resolves when the next slice may come. */
  waitForTurn(): Promise<void>;
  /** Says that so many bytes could not be shown. */
  skippedNote(leftOut: number): string;
}

/**
 * Takes bytes in order. Nobody can be held back who sends more than is parsed: what waits then is shortened together, and
 * where it remains too much its end is shown.
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
  // The widget's decoder (xterm 6.0.0) loses a character that is cut after a byte of 0x80, as of every dash or joiner.
  const joinCharacters = createUtf8Splitter();

  function takeSlice(most: number): Uint8Array {
    let bytes = 0;
    let count = 0;
    for (const { length } of buffered) {
      if (count > 0 && bytes + length > most) break;
      bytes += length;
      count += 1;
    }
    bufferedBytes -= bytes;
    const taken = buffered.splice(0, count);
    const [only] = taken;
    return only && count === 1 ? only : joinBytes(taken);
  }
  async function run(): Promise<void> {
    isRunning = true;
    while (buffered.length > 0) {
      const shortened = shorten(takeSlice(bufferedBytes < BACKLOG_BYTES ? SLICE_BYTES : Infinity));
      const shown = shortened.length <= MAX_SHOWN_BYTES ? shortened : fastForward(shortened, TAIL_BYTES, skippedNote);
      for (let at = 0; at < shown.length; at += SLICE_BYTES) {
        await parse(joinCharacters(shown.subarray(at, at + SLICE_BYTES)));
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

// Frames on their way into the terminal widget: gathered while it parses, so that a flood costs few tasks and few drawings.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { createUtf8Splitter } from '#lib/text/utf8-splitter.ts';
import { fastForward } from '#domain/terminal/flood/fast-forward.ts';

// What the widget parses in a few milliseconds: enough to spare it a drawing per frame, little enough for Ctrl-C and the keys.
const SLICE_BYTES = 256 * 1024;
// More than that waits only where more comes than is parsed.
const BEHIND_BYTES = 512 * 1024;
// A second's work where browsers are slow: nobody waits longer for the answer to a Ctrl-C.
const MOST_BYTES = 4 * 1024 * 1024;
const KEPT_BYTES = 1024 * 1024;

interface Widget {
  /** Leaves out what would not be seen; asked in order, each time after what was before has been parsed. */
  shorten(bytes: Uint8Array): Uint8Array;
  /** Resolves when they were parsed. */
  parse(slice: Uint8Array): Promise<void>;
  /** Resolves when the next slice may come. */
  rest(): Promise<void>;
  /** Says that so many bytes could not be shown. */
  note(leftOut: number): string;
}

/**
 * Takes bytes in order. Nobody can be held back who sends more than is parsed: what waits then is shortened together, and
 * where it remains too much its end is shown.
 */
export function createFeed({ shorten, parse, rest, note }: Widget): (bytes: Uint8Array) => void {
  const waiting: Uint8Array[] = [];
  let size = 0;
  let isRunning = false;
  // The widget's decoder (xterm 6.0.0) loses a character that is cut after a byte of 0x80, as of every dash or joiner.
  const whole = createUtf8Splitter();

  function take(most: number): Uint8Array {
    let bytes = 0;
    let count = 0;
    for (const { length } of waiting) {
      if (count > 0 && bytes + length > most) break;
      bytes += length;
      count += 1;
    }
    size -= bytes;
    const taken = waiting.splice(0, count);
    const [only] = taken;
    return only && count === 1 ? only : joinBytes(taken);
  }
  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const short = shorten(take(size < BEHIND_BYTES ? SLICE_BYTES : Infinity));
      const shown = short.length <= MOST_BYTES ? short : fastForward(short, KEPT_BYTES, note);
      for (let at = 0; at < shown.length; at += SLICE_BYTES) {
        await parse(whole(shown.subarray(at, at + SLICE_BYTES)));
        await rest();
      }
    }
    isRunning = false;
  }

  return (bytes) => {
    waiting.push(bytes);
    size += bytes.length;
    if (!isRunning) void run();
  };
}

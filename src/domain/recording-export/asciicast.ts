// A recording as an asciicast, which other players read (https://docs.asciinema.org/manual/asciicast/v2/ and v3/).
import type { Size } from '#domain/screen/buffer.ts';

/** What came at a time: bytes, or a new size, or both. */
export interface RecordedPart {
  ms: number;
  bytes?: Uint8Array;
  size?: Size;
}

export interface AsciicastHead extends Size {
  version: 2 | 3;
  title: string;
  /** Epoch milliseconds; undefined where nobody knows. */
  startedAt: number | undefined;
}

const TYPE = 'xterm-256color';

function headOf({ version, columns, rows, title, startedAt }: AsciicastHead): unknown {
  const known = {
    ...(startedAt === undefined ? {} : { timestamp: Math.floor(startedAt / 1000) }),
    ...(title === '' ? {} : { title }),
  };
  if (version === 2) return { version, width: columns, height: rows, ...known, env: { TERM: TYPE } };
  return { version, term: { cols: columns, rows, type: TYPE }, ...known };
}

/** Microseconds, so that intervals that are added up again come to the same times. */
const micros = (ms: number): number => Math.round(ms * 1000);

/**
 * The file, line by line. Output must be UTF-8 there: bytes that are none become U+FFFD, and a letter that came in two parts
 * comes with the second.
 */
export async function* asciicast(
  head: AsciicastHead,
  parts: Iterable<RecordedPart> | AsyncIterable<RecordedPart>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let before = 0;
  const line = (time: number, code: string, data: string): string => {
    // In version 3 each time is the distance from the one before.
    const shown = head.version === 3 ? time - before : time;
    before = time;
    return `${JSON.stringify([shown / 1e6, code, data])}\n`;
  };
  yield `${JSON.stringify(headOf(head))}\n`;
  for await (const { ms, bytes, size } of parts) {
    const time = Math.max(before, micros(ms));
    if (size) yield line(time, 'r', `${size.columns}x${size.rows}`);
    const text = bytes ? decoder.decode(bytes, { stream: true }) : '';
    if (text !== '') yield line(time, 'o', text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield line(before, 'o', rest);
}

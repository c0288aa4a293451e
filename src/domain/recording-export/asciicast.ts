// A recording as an asciicast, which other players read (https://docs.asciinema.org/manual/asciicast/v2/ and v3/).
import type { Size } from '#domain/screen/buffer.ts';

/** What came at a time: bytes, or a new size, or both. */
export interface RecordedPart {
  ms: number;
  bytes?: Uint8Array;
  size?: Size;
}

export interface AsciicastHeader extends Size {
  version: 2 | 3;
  title: string;
  /** Epoch milliseconds; undefined where nobody knows. */
  startedAt: number | undefined;
}

const TERM_TYPE = 'xterm-256color';

function headerOf({ version, columns, rows, title, startedAt }: AsciicastHeader): unknown {
  const optionalFields = {
    ...(startedAt === undefined ? {} : { timestamp: Math.floor(startedAt / 1000) }),
    ...(title === '' ? {} : { title }),
  };
  if (version === 2) return { version, width: columns, height: rows, ...optionalFields, env: { TERM: TERM_TYPE } };
  return { version, term: { cols: columns, rows, type: TERM_TYPE }, ...optionalFields };
}

/** Microseconds, so that intervals that are added up again come to the same times. */
const micros = (ms: number): number => Math.round(ms * 1000);

/**
 * The file, line by line. Output must be UTF-8 there: bytes that are none become U+FFFD, and a letter that came in two parts
 * comes with the second.
 */
export async function* asciicast(
  header: AsciicastHeader,
  parts: Iterable<RecordedPart> | AsyncIterable<RecordedPart>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let previousTime = 0;
  const line = (time: number, code: string, data: string): string => {
    // In version 3 each time is the distance from the one before.
    const writtenTime = header.version === 3 ? time - previousTime : time;
    previousTime = time;
    return `${JSON.stringify([writtenTime / 1e6, code, data])}\n`;
  };
  yield `${JSON.stringify(headerOf(header))}\n`;
  for await (const { ms, bytes, size } of parts) {
    const time = Math.max(previousTime, micros(ms));
    if (size) yield line(time, 'r', `${size.columns}x${size.rows}`);
    const text = bytes ? decoder.decode(bytes, { stream: true }) : '';
    if (text !== '') yield line(time, 'o', text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield line(previousTime, 'o', rest);
}

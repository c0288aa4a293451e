// Exports a recording as an asciicast, the format of asciinema, for other players
// (https://docs.asciinema.org/manual/asciicast/v2/ and v3/).
import type { Size } from '#domain/screen/buffer.ts';

/** Output, a new terminal size, or both, at one point in time. */
export interface RecordedPart {
  ms: number;
  bytes?: Uint8Array;
  size?: Size;
}

export interface AsciicastHeader extends Size {
  version: 2 | 3;
  title: string;
  /** Epoch milliseconds; undefined if the start is unknown. */
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

/** Microseconds. Whole numbers avoid rounding errors when a player adds the intervals of version 3. */
const toMicroseconds = (ms: number): number => Math.round(ms * 1000);

/**
 * Yields the lines of the file. The format requires UTF-8: invalid bytes become U+FFFD, and a character that is split
 * between two parts is written with the second part.
 */
export async function* asciicast(
  header: AsciicastHeader,
  parts: Iterable<RecordedPart> | AsyncIterable<RecordedPart>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let previousTime = 0;
  const line = (time: number, code: string, data: string): string => {
    // In version 3, each time is relative to the previous event.
    const writtenTime = header.version === 3 ? time - previousTime : time;
    previousTime = time;
    return `${JSON.stringify([writtenTime / 1e6, code, data])}\n`;
  };
  yield `${JSON.stringify(headerOf(header))}\n`;
  for await (const { ms, bytes, size } of parts) {
    const timeMicros = Math.max(previousTime, toMicroseconds(ms));
    if (size) yield line(timeMicros, 'r', `${size.columns}x${size.rows}`);
    const text = bytes ? decoder.decode(bytes, { stream: true }) : '';
    if (text !== '') yield line(timeMicros, 'o', text);
  }
  const remainingText = decoder.decode();
  if (remainingText !== '') yield line(previousTime, 'o', remainingText);
}

// Exports a recording as an asciicast, the format of asciinema, for other players
// (https://docs.asciinema.org/manual/asciicast/v2/ and v3/).
import type { Size } from '#domain/screen/buffer.ts';

/** The output and the new terminal size at a time; either may be missing. */
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

/** Whole microseconds avoid rounding errors when a player adds the intervals of version 3. */
const micros = (ms: number): number => Math.round(ms * 1000);

/**
 * Yields the lines of the file. They must be UTF-8: invalid bytes become U+FFFD, and a letter that is split between two
 * parts is written with the second part.
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
    const time = Math.max(previousTime, micros(ms));
    if (size) yield line(time, 'r', `${size.columns}x${size.rows}`);
    const text = bytes ? decoder.decode(bytes, { stream: true }) : '';
    if (text !== '') yield line(time, 'o', text);
  }
  const remainingText = decoder.decode();
  if (remainingText !== '') yield line(previousTime, 'o', remainingText);
}

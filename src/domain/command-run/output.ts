// What one server printed: the last part of it, in order, with errors apart from output.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { incompleteByteCount } from '#lib/text/utf8-splitter.ts';

export type Channel = 'stdout' | 'stderr';

export interface Part {
  channel: Channel;
  text: string;
}

export interface Output {
  parts: readonly Part[];
  /** Characters in all parts. */
  size: number;
  /** Characters that were left out at the beginning. */
  dropped: number;
  /** Messages that could not be read. */
  unreadable: number;
  /** Bytes of a character that has only come in part, by channel. */
  carry: Readonly<Partial<Record<Channel, Uint8Array>>>;
}

/** What is kept of one server at least; twice of it at most, so that few pieces are cut. */
export const KEPT = 64 * 1024;
const MOST_PARTS = 256;

export const NO_OUTPUT: Output = { parts: [], size: 0, dropped: 0, unreadable: 0, carry: {} };

// A byte order mark is output like any other.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

/** The end of a text from the beginning of a line, where one begins soon; never in the middle of a character. */
function endOf(text: string, length: number): string {
  const at = text.length - length;
  const line = text.indexOf('\n', at) + 1;
  if (line > 0 && line < at + length / 2) return text.slice(line);
  return text.slice(/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at);
}

/** The last parts of an output that has become too long. */
function shortened(output: Output): Output {
  const { parts, size, dropped } = output;
  if (size <= 2 * KEPT && parts.length <= MOST_PARTS) return output;
  const kept: Part[] = [];
  let room = KEPT;
  for (const part of parts.slice(-MOST_PARTS / 2).toReversed()) {
    if (room <= 0) break;
    kept.unshift(part.text.length <= room ? part : { ...part, text: endOf(part.text, room) });
    room -= part.text.length;
  }
  const now = sizeOf(kept);
  return { ...output, parts: kept, size: now, dropped: dropped + size - now };
}

function withText(output: Output, channel: Channel, text: string): Output {
  if (text === '') return output;
  const { parts, size } = output;
  const last = parts.at(-1);
  const more =
    last?.channel === channel
      ? [...parts.slice(0, -1), { channel, text: last.text + text }]
      : [...parts, { channel, text }];
  return shortened({ ...output, parts: more, size: size + text.length });
}

/** Output with the next bytes of a channel: pieces may end within a character (docs/protocol/streams.md#13.2). */
export function withBytes(output: Output, channel: Channel, bytes: Uint8Array): Output {
  const { [channel]: before, ...others } = output.carry;
  const all = before ? joinBytes([before, bytes]) : bytes;
  const end = all.length - incompleteByteCount(all);
  const carry = end === all.length ? others : { ...others, [channel]: all.slice(end) };
  return withText({ ...output, carry }, channel, utf8.decode(all.subarray(0, end)));
}

/** Output of which nothing more comes: what is left of a character is shown as broken. */
export function flushed(output: Output): Output {
  let now: Output = { ...output, carry: {} };
  for (const channel of ['stdout', 'stderr'] as const) {
    const rest = output.carry[channel];
    if (rest) now = withText(now, channel, utf8.decode(rest));
  }
  return now;
}

const texts = new WeakMap<Output, string>();

/** All that is kept, as one text; made once for each state of an output. */
export function textOf(output: Output): string {
  const known = texts.get(output);
  if (known !== undefined) return known;
  const text = output.parts.map((part) => part.text).join('');
  texts.set(output, text);
  return text;
}

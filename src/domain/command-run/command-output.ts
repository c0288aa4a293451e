// Keeps the last part of the output of a command on one server, with errors (stderr) apart from normal output (stdout).
import { joinBytes } from '#lib/text/join-bytes.ts';
import { incompleteByteCount } from '#lib/text/utf8-splitter.ts';

export type OutputChannel = 'stdout' | 'stderr';

export interface OutputPart {
  channel: OutputChannel;
  text: string;
}

export interface CommandOutput {
  parts: readonly OutputPart[];
  /** The length of the kept text in UTF-16 units, JavaScript's unit of string length; other counts use it too. */
  size: number;
  /** Characters that were dropped at the start. */
  droppedCharacters: number;
  /** The number of unreadable messages. */
  unreadableCount: number;
  /** By channel, the bytes of a character whose other bytes have not arrived yet. */
  partialCharacters: Readonly<Partial<Record<OutputChannel, Uint8Array>>>;
}

/** Output that is longer than twice this number is cut to this number or less, so that cuts are rare. */
export const KEPT_CHARACTERS = 64 * 1024;
const MAX_PARTS = 256;

export const NO_OUTPUT: CommandOutput = {
  parts: [],
  size: 0,
  droppedCharacters: 0,
  unreadableCount: 0,
  partialCharacters: {},
};

// Without this option, the decoder would remove a byte order mark at the start.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const totalLength = (parts: readonly OutputPart[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

/** The last `length` units of a text or less, from the start of a line if one is near. Keeps surrogate pairs whole. */
function tailOf(text: string, length: number): string {
  const maxStart = text.length - length;
  const lineStart = text.indexOf('\n', maxStart) + 1;
  if (lineStart > 0 && lineStart < maxStart + length / 2) return text.slice(lineStart);
  return text.slice(/[\uDC00-\uDFFF]/.test(text.charAt(maxStart)) ? maxStart + 1 : maxStart);
}

/** Drops the start of an output that is too long or has too many parts. */
function trimOutput(output: CommandOutput): CommandOutput {
  const { parts, size, droppedCharacters } = output;
  if (size <= 2 * KEPT_CHARACTERS && parts.length <= MAX_PARTS) return output;
  const keptParts: OutputPart[] = [];
  let remaining = KEPT_CHARACTERS;
  for (const part of parts.slice(-MAX_PARTS / 2).toReversed()) {
    if (remaining <= 0) break;
    keptParts.unshift(part.text.length <= remaining ? part : { ...part, text: tailOf(part.text, remaining) });
    remaining -= part.text.length;
  }
  const newSize = totalLength(keptParts);
  return { ...output, parts: keptParts, size: newSize, droppedCharacters: droppedCharacters + size - newSize };
}

function appendText(output: CommandOutput, channel: OutputChannel, text: string): CommandOutput {
  if (text === '') return output;
  const { parts, size } = output;
  const last = parts.at(-1);
  const updatedParts =
    last?.channel === channel
      ? [...parts.slice(0, -1), { channel, text: last.text + text }]
      : [...parts, { channel, text }];
  return trimOutput({ ...output, parts: updatedParts, size: size + text.length });
}

/** Appends bytes to a channel. Messages may end inside a character (docs/protocol/streams.md#13.2). */
export function appendBytes(output: CommandOutput, channel: OutputChannel, bytes: Uint8Array): CommandOutput {
  const { [channel]: partialBytes, ...otherPartials } = output.partialCharacters;
  const availableBytes = partialBytes ? joinBytes([partialBytes, bytes]) : bytes;
  const end = availableBytes.length - incompleteByteCount(availableBytes);
  const partialCharacters =
    end === availableBytes.length ? otherPartials : { ...otherPartials, [channel]: availableBytes.slice(end) };
  return appendText({ ...output, partialCharacters }, channel, utf8.decode(availableBytes.subarray(0, end)));
}

/** Shows incomplete characters as replacement characters, because no more bytes will arrive. */
export function flushOutput(output: CommandOutput): CommandOutput {
  let flushedOutput: CommandOutput = { ...output, partialCharacters: {} };
  for (const channel of ['stdout', 'stderr'] as const) {
    const partialBytes = output.partialCharacters[channel];
    if (partialBytes) flushedOutput = appendText(flushedOutput, channel, utf8.decode(partialBytes));
  }
  return flushedOutput;
}

const textCache = new WeakMap<CommandOutput, string>();

/** The kept output as one text, cached for each state of the output. */
export function commandOutputText(output: CommandOutput): string {
  const cachedText = textCache.get(output);
  if (cachedText !== undefined) return cachedText;
  const text = output.parts.map((part) => part.text).join('');
  textCache.set(output, text);
  return text;
}

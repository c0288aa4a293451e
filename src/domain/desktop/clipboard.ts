// What of a clipboard goes out, so that no text is sent twice or back to where it came from
// (docs/protocol/streams.md#10.1).
import { MIB } from './codec/picture-layouts.ts';
import type { KnownMessage } from './codec/message.ts';

/** A text with its digest, SHA-256 or any that tells texts apart. */
export interface CopiedText {
  text: string;
  digest: string;
}

export interface Clipboard {
  /** Of the text that came or went last, or was refused. */
  digest: string | undefined;
}

export const EMPTY_CLIPBOARD: Clipboard = { digest: undefined };

/** `same` was dealt with before: it is there already, came from there or was too large. */
export type ClipboardOffer =
  | { as: 'sent'; clipboard: Clipboard; send: KnownMessage }
  | { as: 'same' | 'empty' | 'tooLarge'; clipboard: Clipboard };

const encoder = new TextEncoder();
const isTooLarge = (text: string): boolean => text.length > MIB || encoder.encode(text).length > MIB;

export function offerText(clipboard: Clipboard, { text, digest }: CopiedText): ClipboardOffer {
  if (text === '') return { as: 'empty', clipboard };
  if (digest === clipboard.digest) return { as: 'same', clipboard };
  if (isTooLarge(text)) return { as: 'tooLarge', clipboard: { digest } };
  return { as: 'sent', clipboard: { digest }, send: { kind: 'clipboard', text } };
}

/** A text came from the other side, and is not to go back. */
export const clipboardAfterReceiving = (digest: string): Clipboard => ({ digest });

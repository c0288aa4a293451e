// Decides whether a copied text is sent to the desktop: not if it was the last text that was sent, received or refused
// (docs/protocol/streams.md#10.1).
import { MIB } from './codec/picture-layouts.ts';
import type { KnownMessage } from './codec/message.ts';

/** A text with a digest, for example SHA-256, that identifies the text. */
export interface CopiedText {
  text: string;
  digest: string;
}

export interface Clipboard {
  /** The digest of the text that was last sent, received or refused. */
  digest: string | undefined;
}

export const EMPTY_CLIPBOARD: Clipboard = { digest: undefined };

/** `same`: the text was the last one that was sent, received or refused as too large. */
export type ClipboardOffer =
  | { result: 'sent'; clipboard: Clipboard; send: KnownMessage }
  | { result: 'same' | 'empty' | 'tooLarge'; clipboard: Clipboard };

const encoder = new TextEncoder();
/** The size limit counts UTF-8 bytes. */
const isTooLarge = (text: string): boolean => text.length > MIB || encoder.encode(text).length > MIB;

/** Decides whether a copied text is sent to the desktop. */
export function offerText(clipboard: Clipboard, { text, digest }: CopiedText): ClipboardOffer {
  if (text === '') return { result: 'empty', clipboard };
  if (digest === clipboard.digest) return { result: 'same', clipboard };
  if (isTooLarge(text)) return { result: 'tooLarge', clipboard: { digest } };
  return { result: 'sent', clipboard: { digest }, send: { kind: 'clipboard', text } };
}

/** Remembers a text from the desktop, so that it is not sent back. */
export const clipboardAfterReceiving = (digest: string): Clipboard => ({ digest });

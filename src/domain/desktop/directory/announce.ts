import { MAX_NAME_BYTES } from '#domain/desktop/codec/message-layouts.ts';
import type { MessageOf } from '#domain/desktop/codec/message.ts';

/** The only shared directory. Number 1 is the smart card of the desktop (docs/protocol/streams.md#10.2). */
const DIRECTORY_ID = 2;

/** Announces a directory. The name is cut to the maximum length of the message. */
export function shareAnnouncement(name: string): MessageOf<'shareAnnounce'> {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(MAX_NAME_BYTES));
  return { kind: 'shareAnnounce', directory: DIRECTORY_ID, name: name.slice(0, read) };
}

// Tells the desktop that the user shares a directory.
import { MAX_NAME_BYTES } from '#domain/desktop/codec/message-layouts.ts';
import type { MessageOf } from '#domain/desktop/codec/message.ts';

/** The ID of the only shared directory. ID 1 is the smart card of the desktop (docs/protocol/streams.md#10.2). */
const DIRECTORY_ID = 2;

/** The message that announces a directory. The name is cut to the maximum length in the message. */
export function shareAnnouncement(name: string): MessageOf<'shareAnnounce'> {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(MAX_NAME_BYTES));
  return { kind: 'shareAnnounce', directory: DIRECTORY_ID, name: name.slice(0, read) };
}

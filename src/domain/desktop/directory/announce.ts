import { MAX_NAME_BYTES } from '#domain/desktop/codec/message-layouts.ts';
import type { MessageOf } from '#domain/desktop/codec/message.ts';

/** There is one at most: 1 is the smart card of the other side (docs/protocol/streams.md#10.2). */
const DIRECTORY_ID = 2;

/** Offers a directory, by as much of its name as the message holds. */
export function shareAnnouncement(name: string): MessageOf<'shareAnnounce'> {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(MAX_NAME_BYTES));
  return { kind: 'shareAnnounce', directory: DIRECTORY_ID, name: name.slice(0, read) };
}

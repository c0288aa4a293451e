import { LONGEST_NAME } from '#domain/desktop/codec/layouts.ts';
import type { MessageOf } from '#domain/desktop/codec/message.ts';

/** There is one at most: 1 is the smart card of the other side (docs/protocol/streams.md#10.2). */
const DIRECTORY = 2;

/** Offers a directory, by as much of its name as the message holds. */
export function announcement(name: string): MessageOf<'shareAnnounce'> {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST_NAME));
  return { kind: 'shareAnnounce', directory: DIRECTORY, name: name.slice(0, read) };
}

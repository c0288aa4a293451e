import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import type { Schemas } from '#api/schemas.ts';
import { NEW_CONVERSATION } from './messages.ts';

export interface Conversation {
  id: string;
  title: string;
  /** Empty if the proxy sent no time. */
  created: string;
}

/** Newest first, unlike in the proxy's list. Omits conversations without an ID (docs/protocol/streams.md#12.3). */
export const parseConversations = (answer: unknown): readonly Conversation[] =>
  listOf(fieldsOf<Schemas['ConversationList']>(answer).conversations)
    .flatMap((raw) => {
      const { id, title, created_time } = fieldsOf<Schemas['Conversation']>(raw);
      return typeof id === 'string' && id !== ''
        ? [{ id, title: textOr(title, NEW_CONVERSATION), created: textOr(created_time, '') }]
        : [];
    })
    .toReversed();

/** The conversations whose titles contain every word of the search. */
export function filterConversations(conversations: readonly Conversation[], search: string): readonly Conversation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return conversations.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

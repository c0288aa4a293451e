// What a conversation with the assistant is called while it has no title (docs/protocol/streams.md#12.3).

export const NEW_CONVERSATION = 'New Conversation';

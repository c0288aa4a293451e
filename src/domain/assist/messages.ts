// The title of a conversation until it gets its own title (docs/protocol/streams.md#12.3).

export const NEW_CONVERSATION = 'New Conversation';

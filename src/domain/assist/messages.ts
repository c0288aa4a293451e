// The title of a conversation to which the proxy has not given a title yet (docs/protocol/streams.md#12.3).

export const NEW_CONVERSATION = 'New Conversation';

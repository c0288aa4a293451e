import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationOf } from '#api/assistant.ts';
import { INITIAL_CONVERSATION, type ConversationEvent } from '#domain/assist/conversation-machine.ts';
import {
  connectConversation,
  type ConversationConnection,
  type ConversationAddress,
} from './conversation-connection.ts';

/** Connects a conversation while its page is mounted. Starts with the stored history. */
export function useConversation({ cluster, conversation }: ConversationAddress) {
  const [talk, setTalk] = useState(INITIAL_CONVERSATION);
  const connection = useRef<ConversationConnection>(undefined);
  const history = useQuery(conversationOf(conversation));
  const { data } = history;
  useEffect(() => {
    const newConnection = connectConversation({ cluster, conversation }, setTalk);
    connection.current = newConnection;
    return newConnection.close;
  }, [cluster, conversation]);
  useEffect(() => {
    if (data !== undefined) connection.current?.dispatch({ type: 'history', answer: data });
  }, [data]);
  return { talk, history, dispatch: (event: ConversationEvent) => connection.current?.dispatch(event) };
}

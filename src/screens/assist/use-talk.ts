import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { conversationOf } from '#api/assistant.ts';
import { INITIAL_CONVERSATION, type ConversationEvent } from '#domain/assist/conversation-machine.ts';
import { runTalk, type RunningTalk, type TalkPlace } from './run-talk.ts';

/** A conversation as it goes on, for as long as its page is there; it begins with what the history holds. */
export function useTalk({ cluster, conversation }: TalkPlace) {
  const [talk, setTalk] = useState(INITIAL_CONVERSATION);
  const running = useRef<RunningTalk>(undefined);
  const history = useQuery(conversationOf(conversation));
  const { data } = history;
  useEffect(() => {
    const started = runTalk({ cluster, conversation }, setTalk);
    running.current = started;
    return started.leave;
  }, [cluster, conversation]);
  useEffect(() => {
    if (data !== undefined) running.current?.take({ on: 'history', answer: data });
  }, [data]);
  return { talk, history, take: (event: ConversationEvent) => running.current?.take(event) };
}

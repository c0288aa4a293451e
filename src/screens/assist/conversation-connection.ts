// Connects one conversation: opens its sockets one after the other, as the pure function `nextConversation` decides.
import { generateTitle, refreshMessages } from '#api/assistant.ts';
import { credentials, onRevoked } from '#api/identity/credentials.ts';
import { assistantAddress } from '#domain/assist/assistant-address.ts';
import {
  INITIAL_CONVERSATION,
  nextConversation,
  type ConversationState,
  type ConversationEffect,
  type ConversationEvent,
} from '#domain/assist/conversation-machine.ts';
import type { StreamEnd } from '#domain/stream/stream-end.ts';
import { openStreamSocket, type StreamSocket } from '#features/stream/stream-socket.ts';

const MINUTE = 60_000;
/** The maximum age of a socket (docs/protocol/streams.md#12.4). */
const RENEW_AFTER_MS = 8 * MINUTE;

export interface ConversationAddress {
  cluster: string;
  conversation: string;
}

export interface ConversationConnection {
  dispatch(event: ConversationEvent): void;
  close(): void;
}

export function connectConversation(
  { cluster, conversation }: ConversationAddress,
  onState: (talk: ConversationState) => void,
): ConversationConnection {
  let talk = INITIAL_CONVERSATION;
  let line: StreamSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the current socket. Messages of earlier sockets are ignored. */
  let attempt = 0;

  function closeSocket(): void {
    attempt += 1;
    clearTimeout(timer);
    line?.close();
    line = undefined;
  }
  async function open(): Promise<void> {
    closeSocket();
    const ownAttempt = attempt;
    const isCurrent = () => ownAttempt === attempt;
    const reportEnd = (ending: StreamEnd) => {
      if (!isCurrent()) return;
      closeSocket();
      dispatch({ type: 'closed', ending });
    };
    const { bearer: token = '' } = credentials();
    const openedSocket = await openStreamSocket(
      assistantAddress({ origin: location.origin, cluster, conversation, token }),
    );
    if (!isCurrent()) return openedSocket.close();
    // A socket that failed to open has already ended here.
    const endReason = await Promise.race([openedSocket.ended, Promise.resolve(undefined)]);
    if (endReason) return reportEnd(endReason);
    line = openedSocket;
    timer = setTimeout(() => dispatch({ type: 'due' }), RENEW_AFTER_MS);
    dispatch({ type: 'opened' });
    for (let data = await openedSocket.read(); data !== undefined && isCurrent(); data = await openedSocket.read())
      dispatch({ type: 'frame', data });
    if (isCurrent()) reportEnd(await openedSocket.ended);
  }
  function runEffect(effect: ConversationEffect): void {
    switch (effect.type) {
      case 'open':
        return void open();
      case 'send':
        return line?.send(JSON.stringify({ payload: effect.text }));
      case 'close':
        return closeSocket();
      case 'load':
        return void refreshMessages(conversation);
      case 'entitle':
        return void generateTitle(conversation, effect.text);
    }
  }
  function dispatch(event: ConversationEvent): void {
    const { talk: now, effects } = nextConversation(talk, event);
    talk = now;
    onState(now);
    effects.forEach(runEffect);
  }
  // A socket must not outlive the bearer token that opened it.
  const stopListening = onRevoked(() => dispatch({ type: 'signedOut' }));
  return {
    dispatch,
    close() {
      stopListening();
      closeSocket();
    },
  };
}

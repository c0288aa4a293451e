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

const MINUTE_MS = 60_000;
/** The age at which a socket is replaced (docs/protocol/streams.md#12.4). */
const RENEW_AFTER_MS = 8 * MINUTE_MS;

export interface ConversationAddress {
  cluster: string;
  conversation: string;
}

export interface ConversationConnection {
  dispatch(event: ConversationEvent): void;
  close(): void;
}

/** Runs a conversation and reports its states to `onState`, until `close` is called. */
export function connectConversation(
  { cluster, conversation }: ConversationAddress,
  onState: (state: ConversationState) => void,
): ConversationConnection {
  let state = INITIAL_CONVERSATION;
  let socket: StreamSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the current socket. Messages of earlier sockets are ignored. */
  let socketNumber = 0;

  function closeSocket(): void {
    socketNumber += 1;
    clearTimeout(timer);
    socket?.close();
    socket = undefined;
  }
  async function open(): Promise<void> {
    closeSocket();
    const ownNumber = socketNumber;
    const isCurrent = () => ownNumber === socketNumber;
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
    socket = openedSocket;
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
        return void socket?.send(JSON.stringify({ payload: effect.text }));
      case 'close':
        return closeSocket();
      case 'load':
        return void refreshMessages(conversation);
      case 'entitle':
        return void generateTitle(conversation, effect.text);
    }
  }
  function dispatch(event: ConversationEvent): void {
    const { state: newState, effects } = nextConversation(state, event);
    state = newState;
    onState(newState);
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

// One conversation kept going: its sockets, one after another, and a pure rule that says when there is one.
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
/** A socket is as old as this, at most (docs/protocol/streams.md#12.4). */
const RENEWED_MS = 8 * MINUTE;

export interface TalkPlace {
  cluster: string;
  conversation: string;
}

export interface RunningTalk {
  take(event: ConversationEvent): void;
  leave(): void;
}

export function runTalk({ cluster, conversation }: TalkPlace, onTalk: (talk: ConversationState) => void): RunningTalk {
  let talk = INITIAL_CONVERSATION;
  let line: StreamSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the socket there is: what an earlier one still brings is of no matter. */
  let turn = 0;

  function hangUp(): void {
    turn += 1;
    clearTimeout(timer);
    line?.close();
    line = undefined;
  }
  async function open(): Promise<void> {
    hangUp();
    const mine = turn;
    const isMine = () => mine === turn;
    const lose = (ending: StreamEnd) => {
      if (!isMine()) return;
      hangUp();
      take({ on: 'closed', ending });
    };
    const { bearer: token = '' } = credentials();
    const opened = await openStreamSocket(assistantAddress({ origin: location.origin, cluster, conversation, token }));
    if (!isMine()) return opened.close();
    // One that could not be opened has ended by now.
    const failed = await Promise.race([opened.ended, Promise.resolve(undefined)]);
    if (failed) return lose(failed);
    line = opened;
    timer = setTimeout(() => take({ on: 'due' }), RENEWED_MS);
    take({ on: 'opened' });
    for (let data = await opened.read(); data !== undefined && isMine(); data = await opened.read())
      take({ on: 'frame', data });
    if (isMine()) lose(await opened.ended);
  }
  function carryOut(effect: ConversationEffect): void {
    switch (effect.do) {
      case 'open':
        return void open();
      case 'send':
        return line?.send(JSON.stringify({ payload: effect.text }));
      case 'close':
        return hangUp();
      case 'load':
        return void refreshMessages(conversation);
      case 'entitle':
        return void generateTitle(conversation, effect.text);
    }
  }
  function take(event: ConversationEvent): void {
    const { talk: now, effects } = nextConversation(talk, event);
    talk = now;
    onTalk(now);
    effects.forEach(carryOut);
  }
  // No socket outlives the bearer that it was opened with.
  const stop = onRevoked(() => take({ on: 'signedOut' }));
  return {
    take,
    leave() {
      stop();
      hangUp();
    },
  };
}

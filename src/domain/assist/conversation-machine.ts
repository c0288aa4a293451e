// One conversation and its sockets as a machine: a state and an event make the next state and what is to be done
// (docs/protocol/streams.md#12.4).
import { parseHistory, parseFrame, type ConversationEntry, type AssistantMessage } from './assistant-message.ts';
import { streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { mergeHistory } from './merge-history.ts';

export interface ConversationState {
  history: 'loading' | 'loaded';
  connection: 'none' | 'opening' | 'open';
  entries: readonly ConversationEntry[];
  /** Questions that have not gone out. */
  queue: readonly string[];
  /** Questions without an answer, those of the queue among them. */
  pending: number;
  /** What it is at, while it says nothing yet. */
  progressText: string;
  /** The greeting of a new conversation answers no question. */
  awaitsGreeting: boolean;
  /** Its socket is to be renewed once nothing is pending. */
  isRenewalDue: boolean;
  /** Why the last question has no answer, where the assistant has not said. */
  problem: 'none' | 'lost' | 'unsent' | 'stopped' | 'signedOut';
  /** Why its last socket ended, in a sentence. */
  endMessage: string;
  /** How much came since the last question. */
  received: { messages: number; characters: number };
}

export type ConversationEvent =
  | { on: 'history'; answer: unknown }
  | { on: 'asked'; text: string }
  | { on: 'retried' }
  | { on: 'stopped' }
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'closed'; ending: StreamEnd }
  /** Eight minutes with one socket are over. */
  | { on: 'due' }
  | { on: 'signedOut' };

export type ConversationEffect =
  /** A socket in place of the one there is. */
  | { do: 'open' }
  | { do: 'send'; text: string }
  | { do: 'close' }
  | { do: 'load' }
  /** The first question makes the title. */
  | { do: 'entitle'; text: string };

interface ConversationStep {
  talk: ConversationState;
  effects: readonly ConversationEffect[];
}

export const INITIAL_CONVERSATION: ConversationState = {
  history: 'loading',
  connection: 'none',
  entries: [],
  queue: [],
  pending: 0,
  progressText: '',
  awaitsGreeting: false,
  isRenewalDue: false,
  problem: 'none',
  endMessage: '',
  received: { messages: 0, characters: 0 },
};

const stepOf = (talk: ConversationState, ...effects: ConversationEffect[]): ConversationStep => ({ talk, effects });

/** What is said stands before the questions that wait for their turn, as the history will have it. */
function insertBeforePending(
  talk: ConversationState,
  updateEntries: (entries: readonly ConversationEntry[]) => readonly ConversationEntry[],
): ConversationState {
  const { entries, pending } = talk;
  const lastOther = entries.findLastIndex(({ kind }) => kind !== 'user') + 1;
  const pendingIndex = Math.max(lastOther, entries.length - Math.max(0, pending - 1));
  return { ...talk, entries: [...updateEntries(entries.slice(0, pendingIndex)), ...entries.slice(pendingIndex)] };
}

const addEntry = (talk: ConversationState, entry: ConversationEntry): ConversationState =>
  insertBeforePending(talk, (entries) => [...entries, entry]);

/** A part goes on with the answer that is being written, or begins one (docs/protocol/streams.md#12.2). */
const addPartialText = (talk: ConversationState, text: string): ConversationState =>
  insertBeforePending(talk, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' && last.isPartial
      ? [...entries.slice(0, -1), { ...last, text: last.text + text }]
      : [...entries, { kind: 'answer', text, isPartial: true }];
  });

const isPartial = (entry: ConversationEntry | undefined): boolean =>
  entry?.kind === 'answer' && entry.isPartial === true;

const finishPartial = (talk: ConversationState): ConversationState =>
  insertBeforePending(talk, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' ? [...entries.slice(0, -1), { kind: 'answer', text: last.text }] : entries;
  });

/** After an answer the next question has its turn; where none is left a socket that is due is renewed. */
function completeAnswer(talk: ConversationState): ConversationStep {
  const next = { ...talk, pending: Math.max(0, talk.pending - 1), progressText: '', problem: 'none' as const };
  return next.pending === 0 && next.isRenewalDue
    ? stepOf({ ...next, isRenewalDue: false, connection: 'opening' }, { do: 'open' })
    : stepOf(next);
}

/** What comes unasked is the greeting, which the history may have brought before. */
function addGreeting(talk: ConversationState, greeting: ConversationEntry): ConversationState {
  const isShown = talk.entries.some((entry) => JSON.stringify(entry) === JSON.stringify(greeting));
  return { ...talk, awaitsGreeting: false, entries: isShown ? talk.entries : [greeting, ...talk.entries] };
}

function handleMessage(talk: ConversationState, message: AssistantMessage): ConversationStep {
  switch (message.kind) {
    case 'progress':
      return stepOf({ ...talk, progressText: message.text });
    case 'part':
      return stepOf(addPartialText({ ...talk, progressText: '', awaitsGreeting: false }, message.text));
    case 'final':
      return completeAnswer(finishPartial(talk));
    case 'answer':
      if (talk.awaitsGreeting || talk.pending === 0) return stepOf(addGreeting(talk, message));
      return completeAnswer(addEntry(talk, message));
    case 'command':
    case 'error':
    case 'request':
      return completeAnswer(addEntry(talk, message));
    default:
      return stepOf(addEntry(talk, message));
  }
}

/** No answer is as long: more of it would block the page. */
const MAX_MESSAGES_PER_ANSWER = 20_000;
const MAX_CHARACTERS_PER_ANSWER = 2_000_000;

/** A frame; more of them than an answer can have end the socket. */
function handleFrame(talk: ConversationState, data: string | Uint8Array): ConversationStep {
  const { messages, characters } = talk.received;
  const received = { messages: messages + 1, characters: characters + data.length };
  if (received.messages <= MAX_MESSAGES_PER_ANSWER && received.characters <= MAX_CHARACTERS_PER_ANSWER)
    return handleMessage({ ...talk, received }, parseFrame(data));
  const { talk: now, effects } = handleClosed({ ...talk, pending: Math.max(1, talk.pending) }, { how: 'tooMuch' });
  return stepOf(now, { do: 'close' }, ...effects);
}

function handleClosed(talk: ConversationState, ending: StreamEnd): ConversationStep {
  const { pending, queue } = talk;
  const next = {
    ...talk,
    endMessage: streamEndMessage(ending),
    connection: 'none' as const,
    pending: 0,
    progressText: '',
    isRenewalDue: false,
  };
  if (pending === 0) return stepOf(next);
  // Another call tells why, and the history may hold the answer by now (docs/protocol/streams.md#1.4).
  return stepOf({ ...next, problem: queue.length > 0 ? 'unsent' : 'lost' }, { do: 'load' });
}

function sendQuestion(talk: ConversationState, text: string): ConversationStep {
  const next = { ...talk, problem: 'none' as const, received: INITIAL_CONVERSATION.received };
  if (talk.connection === 'open') return stepOf({ ...next, pending: talk.pending + 1 }, { do: 'send', text });
  const queued = { ...next, queue: [...talk.queue, text], pending: talk.queue.length + 1 };
  if (talk.connection === 'opening' || talk.history !== 'loaded') return stepOf(queued);
  return stepOf({ ...queued, connection: 'opening' }, { do: 'open' });
}

function askQuestion(talk: ConversationState, text: string): ConversationStep {
  const { entries } = talk;
  const isFirst = entries.length < 2 && entries.every(({ kind }) => kind === 'answer');
  const { talk: next, effects } = sendQuestion({ ...talk, entries: [...entries, { kind: 'user', text }] }, text);
  return stepOf(next, ...effects, ...(isFirst ? [{ do: 'entitle' as const, text }] : []));
}

/** What did not go out goes out; what was answered with an error is asked again. */
function retryQuestion(talk: ConversationState): ConversationStep {
  if (talk.queue.length > 0)
    return stepOf({ ...talk, connection: 'opening', pending: talk.queue.length, problem: 'none' }, { do: 'open' });
  const last = talk.entries.findLast(({ kind }) => kind === 'user');
  return last?.kind === 'user' ? askQuestion(talk, last.text) : stepOf(talk);
}

/** Of a conversation that is empty the socket greets; of others it says nothing (docs/protocol/streams.md#12.4). */
function handleHistory(talk: ConversationState, answer: unknown): ConversationStep {
  const history = parseHistory(answer);
  const entries = talk.pending > 0 && talk.connection === 'open' ? talk.entries : mergeHistory(talk.entries, history);
  const isAnswered = talk.problem === 'lost' && entries.at(-1)?.kind !== 'user' && !isPartial(entries.at(-1));
  const next = {
    ...talk,
    history: 'loaded' as const,
    entries,
    problem: isAnswered ? ('none' as const) : talk.problem,
    awaitsGreeting: history.length === 0 && (talk.awaitsGreeting || talk.history !== 'loaded'),
  };
  if (talk.history === 'loaded' || talk.connection !== 'none') return stepOf(next);
  return stepOf({ ...next, connection: 'opening' }, { do: 'open' });
}

export function nextConversation(talk: ConversationState, event: ConversationEvent): ConversationStep {
  if (talk.problem === 'signedOut') return stepOf(talk);
  switch (event.on) {
    case 'history':
      return handleHistory(talk, event.answer);
    case 'asked':
      return askQuestion(talk, event.text);
    case 'retried':
      return retryQuestion(talk);
    case 'stopped':
      return stepOf(
        {
          ...talk,
          connection: 'none',
          queue: [],
          pending: 0,
          progressText: '',
          isRenewalDue: false,
          problem: 'stopped',
        },
        { do: 'close' },
      );
    case 'opened':
      return stepOf(
        { ...talk, connection: 'open', queue: [] },
        ...talk.queue.map((text) => ({ do: 'send' as const, text })),
      );
    case 'frame':
      return handleFrame(talk, event.data);
    case 'closed':
      return handleClosed(talk, event.ending);
    case 'due':
      if (talk.pending > 0) return stepOf({ ...talk, isRenewalDue: true });
      return talk.connection === 'open' ? stepOf({ ...talk, connection: 'opening' }, { do: 'open' }) : stepOf(talk);
    case 'signedOut':
      return stepOf({ ...talk, connection: 'none', pending: 0, problem: 'signedOut' }, { do: 'close' });
  }
}

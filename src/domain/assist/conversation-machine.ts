// The state machine of one conversation and its sockets (docs/protocol/streams.md#12.4).
import { parseHistory, parseFrame, type ConversationEntry, type AssistantMessage } from './assistant-message.ts';
import { streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { mergeHistory } from './merge-history.ts';

export interface ConversationState {
  history: 'loading' | 'loaded';
  connection: 'none' | 'opening' | 'open';
  entries: readonly ConversationEntry[];
  /** Questions that are not sent yet. */
  queue: readonly string[];
  /** The number of questions without an answer, including the queue. */
  pending: number;
  /** The current activity of the assistant, before its answer starts. */
  progressText: string;
  /** Whether the next message is the greeting of a new conversation, which does not answer a question. */
  awaitsGreeting: boolean;
  /** Whether the socket must be renewed when all questions are answered. */
  isRenewalDue: boolean;
  /** Why the last question has no answer. */
  problem: 'none' | 'lost' | 'unsent' | 'stopped' | 'signedOut';
  /** Why the last socket ended, as a sentence. */
  endMessage: string;
  /** The amount of data since the last question. */
  received: { messages: number; characters: number };
}

export type ConversationEvent =
  | { type: 'history'; answer: unknown }
  | { type: 'asked'; text: string }
  | { type: 'retried' }
  | { type: 'stopped' }
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'closed'; ending: StreamEnd }
  /** The socket has been open for eight minutes. */
  | { type: 'due' }
  | { type: 'signedOut' };

export type ConversationEffect =
  /** Opens a socket and replaces the current one. */
  | { type: 'open' }
  | { type: 'send'; text: string }
  | { type: 'close' }
  | { type: 'load' }
  /** Sets the conversation's title from the first question. */
  | { type: 'entitle'; text: string };

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

/** Updates the entries up to the question that is being answered. Later questions stay below its answer. */
function insertBeforePending(
  talk: ConversationState,
  updateEntries: (entries: readonly ConversationEntry[]) => readonly ConversationEntry[],
): ConversationState {
  const { entries, pending } = talk;
  const afterLastAnswer = entries.findLastIndex(({ kind }) => kind !== 'user') + 1;
  const pendingIndex = Math.max(afterLastAnswer, entries.length - Math.max(0, pending - 1));
  return { ...talk, entries: [...updateEntries(entries.slice(0, pendingIndex)), ...entries.slice(pendingIndex)] };
}

const addEntry = (talk: ConversationState, entry: ConversationEntry): ConversationState =>
  insertBeforePending(talk, (entries) => [...entries, entry]);

/** Continues a partial answer, or starts a new one (docs/protocol/streams.md#12.2). */
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

/** Continues with the next question. Without another question, a renewal that is due takes place now. */
function completeAnswer(talk: ConversationState): ConversationStep {
  const answered = { ...talk, pending: Math.max(0, talk.pending - 1), progressText: '', problem: 'none' as const };
  return answered.pending === 0 && answered.isRenewalDue
    ? stepOf({ ...answered, isRenewalDue: false, connection: 'opening' }, { type: 'open' })
    : stepOf(answered);
}

/** An answer without a question is the greeting, which the history may already contain. */
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

/** No real answer reaches these limits. A larger one would freeze the page. */
const MAX_MESSAGES_PER_ANSWER = 20_000;
const MAX_CHARACTERS_PER_ANSWER = 2_000_000;

/** Handles a frame, or closes the socket if an answer exceeds the limits. */
function handleFrame(talk: ConversationState, data: string | Uint8Array): ConversationStep {
  const { messages, characters } = talk.received;
  const received = { messages: messages + 1, characters: characters + data.length };
  if (received.messages <= MAX_MESSAGES_PER_ANSWER && received.characters <= MAX_CHARACTERS_PER_ANSWER)
    return handleMessage({ ...talk, received }, parseFrame(data));
  const { talk: closed, effects } = handleClosed({ ...talk, pending: Math.max(1, talk.pending) }, { type: 'tooMuch' });
  return stepOf(closed, { type: 'close' }, ...effects);
}

function handleClosed(talk: ConversationState, ending: StreamEnd): ConversationStep {
  const { pending, queue } = talk;
  const closed = {
    ...talk,
    endMessage: streamEndMessage(ending),
    connection: 'none' as const,
    pending: 0,
    progressText: '',
    isRenewalDue: false,
  };
  if (pending === 0) return stepOf(closed);
  // The request for the history finds out why the socket closed, for example because the session has expired. The
  // history may also contain the answer by now (docs/protocol/streams.md#1.4).
  return stepOf({ ...closed, problem: queue.length > 0 ? 'unsent' : 'lost' }, { type: 'load' });
}

function sendQuestion(talk: ConversationState, text: string): ConversationStep {
  const updated = { ...talk, problem: 'none' as const, received: INITIAL_CONVERSATION.received };
  if (talk.connection === 'open') return stepOf({ ...updated, pending: talk.pending + 1 }, { type: 'send', text });
  const queued = { ...updated, queue: [...talk.queue, text], pending: talk.queue.length + 1 };
  if (talk.connection === 'opening' || talk.history !== 'loaded') return stepOf(queued);
  return stepOf({ ...queued, connection: 'opening' }, { type: 'open' });
}

function askQuestion(talk: ConversationState, text: string): ConversationStep {
  const { entries } = talk;
  const isFirst = entries.length < 2 && entries.every(({ kind }) => kind === 'answer');
  const { talk: updated, effects } = sendQuestion({ ...talk, entries: [...entries, { kind: 'user', text }] }, text);
  return stepOf(updated, ...effects, ...(isFirst ? [{ type: 'entitle' as const, text }] : []));
}

/** Sends unsent questions, or repeats the last question. */
function retryQuestion(talk: ConversationState): ConversationStep {
  if (talk.queue.length > 0)
    return stepOf({ ...talk, connection: 'opening', pending: talk.queue.length, problem: 'none' }, { type: 'open' });
  const last = talk.entries.findLast(({ kind }) => kind === 'user');
  return last?.kind === 'user' ? askQuestion(talk, last.text) : stepOf(talk);
}

/** Merges the loaded history. Only an empty conversation gets a greeting (docs/protocol/streams.md#12.4). */
function handleHistory(talk: ConversationState, answer: unknown): ConversationStep {
  const history = parseHistory(answer);
  const entries = talk.pending > 0 && talk.connection === 'open' ? talk.entries : mergeHistory(talk.entries, history);
  const isAnswered = talk.problem === 'lost' && entries.at(-1)?.kind !== 'user' && !isPartial(entries.at(-1));
  const loaded = {
    ...talk,
    history: 'loaded' as const,
    entries,
    problem: isAnswered ? ('none' as const) : talk.problem,
    awaitsGreeting: history.length === 0 && (talk.awaitsGreeting || talk.history !== 'loaded'),
  };
  if (talk.history === 'loaded' || talk.connection !== 'none') return stepOf(loaded);
  return stepOf({ ...loaded, connection: 'opening' }, { type: 'open' });
}

/** The state after an event, and the effects that the caller must run. */
export function nextConversation(talk: ConversationState, event: ConversationEvent): ConversationStep {
  if (talk.problem === 'signedOut') return stepOf(talk);
  switch (event.type) {
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
        { type: 'close' },
      );
    case 'opened':
      return stepOf(
        { ...talk, connection: 'open', queue: [] },
        ...talk.queue.map((text) => ({ type: 'send' as const, text })),
      );
    case 'frame':
      return handleFrame(talk, event.data);
    case 'closed':
      return handleClosed(talk, event.ending);
    case 'due':
      if (talk.pending > 0) return stepOf({ ...talk, isRenewalDue: true });
      return talk.connection === 'open' ? stepOf({ ...talk, connection: 'opening' }, { type: 'open' }) : stepOf(talk);
    case 'signedOut':
      return stepOf({ ...talk, connection: 'none', pending: 0, problem: 'signedOut' }, { type: 'close' });
  }
}

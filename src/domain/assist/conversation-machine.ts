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
  state: ConversationState;
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

const stepOf = (state: ConversationState, ...effects: ConversationEffect[]): ConversationStep => ({ state, effects });

/** Updates the entries up to the question that is being answered. Later questions stay below its answer. */
function insertBeforePending(
  state: ConversationState,
  updateEntries: (entries: readonly ConversationEntry[]) => readonly ConversationEntry[],
): ConversationState {
  const { entries, pending } = state;
  const afterLastAnswer = entries.findLastIndex(({ kind }) => kind !== 'user') + 1;
  const pendingIndex = Math.max(afterLastAnswer, entries.length - Math.max(0, pending - 1));
  return { ...state, entries: [...updateEntries(entries.slice(0, pendingIndex)), ...entries.slice(pendingIndex)] };
}

const addEntry = (state: ConversationState, entry: ConversationEntry): ConversationState =>
  insertBeforePending(state, (entries) => [...entries, entry]);

/** Continues a partial answer, or starts a new one (docs/protocol/streams.md#12.2). */
const addPartialText = (state: ConversationState, text: string): ConversationState =>
  insertBeforePending(state, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' && last.isPartial
      ? [...entries.slice(0, -1), { ...last, text: last.text + text }]
      : [...entries, { kind: 'answer', text, isPartial: true }];
  });

const isPartial = (entry: ConversationEntry | undefined): boolean =>
  entry?.kind === 'answer' && entry.isPartial === true;

const finishPartial = (state: ConversationState): ConversationState =>
  insertBeforePending(state, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' ? [...entries.slice(0, -1), { kind: 'answer', text: last.text }] : entries;
  });

/** Continues with the next question. Without another question, a renewal that is due takes place now. */
function completeAnswer(state: ConversationState): ConversationStep {
  const answered = { ...state, pending: Math.max(0, state.pending - 1), progressText: '', problem: 'none' as const };
  return answered.pending === 0 && answered.isRenewalDue
    ? stepOf({ ...answered, isRenewalDue: false, connection: 'opening' }, { type: 'open' })
    : stepOf(answered);
}

/** An answer without a question is the greeting, which the history may already contain. */
function addGreeting(state: ConversationState, greeting: ConversationEntry): ConversationState {
  const isShown = state.entries.some((entry) => JSON.stringify(entry) === JSON.stringify(greeting));
  return { ...state, awaitsGreeting: false, entries: isShown ? state.entries : [greeting, ...state.entries] };
}

function handleMessage(state: ConversationState, message: AssistantMessage): ConversationStep {
  switch (message.kind) {
    case 'progress':
      return stepOf({ ...state, progressText: message.text });
    case 'part':
      return stepOf(addPartialText({ ...state, progressText: '', awaitsGreeting: false }, message.text));
    case 'final':
      return completeAnswer(finishPartial(state));
    case 'answer':
      if (state.awaitsGreeting || state.pending === 0) return stepOf(addGreeting(state, message));
      return completeAnswer(addEntry(state, message));
    case 'command':
    case 'error':
    case 'request':
      return completeAnswer(addEntry(state, message));
    default:
      return stepOf(addEntry(state, message));
  }
}

/** No real answer reaches these limits. A larger one would freeze the page. */
const MAX_MESSAGES_PER_ANSWER = 20_000;
const MAX_CHARACTERS_PER_ANSWER = 2_000_000;

/** Handles a frame, or closes the socket if an answer exceeds the limits. */
function handleFrame(state: ConversationState, data: string | Uint8Array): ConversationStep {
  const { messages, characters } = state.received;
  const received = { messages: messages + 1, characters: characters + data.length };
  if (received.messages <= MAX_MESSAGES_PER_ANSWER && received.characters <= MAX_CHARACTERS_PER_ANSWER)
    return handleMessage({ ...state, received }, parseFrame(data));
  const { state: closed, effects } = handleClosed(
    { ...state, pending: Math.max(1, state.pending) },
    { type: 'tooMuch' },
  );
  return stepOf(closed, { type: 'close' }, ...effects);
}

function handleClosed(state: ConversationState, ending: StreamEnd): ConversationStep {
  const { pending, queue } = state;
  const closed = {
    ...state,
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

function sendQuestion(state: ConversationState, text: string): ConversationStep {
  const updated = { ...state, problem: 'none' as const, received: INITIAL_CONVERSATION.received };
  if (state.connection === 'open') return stepOf({ ...updated, pending: state.pending + 1 }, { type: 'send', text });
  const queued = { ...updated, queue: [...state.queue, text], pending: state.queue.length + 1 };
  if (state.connection === 'opening' || state.history !== 'loaded') return stepOf(queued);
  return stepOf({ ...queued, connection: 'opening' }, { type: 'open' });
}

function askQuestion(state: ConversationState, text: string): ConversationStep {
  const { entries } = state;
  const isFirst = entries.length < 2 && entries.every(({ kind }) => kind === 'answer');
  const { state: updated, effects } = sendQuestion({ ...state, entries: [...entries, { kind: 'user', text }] }, text);
  return stepOf(updated, ...effects, ...(isFirst ? [{ type: 'entitle' as const, text }] : []));
}

/** Sends unsent questions, or repeats the last question. */
function retryQuestion(state: ConversationState): ConversationStep {
  if (state.queue.length > 0)
    return stepOf({ ...state, connection: 'opening', pending: state.queue.length, problem: 'none' }, { type: 'open' });
  const last = state.entries.findLast(({ kind }) => kind === 'user');
  return last?.kind === 'user' ? askQuestion(state, last.text) : stepOf(state);
}

/** Merges the loaded history. Only an empty conversation gets a greeting (docs/protocol/streams.md#12.4). */
function handleHistory(state: ConversationState, answer: unknown): ConversationStep {
  const history = parseHistory(answer);
  const entries =
    state.pending > 0 && state.connection === 'open' ? state.entries : mergeHistory(state.entries, history);
  const isAnswered = state.problem === 'lost' && entries.at(-1)?.kind !== 'user' && !isPartial(entries.at(-1));
  const loaded = {
    ...state,
    history: 'loaded' as const,
    entries,
    problem: isAnswered ? ('none' as const) : state.problem,
    awaitsGreeting: history.length === 0 && (state.awaitsGreeting || state.history !== 'loaded'),
  };
  if (state.history === 'loaded' || state.connection !== 'none') return stepOf(loaded);
  return stepOf({ ...loaded, connection: 'opening' }, { type: 'open' });
}

/** The state after an event, and the effects that the caller must run. */
export function nextConversation(state: ConversationState, event: ConversationEvent): ConversationStep {
  if (state.problem === 'signedOut') return stepOf(state);
  switch (event.type) {
    case 'history':
      return handleHistory(state, event.answer);
    case 'asked':
      return askQuestion(state, event.text);
    case 'retried':
      return retryQuestion(state);
    case 'stopped':
      return stepOf(
        {
          ...state,
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
        { ...state, connection: 'open', queue: [] },
        ...state.queue.map((text) => ({ type: 'send' as const, text })),
      );
    case 'frame':
      return handleFrame(state, event.data);
    case 'closed':
      return handleClosed(state, event.ending);
    case 'due':
      if (state.pending > 0) return stepOf({ ...state, isRenewalDue: true });
      return state.connection === 'open'
        ? stepOf({ ...state, connection: 'opening' }, { type: 'open' })
        : stepOf(state);
    case 'signedOut':
      return stepOf({ ...state, connection: 'none', pending: 0, problem: 'signedOut' }, { type: 'close' });
  }
}

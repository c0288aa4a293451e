// One conversation and its sockets as a machine: a state and an event make the next state and what is to be done
// (docs/protocol/streams.md#12.4).
import { historyOf, messageIn, type Entry, type Message } from './entry.ts';
import { whyEnded, type Ending } from '#domain/stream/ending.ts';
import { merged } from './merge.ts';

export interface Talk {
  history: 'loading' | 'loaded';
  line: 'none' | 'opening' | 'open';
  entries: readonly Entry[];
  /** Questions that have not gone out. */
  queue: readonly string[];
  /** Questions without an answer, those of the queue among them. */
  pending: number;
  /** What it is at, while it says nothing yet. */
  thought: string;
  /** The greeting of a new conversation answers no question. */
  awaitsGreeting: boolean;
  /** Its socket is to be renewed once nothing is pending. */
  isDue: boolean;
  /** Why the last question has no answer, where the assistant has not said. */
  trouble: 'none' | 'lost' | 'unsent' | 'stopped' | 'signedOut';
  /** Why its last socket ended, in a sentence. */
  why: string;
  /** How much came since the last question. */
  received: { messages: number; characters: number };
}

export type TalkEvent =
  | { on: 'history'; answer: unknown }
  | { on: 'asked'; text: string }
  | { on: 'retried' }
  | { on: 'stopped' }
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'closed'; ending: Ending }
  /** Eight minutes with one socket are over. */
  | { on: 'due' }
  | { on: 'signedOut' };

export type TalkEffect =
  /** A socket in place of the one there is. */
  | { do: 'open' }
  | { do: 'send'; text: string }
  | { do: 'close' }
  | { do: 'load' }
  /** The first question makes the title. */
  | { do: 'entitle'; text: string };

interface Step {
  talk: Talk;
  effects: readonly TalkEffect[];
}

export const begun: Talk = {
  history: 'loading',
  line: 'none',
  entries: [],
  queue: [],
  pending: 0,
  thought: '',
  awaitsGreeting: false,
  isDue: false,
  trouble: 'none',
  why: '',
  received: { messages: 0, characters: 0 },
};

const just = (talk: Talk, ...effects: TalkEffect[]): Step => ({ talk, effects });

/** What is said stands before the questions that wait for their turn, as the history will have it. */
function before(talk: Talk, put: (entries: readonly Entry[]) => readonly Entry[]): Talk {
  const { entries, pending } = talk;
  const lastOther = entries.findLastIndex(({ kind }) => kind !== 'user') + 1;
  const at = Math.max(lastOther, entries.length - Math.max(0, pending - 1));
  return { ...talk, entries: [...put(entries.slice(0, at)), ...entries.slice(at)] };
}

const withEntry = (talk: Talk, entry: Entry): Talk => before(talk, (entries) => [...entries, entry]);

/** A part goes on with the answer that is being written, or begins one (docs/protocol/streams.md#12.2). */
const withPart = (talk: Talk, text: string): Talk =>
  before(talk, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' && last.isPartial
      ? [...entries.slice(0, -1), { ...last, text: last.text + text }]
      : [...entries, { kind: 'answer', text, isPartial: true }];
  });

const isPartial = (entry: Entry | undefined): boolean => entry?.kind === 'answer' && entry.isPartial === true;

const finished = (talk: Talk): Talk =>
  before(talk, (entries) => {
    const last = entries.at(-1);
    return last?.kind === 'answer' ? [...entries.slice(0, -1), { kind: 'answer', text: last.text }] : entries;
  });

/** After an answer the next question has its turn; where none is left a socket that is due is renewed. */
function answered(talk: Talk): Step {
  const next = { ...talk, pending: Math.max(0, talk.pending - 1), thought: '', trouble: 'none' as const };
  return next.pending === 0 && next.isDue
    ? just({ ...next, isDue: false, line: 'opening' }, { do: 'open' })
    : just(next);
}

/** What comes unasked is the greeting, which the history may have brought before. */
function greeted(talk: Talk, greeting: Entry): Talk {
  const isThere = talk.entries.some((entry) => JSON.stringify(entry) === JSON.stringify(greeting));
  return { ...talk, awaitsGreeting: false, entries: isThere ? talk.entries : [greeting, ...talk.entries] };
}

function heard(talk: Talk, message: Message): Step {
  switch (message.kind) {
    case 'progress':
      return just({ ...talk, thought: message.text });
    case 'part':
      return just(withPart({ ...talk, thought: '', awaitsGreeting: false }, message.text));
    case 'final':
      return answered(finished(talk));
    case 'answer':
      if (talk.awaitsGreeting || talk.pending === 0) return just(greeted(talk, message));
      return answered(withEntry(talk, message));
    case 'command':
    case 'error':
    case 'request':
      return answered(withEntry(talk, message));
    default:
      return just(withEntry(talk, message));
  }
}

/** No answer is as long: more of it would block the page. */
const MOST_MESSAGES = 20_000;
const MOST_CHARACTERS = 2_000_000;

/** A frame; more of them than an answer can have end the socket. */
function framed(talk: Talk, data: string | Uint8Array): Step {
  const { messages, characters } = talk.received;
  const received = { messages: messages + 1, characters: characters + data.length };
  if (received.messages <= MOST_MESSAGES && received.characters <= MOST_CHARACTERS)
    return heard({ ...talk, received }, messageIn(data));
  const { talk: now, effects } = closed({ ...talk, pending: Math.max(1, talk.pending) }, { how: 'tooMuch' });
  return just(now, { do: 'close' }, ...effects);
}

function closed(talk: Talk, ending: Ending): Step {
  const { pending, queue } = talk;
  const next = { ...talk, why: whyEnded(ending), line: 'none' as const, pending: 0, thought: '', isDue: false };
  if (pending === 0) return just(next);
  // Another call tells why, and the history may hold the answer by now (docs/protocol/streams.md#1.4).
  return just({ ...next, trouble: queue.length > 0 ? 'unsent' : 'lost' }, { do: 'load' });
}

function send(talk: Talk, text: string): Step {
  const next = { ...talk, trouble: 'none' as const, received: begun.received };
  if (talk.line === 'open') return just({ ...next, pending: talk.pending + 1 }, { do: 'send', text });
  const waiting = { ...next, queue: [...talk.queue, text], pending: talk.queue.length + 1 };
  if (talk.line === 'opening' || talk.history !== 'loaded') return just(waiting);
  return just({ ...waiting, line: 'opening' }, { do: 'open' });
}

function asked(talk: Talk, text: string): Step {
  const { entries } = talk;
  const isFirst = entries.length < 2 && entries.every(({ kind }) => kind === 'answer');
  const { talk: next, effects } = send({ ...talk, entries: [...entries, { kind: 'user', text }] }, text);
  return just(next, ...effects, ...(isFirst ? [{ do: 'entitle' as const, text }] : []));
}

/** What did not go out goes out; what was answered with an error is asked again. */
function retried(talk: Talk): Step {
  if (talk.queue.length > 0)
    return just({ ...talk, line: 'opening', pending: talk.queue.length, trouble: 'none' }, { do: 'open' });
  const last = talk.entries.findLast(({ kind }) => kind === 'user');
  return last?.kind === 'user' ? asked(talk, last.text) : just(talk);
}

/** Of a conversation that is empty the socket greets; of others it says nothing (docs/protocol/streams.md#12.4). */
function loaded(talk: Talk, answer: unknown): Step {
  const history = historyOf(answer);
  const entries = talk.pending > 0 && talk.line === 'open' ? talk.entries : merged(talk.entries, history);
  const isAnswered = talk.trouble === 'lost' && entries.at(-1)?.kind !== 'user' && !isPartial(entries.at(-1));
  const next = {
    ...talk,
    history: 'loaded' as const,
    entries,
    trouble: isAnswered ? ('none' as const) : talk.trouble,
    awaitsGreeting: history.length === 0 && (talk.awaitsGreeting || talk.history !== 'loaded'),
  };
  if (talk.history === 'loaded' || talk.line !== 'none') return just(next);
  return just({ ...next, line: 'opening' }, { do: 'open' });
}

export function next(talk: Talk, event: TalkEvent): Step {
  if (talk.trouble === 'signedOut') return just(talk);
  switch (event.on) {
    case 'history':
      return loaded(talk, event.answer);
    case 'asked':
      return asked(talk, event.text);
    case 'retried':
      return retried(talk);
    case 'stopped':
      return just(
        { ...talk, line: 'none', queue: [], pending: 0, thought: '', isDue: false, trouble: 'stopped' },
        { do: 'close' },
      );
    case 'opened':
      return just({ ...talk, line: 'open', queue: [] }, ...talk.queue.map((text) => ({ do: 'send' as const, text })));
    case 'frame':
      return framed(talk, event.data);
    case 'closed':
      return closed(talk, event.ending);
    case 'due':
      if (talk.pending > 0) return just({ ...talk, isDue: true });
      return talk.line === 'open' ? just({ ...talk, line: 'opening' }, { do: 'open' }) : just(talk);
    case 'signedOut':
      return just({ ...talk, line: 'none', pending: 0, trouble: 'signedOut' }, { do: 'close' });
  }
}

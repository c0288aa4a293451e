import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOO_MANY_MESSAGES } from '#domain/stream/messages.ts';
import {
  INITIAL_CONVERSATION,
  nextConversation,
  type ConversationState,
  type ConversationEffect,
  type ConversationEvent,
} from './conversation-machine.ts';

const frame = (type: string, payload = ''): ConversationEvent => ({
  on: 'frame',
  data: JSON.stringify({ type, created_time: '2030-01-02T03:04:05Z', payload }),
});
const answerFrame = (text: string) => frame('CHAT_MESSAGE_ASSISTANT', text);
const partialFrame = (text: string) => frame('CHAT_PARTIAL_MESSAGE_ASSISTANT', text);
const finalFrame = frame('CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE');
const progressFrame = frame('CHAT_MESSAGE_PROGRESS_UPDATE', '{"action":"Search"}');
const commandFrame = frame('COMMAND', '{"command":"df"}');
const errorFrame = frame('CHAT_MESSAGE_ERROR', 'no');
const question = (text: string): ConversationEvent => ({ on: 'asked', text });
const historyLoaded = (...messages: [type: string, payload: string][]): ConversationEvent => ({
  on: 'history',
  answer: { messages: messages.map(([type, payload]) => ({ type, created_time: '', payload })) },
});
const socketCut: ConversationEvent = { on: 'closed', ending: { how: 'cut' } };
const [opened, due, stopped, retried] = (['opened', 'due', 'stopped', 'retried'] as const).map((on) => ({ on })) as [
  ConversationEvent,
  ConversationEvent,
  ConversationEvent,
  ConversationEvent,
];
const HELLO: [string, string] = ['CHAT_MESSAGE_ASSISTANT', 'Hello'];

function runEvents(
  events: readonly ConversationEvent[],
  from: ConversationState = INITIAL_CONVERSATION,
): { talk: ConversationState; effects: ConversationEffect[] } {
  const effects: ConversationEffect[] = [];
  let talk = from;
  for (const event of events) {
    const step = nextConversation(talk, event);
    talk = step.talk;
    effects.push(...step.effects);
  }
  return { talk, effects };
}

const entryTexts = ({ entries }: ConversationState) =>
  entries.map((entry) => ('text' in entry ? `${entry.kind}: ${entry.text}` : entry.kind));
const effectTexts = (effects: readonly ConversationEffect[]) =>
  effects.map((effect) => ('text' in effect ? `${effect.do} ${effect.text}` : effect.do));

const OPEN = [historyLoaded(HELLO), opened];

const CASES: readonly [string, ConversationEvent[], string[], string[]][] = [
  ['a new conversation', [historyLoaded(), opened, answerFrame('Hello')], ['answer: Hello'], ['open']],
  ['one with a history', OPEN, ['answer: Hello'], ['open']],
  [
    'a question and a whole answer',
    [...OPEN, question('a'), answerFrame('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'an answer in parts',
    [...OPEN, question('a'), progressFrame, partialFrame('A'), partialFrame('B'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: AB'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'the next question makes no title',
    [...OPEN, question('a'), answerFrame('A'), question('b')],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a question before the history',
    [question('a'), historyLoaded(HELLO), opened],
    ['answer: Hello', 'user: a'],
    ['entitle a', 'open', 'send a'],
  ],
  [
    'a question before the greeting',
    [historyLoaded(), question('a'), opened, answerFrame('Hello'), answerFrame('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'entitle a', 'send a'],
  ],
  [
    'a greeting that the history brought as well',
    [historyLoaded(), opened, historyLoaded(HELLO), answerFrame('Hello'), question('a')],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'two questions at once',
    [...OPEN, question('a'), question('b'), partialFrame('A'), finalFrame, commandFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'command'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a socket that is closed is opened for a question',
    [...OPEN, socketCut, question('a'), opened],
    ['answer: Hello', 'user: a'],
    ['open', 'open', 'entitle a', 'send a'],
  ],
  ['eight minutes', [...OPEN, due, opened], ['answer: Hello'], ['open', 'open']],
  [
    'eight minutes in the middle of an answer',
    [...OPEN, question('a'), due, partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a', 'open'],
  ],
  [
    'eight minutes with two questions',
    [...OPEN, question('a'), question('b'), due, partialFrame('A'), finalFrame, partialFrame('B'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'answer: B'],
    ['open', 'send a', 'entitle a', 'send b', 'open'],
  ],
  [
    'eight minutes, and nothing answered yet',
    [...OPEN, question('a'), due],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'eight minutes, and one of two answered',
    [...OPEN, question('a'), question('b'), due, partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'an answer before its time is over',
    [...OPEN, question('a'), partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'answers without a question make no title',
    [historyLoaded(HELLO, ['CHAT_MESSAGE_ASSISTANT', 'More']), opened, question('a')],
    ['answer: Hello', 'answer: More', 'user: a'],
    ['open', 'send a'],
  ],
  ['eight minutes without a socket', [...OPEN, socketCut, due], ['answer: Hello'], ['open']],
  [
    'what cannot be read',
    [...OPEN, question('a'), { on: 'frame', data: '{' }, answerFrame('A')],
    ['answer: Hello', 'user: a', 'unreadable', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'an error and a retry',
    [...OPEN, question('a'), errorFrame, socketCut, retried, opened],
    ['answer: Hello', 'user: a', 'error: no', 'user: a'],
    ['open', 'send a', 'entitle a', 'open', 'send a'],
  ],
];

test.each(CASES.map(([says, events, ...expected]) => [says, { events, expected }] as const))('%s', (_says, one) => {
  const { talk, effects } = runEvents(one.events);
  expect([entryTexts(talk), effectTexts(effects)]).toEqual(one.expected);
});

test.each<[string, ConversationEvent[], Partial<ConversationState>]>([
  ['an answer clears it', [question('a'), answerFrame('A')], { pending: 0 }],
  ['parts do not', [question('a'), partialFrame('A')], { pending: 1 }],
  ['their end does', [question('a'), partialFrame('A'), finalFrame], { pending: 0 }],
  ['a command does', [question('a'), commandFrame], { pending: 0 }],
  ['an error does', [question('a'), errorFrame], { pending: 0 }],
  ['a request does', [question('a'), frame('ACCESS_REQUEST', '{}')], { pending: 0 }],
  ['the close does, and it is said', [question('a'), socketCut], { pending: 0, problem: 'lost' }],
  ['progress does not', [question('a'), progressFrame], { pending: 1, progressText: 'Search' }],
  ['words take the place of progress', [question('a'), progressFrame, partialFrame('A')], { progressText: '' }],
  [
    'who stops it hears nothing more',
    [question('a'), partialFrame('A'), stopped],
    { pending: 0, problem: 'stopped', connection: 'none' },
  ],
  ['a close without a question says nothing', [socketCut], { problem: 'none', connection: 'none' }],
  [
    'after the session nothing goes on',
    [question('a'), { on: 'signedOut' }, opened, question('b')],
    { problem: 'signedOut', pending: 0 },
  ],
])('busy: %s', (_says, events, expected) => expect(runEvents([...OPEN, ...events]).talk).toMatchObject(expected));

describe('a socket that does not open', () => {
  const { talk, effects } = runEvents([...OPEN, socketCut, question('a'), socketCut]);

  test('says that the question did not go out, and another call is to say why', () => {
    expect(talk).toMatchObject({ problem: 'unsent', queue: ['a'], pending: 0 });
    expect(effectTexts(effects).at(-1)).toBe('load');
  });

  test('a retry sends it once', () => {
    const again = runEvents([retried, opened, answerFrame('A')], talk);
    expect(effectTexts(again.effects)).toEqual(['open', 'send a']);
    expect(entryTexts(again.talk)).toEqual(['answer: Hello', 'user: a', 'answer: A']);
    expect(again.talk.pending).toBe(0);
  });

  test('the next question takes it along', () => {
    const again = runEvents([question('b'), opened, answerFrame('A'), answerFrame('B')], talk);
    expect(effectTexts(again.effects)).toEqual(['open', 'send a', 'send b']);
    expect(runEvents([question('b')], talk).talk.pending).toBe(2);
    expect(again.talk.pending).toBe(0);
  });
});

describe('an answer that was lost', () => {
  const { talk } = runEvents([...OPEN, question('a'), partialFrame('An'), socketCut]);

  test('is there once the history has it', () => {
    const { talk: now } = runEvents(
      [historyLoaded(HELLO, ['CHAT_MESSAGE_USER', 'a'], ['CHAT_MESSAGE_ASSISTANT', 'Answer'])],
      talk,
    );
    expect(entryTexts(now)).toEqual(['answer: Hello', 'user: a', 'answer: Answer']);
    expect(now.problem).toBe('none');
  });

  test('stays half where it has not', () => {
    const { talk: now } = runEvents([historyLoaded(HELLO, ['CHAT_MESSAGE_USER', 'a'])], talk);
    expect(entryTexts(now)).toEqual(['answer: Hello', 'user: a', 'answer: An']);
    expect(now.problem).toBe('lost');
  });
});

const anyEvent = oneof(
  constantFrom(
    opened,
    socketCut,
    due,
    stopped,
    retried,
    finalFrame,
    progressFrame,
    commandFrame,
    errorFrame,
    partialFrame('x'),
    answerFrame('y'),
    historyLoaded(HELLO),
  ),
  string().map(question),
  string().map((data): ConversationEvent => ({ on: 'frame', data })),
);

test('whatever comes, nothing is sent where no socket is open and every question is shown', () => {
  assert(
    property(array(anyEvent, { maxLength: 60 }), (events) => {
      let talk = INITIAL_CONVERSATION;
      const questions: string[] = [];
      for (const event of events) {
        const step = nextConversation(talk, event);
        expect(step.talk.connection === 'open' || !step.effects.some((effect) => effect.do === 'send')).toBe(true);
        talk = step.talk;
        if (event.on === 'asked') questions.push(event.text);
        expect(talk.pending).toBeGreaterThanOrEqual(0);
      }
      const shown = talk.entries.flatMap((entry) => (entry.kind === 'user' ? [entry.text] : []));
      for (const question of questions) expect(shown).toContain(question);
    }),
  );
});

test('an assistant that sends more than any answer has is disconnected, and the reason is shown', () => {
  const flood = Array.from({ length: 20_001 }, () => partialFrame('x'));
  const { talk, effects } = runEvents([...OPEN, question('a'), ...flood]);
  expect(talk).toMatchObject({ connection: 'none', problem: 'lost', endMessage: TOO_MANY_MESSAGES });
  expect(effectTexts(effects).slice(-2)).toEqual(['close', 'load']);
  const long = runEvents([...OPEN, question('a'), partialFrame('x'.repeat(2_000_001))]);
  expect(long.talk.endMessage).toBe(TOO_MANY_MESSAGES);
});

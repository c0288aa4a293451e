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
  type: 'frame',
  data: JSON.stringify({ type, created_time: '2030-01-02T03:04:05Z', payload }),
});
const answerFrame = (text: string) => frame('CHAT_MESSAGE_ASSISTANT', text);
const partialFrame = (text: string) => frame('CHAT_PARTIAL_MESSAGE_ASSISTANT', text);
const finalFrame = frame('CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE');
const progressFrame = frame('CHAT_MESSAGE_PROGRESS_UPDATE', '{"action":"Search"}');
const commandFrame = frame('COMMAND', '{"command":"df"}');
const errorFrame = frame('CHAT_MESSAGE_ERROR', 'no');
const question = (text: string): ConversationEvent => ({ type: 'asked', text });
const historyLoaded = (...messages: [type: string, payload: string][]): ConversationEvent => ({
  type: 'history',
  answer: { messages: messages.map(([type, payload]) => ({ type, created_time: '', payload })) },
});
const socketCut: ConversationEvent = { type: 'closed', ending: { type: 'cut' } };
const [opened, due, stopped, retried] = (['opened', 'due', 'stopped', 'retried'] as const).map((type) => ({
  type,
})) as [ConversationEvent, ConversationEvent, ConversationEvent, ConversationEvent];
const HELLO: [string, string] = ['CHAT_MESSAGE_ASSISTANT', 'Hello'];

function runEvents(
  events: readonly ConversationEvent[],
  initialState: ConversationState = INITIAL_CONVERSATION,
): { talk: ConversationState; effects: ConversationEffect[] } {
  const effects: ConversationEffect[] = [];
  let talk = initialState;
  for (const event of events) {
    const step = nextConversation(talk, event);
    talk = step.state;
    effects.push(...step.effects);
  }
  return { talk, effects };
}

const entryTexts = ({ entries }: ConversationState) =>
  entries.map((entry) => ('text' in entry ? `${entry.kind}: ${entry.text}` : entry.kind));
const effectTexts = (effects: readonly ConversationEffect[]) =>
  effects.map((effect) => ('text' in effect ? `${effect.type} ${effect.text}` : effect.type));

const OPEN = [historyLoaded(HELLO), opened];

/** For each title: the events, the displayed entries and the effects. */
const CASES: readonly [string, ConversationEvent[], string[], string[]][] = [
  [
    'a new conversation shows the greeting',
    [historyLoaded(), opened, answerFrame('Hello')],
    ['answer: Hello'],
    ['open'],
  ],
  ['a conversation with a history shows it', OPEN, ['answer: Hello'], ['open']],
  [
    'a question gets a complete answer',
    [...OPEN, question('a'), answerFrame('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'a question gets an answer in parts',
    [...OPEN, question('a'), progressFrame, partialFrame('A'), partialFrame('B'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: AB'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'the second question does not set the title',
    [...OPEN, question('a'), answerFrame('A'), question('b')],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a question before the history is loaded is sent when the socket opens',
    [question('a'), historyLoaded(HELLO), opened],
    ['answer: Hello', 'user: a'],
    ['entitle a', 'open', 'send a'],
  ],
  [
    'a question before the greeting is sent when the socket opens',
    [historyLoaded(), question('a'), opened, answerFrame('Hello'), answerFrame('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'entitle a', 'send a'],
  ],
  [
    'a greeting that is also in the history is shown once',
    [historyLoaded(), opened, historyLoaded(HELLO), answerFrame('Hello'), question('a')],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'two questions are answered in order',
    [...OPEN, question('a'), question('b'), partialFrame('A'), finalFrame, commandFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'command'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a question opens a closed socket',
    [...OPEN, socketCut, question('a'), opened],
    ['answer: Hello', 'user: a'],
    ['open', 'open', 'entitle a', 'send a'],
  ],
  ['a socket is renewed after eight minutes', [...OPEN, due, opened], ['answer: Hello'], ['open', 'open']],
  [
    'a socket is renewed after eight minutes when the current answer is complete',
    [...OPEN, question('a'), due, partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a', 'open'],
  ],
  [
    'a socket is renewed after eight minutes when both questions are answered',
    [...OPEN, question('a'), question('b'), due, partialFrame('A'), finalFrame, partialFrame('B'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'answer: B'],
    ['open', 'send a', 'entitle a', 'send b', 'open'],
  ],
  [
    'a socket is not renewed after eight minutes while a question has no answer',
    [...OPEN, question('a'), due],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'a socket is not renewed after eight minutes while one of two questions has no answer',
    [...OPEN, question('a'), question('b'), due, partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a socket is not renewed after an answer within eight minutes',
    [...OPEN, question('a'), partialFrame('A'), finalFrame],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'a question after several answers does not set the title',
    [historyLoaded(HELLO, ['CHAT_MESSAGE_ASSISTANT', 'More']), opened, question('a')],
    ['answer: Hello', 'answer: More', 'user: a'],
    ['open', 'send a'],
  ],
  ['a closed socket is not renewed after eight minutes', [...OPEN, socketCut, due], ['answer: Hello'], ['open']],
  [
    'an unreadable frame is shown between question and answer',
    [...OPEN, question('a'), { type: 'frame', data: '{' }, answerFrame('A')],
    ['answer: Hello', 'user: a', 'unreadable', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'a retry after an error sends the question again',
    [...OPEN, question('a'), errorFrame, socketCut, retried, opened],
    ['answer: Hello', 'user: a', 'error: no', 'user: a'],
    ['open', 'send a', 'entitle a', 'open', 'send a'],
  ],
];

test.each(CASES.map(([title, events, ...expected]) => [title, { events, expected }] as const))('%s', (_, testCase) => {
  const { talk, effects } = runEvents(testCase.events);
  expect([entryTexts(talk), effectTexts(effects)]).toEqual(testCase.expected);
});

test.each<[string, ConversationEvent[], Partial<ConversationState>]>([
  ['a complete answer', [question('a'), answerFrame('A')], { pending: 0 }],
  ['a partial answer, which does not end the wait', [question('a'), partialFrame('A')], { pending: 1 }],
  ['the end of a partial answer', [question('a'), partialFrame('A'), finalFrame], { pending: 0 }],
  ['a command', [question('a'), commandFrame], { pending: 0 }],
  ['an error', [question('a'), errorFrame], { pending: 0 }],
  ['an access request', [question('a'), frame('ACCESS_REQUEST', '{}')], { pending: 0 }],
  ['the end of the socket, which is shown', [question('a'), socketCut], { pending: 0, problem: 'lost' }],
  ['progress, which does not end the wait', [question('a'), progressFrame], { pending: 1, progressText: 'Search' }],
  [
    'a partial answer, which replaces the progress',
    [question('a'), progressFrame, partialFrame('A')],
    { progressText: '' },
  ],
  [
    'stopping the answer, which closes the connection',
    [question('a'), partialFrame('A'), stopped],
    { pending: 0, problem: 'stopped', connection: 'none' },
  ],
  [
    'the end of the socket without a question, which is not shown',
    [socketCut],
    { problem: 'none', connection: 'none' },
  ],
  [
    'a sign-out, after which all events are ignored',
    [question('a'), { type: 'signedOut' }, opened, question('b')],
    { problem: 'signedOut', pending: 0 },
  ],
])('has the expected state after %s', (_, events, expected) =>
  expect(runEvents([...OPEN, ...events]).talk).toMatchObject(expected),
);

describe('a socket that does not open', () => {
  const { talk, effects } = runEvents([...OPEN, socketCut, question('a'), socketCut]);

  test('reports that the question was not sent, and requests the history to find the reason', () => {
    expect(talk).toMatchObject({ problem: 'unsent', queue: ['a'], pending: 0 });
    expect(effectTexts(effects).at(-1)).toBe('load');
  });

  test('sends the question once after a retry', () => {
    const retriedRun = runEvents([retried, opened, answerFrame('A')], talk);
    expect(effectTexts(retriedRun.effects)).toEqual(['open', 'send a']);
    expect(entryTexts(retriedRun.talk)).toEqual(['answer: Hello', 'user: a', 'answer: A']);
    expect(retriedRun.talk.pending).toBe(0);
  });

  test('sends the question together with the next one', () => {
    const nextRun = runEvents([question('b'), opened, answerFrame('A'), answerFrame('B')], talk);
    expect(effectTexts(nextRun.effects)).toEqual(['open', 'send a', 'send b']);
    expect(runEvents([question('b')], talk).talk.pending).toBe(2);
    expect(nextRun.talk.pending).toBe(0);
  });
});

describe('an answer that was interrupted', () => {
  const { talk } = runEvents([...OPEN, question('a'), partialFrame('An'), socketCut]);

  test('is replaced by the complete answer in the history', () => {
    const { talk: merged } = runEvents(
      [historyLoaded(HELLO, ['CHAT_MESSAGE_USER', 'a'], ['CHAT_MESSAGE_ASSISTANT', 'Answer'])],
      talk,
    );
    expect(entryTexts(merged)).toEqual(['answer: Hello', 'user: a', 'answer: Answer']);
    expect(merged.problem).toBe('none');
  });

  test('stays partial if the history does not contain it', () => {
    const { talk: merged } = runEvents([historyLoaded(HELLO, ['CHAT_MESSAGE_USER', 'a'])], talk);
    expect(entryTexts(merged)).toEqual(['answer: Hello', 'user: a', 'answer: An']);
    expect(merged.problem).toBe('lost');
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
  string().map((data): ConversationEvent => ({ type: 'frame', data })),
);

test('sends nothing without an open socket and shows every question, for any sequence of events', () => {
  assert(
    property(array(anyEvent, { maxLength: 60 }), (events) => {
      let talk = INITIAL_CONVERSATION;
      const questions: string[] = [];
      for (const event of events) {
        const step = nextConversation(talk, event);
        expect(step.state.connection === 'open' || !step.effects.some((effect) => effect.type === 'send')).toBe(true);
        talk = step.state;
        if (event.type === 'asked') questions.push(event.text);
        expect(talk.pending).toBeGreaterThanOrEqual(0);
      }
      const displayedQuestions = talk.entries.flatMap((entry) => (entry.kind === 'user' ? [entry.text] : []));
      for (const question of questions) expect(displayedQuestions).toContain(question);
    }),
  );
});

test('disconnects an assistant that sends too much, and shows the reason', () => {
  const flood = Array.from({ length: 20_001 }, () => partialFrame('x'));
  const { talk, effects } = runEvents([...OPEN, question('a'), ...flood]);
  expect(talk).toMatchObject({ connection: 'none', problem: 'lost', endMessage: TOO_MANY_MESSAGES });
  expect(effectTexts(effects).slice(-2)).toEqual(['close', 'load']);
  const long = runEvents([...OPEN, question('a'), partialFrame('x'.repeat(2_000_001))]);
  expect(long.talk.endMessage).toBe(TOO_MANY_MESSAGES);
});

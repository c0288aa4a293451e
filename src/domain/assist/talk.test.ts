import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOO_MUCH } from '#domain/stream/messages.ts';
import { begun, next, type Talk, type TalkEffect, type TalkEvent } from './talk.ts';

const frame = (type: string, payload = ''): TalkEvent => ({
  on: 'frame',
  data: JSON.stringify({ type, created_time: '2030-01-02T03:04:05Z', payload }),
});
const whole = (text: string) => frame('CHAT_MESSAGE_ASSISTANT', text);
const part = (text: string) => frame('CHAT_PARTIAL_MESSAGE_ASSISTANT', text);
const final = frame('CHAT_PARTIAL_MESSAGE_ASSISTANT_FINALIZE');
const thinks = frame('CHAT_MESSAGE_PROGRESS_UPDATE', '{"action":"Search"}');
const command = frame('COMMAND', '{"command":"df"}');
const error = frame('CHAT_MESSAGE_ERROR', 'no');
const asked = (text: string): TalkEvent => ({ on: 'asked', text });
const history = (...messages: [type: string, payload: string][]): TalkEvent => ({
  on: 'history',
  answer: { messages: messages.map(([type, payload]) => ({ type, created_time: '', payload })) },
});
const closed: TalkEvent = { on: 'closed', ending: { how: 'cut' } };
const [opened, due, stopped, retried] = (['opened', 'due', 'stopped', 'retried'] as const).map((on) => ({ on })) as [
  TalkEvent,
  TalkEvent,
  TalkEvent,
  TalkEvent,
];
const HELLO: [string, string] = ['CHAT_MESSAGE_ASSISTANT', 'Hello'];

function run(events: readonly TalkEvent[], from: Talk = begun): { talk: Talk; effects: TalkEffect[] } {
  const effects: TalkEffect[] = [];
  let talk = from;
  for (const event of events) {
    const step = next(talk, event);
    talk = step.talk;
    effects.push(...step.effects);
  }
  return { talk, effects };
}

const said = ({ entries }: Talk) =>
  entries.map((entry) => ('text' in entry ? `${entry.kind}: ${entry.text}` : entry.kind));
const done = (effects: readonly TalkEffect[]) =>
  effects.map((effect) => ('text' in effect ? `${effect.do} ${effect.text}` : effect.do));

const OPEN = [history(HELLO), opened];

const CASES: readonly [string, TalkEvent[], string[], string[]][] = [
  ['a new conversation', [history(), opened, whole('Hello')], ['answer: Hello'], ['open']],
  ['one with a history', OPEN, ['answer: Hello'], ['open']],
  [
    'a question and a whole answer',
    [...OPEN, asked('a'), whole('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'an answer in parts',
    [...OPEN, asked('a'), thinks, part('A'), part('B'), final],
    ['answer: Hello', 'user: a', 'answer: AB'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'the next question makes no title',
    [...OPEN, asked('a'), whole('A'), asked('b')],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a question before the history',
    [asked('a'), history(HELLO), opened],
    ['answer: Hello', 'user: a'],
    ['entitle a', 'open', 'send a'],
  ],
  [
    'a question before the greeting',
    [history(), asked('a'), opened, whole('Hello'), whole('A')],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'entitle a', 'send a'],
  ],
  [
    'a greeting that the history brought as well',
    [history(), opened, history(HELLO), whole('Hello'), asked('a')],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'two questions at once',
    [...OPEN, asked('a'), asked('b'), part('A'), final, command],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'command'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'a socket that is closed is opened for a question',
    [...OPEN, closed, asked('a'), opened],
    ['answer: Hello', 'user: a'],
    ['open', 'open', 'entitle a', 'send a'],
  ],
  ['eight minutes', [...OPEN, due, opened], ['answer: Hello'], ['open', 'open']],
  [
    'eight minutes in the middle of an answer',
    [...OPEN, asked('a'), due, part('A'), final],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a', 'open'],
  ],
  [
    'eight minutes with two questions',
    [...OPEN, asked('a'), asked('b'), due, part('A'), final, part('B'), final],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b', 'answer: B'],
    ['open', 'send a', 'entitle a', 'send b', 'open'],
  ],
  [
    'eight minutes, and nothing answered yet',
    [...OPEN, asked('a'), due],
    ['answer: Hello', 'user: a'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'eight minutes, and one of two answered',
    [...OPEN, asked('a'), asked('b'), due, part('A'), final],
    ['answer: Hello', 'user: a', 'answer: A', 'user: b'],
    ['open', 'send a', 'entitle a', 'send b'],
  ],
  [
    'an answer before its time is over',
    [...OPEN, asked('a'), part('A'), final],
    ['answer: Hello', 'user: a', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'answers without a question make no title',
    [history(HELLO, ['CHAT_MESSAGE_ASSISTANT', 'More']), opened, asked('a')],
    ['answer: Hello', 'answer: More', 'user: a'],
    ['open', 'send a'],
  ],
  ['eight minutes without a socket', [...OPEN, closed, due], ['answer: Hello'], ['open']],
  [
    'what cannot be read',
    [...OPEN, asked('a'), { on: 'frame', data: '{' }, whole('A')],
    ['answer: Hello', 'user: a', 'unreadable', 'answer: A'],
    ['open', 'send a', 'entitle a'],
  ],
  [
    'an error and a retry',
    [...OPEN, asked('a'), error, closed, retried, opened],
    ['answer: Hello', 'user: a', 'error: no', 'user: a'],
    ['open', 'send a', 'entitle a', 'open', 'send a'],
  ],
];

test.each(CASES.map(([says, events, ...expected]) => [says, { events, expected }] as const))('%s', (_says, one) => {
  const { talk, effects } = run(one.events);
  expect([said(talk), done(effects)]).toEqual(one.expected);
});

test.each<[string, TalkEvent[], Partial<Talk>]>([
  ['an answer clears it', [asked('a'), whole('A')], { pending: 0 }],
  ['parts do not', [asked('a'), part('A')], { pending: 1 }],
  ['their end does', [asked('a'), part('A'), final], { pending: 0 }],
  ['a command does', [asked('a'), command], { pending: 0 }],
  ['an error does', [asked('a'), error], { pending: 0 }],
  ['a request does', [asked('a'), frame('ACCESS_REQUEST', '{}')], { pending: 0 }],
  ['the close does, and it is said', [asked('a'), closed], { pending: 0, trouble: 'lost' }],
  ['progress does not', [asked('a'), thinks], { pending: 1, thought: 'Search' }],
  ['words take the place of progress', [asked('a'), thinks, part('A')], { thought: '' }],
  [
    'who stops it hears nothing more',
    [asked('a'), part('A'), stopped],
    { pending: 0, trouble: 'stopped', line: 'none' },
  ],
  ['a close without a question says nothing', [closed], { trouble: 'none', line: 'none' }],
  [
    'after the session nothing goes on',
    [asked('a'), { on: 'signedOut' }, opened, asked('b')],
    { trouble: 'signedOut', pending: 0 },
  ],
])('busy: %s', (_says, events, expected) => expect(run([...OPEN, ...events]).talk).toMatchObject(expected));

describe('a socket that does not open', () => {
  const { talk, effects } = run([...OPEN, closed, asked('a'), closed]);

  test('says that the question did not go out, and another call is to say why', () => {
    expect(talk).toMatchObject({ trouble: 'unsent', queue: ['a'], pending: 0 });
    expect(done(effects).at(-1)).toBe('load');
  });

  test('a retry sends it once', () => {
    const again = run([retried, opened, whole('A')], talk);
    expect(done(again.effects)).toEqual(['open', 'send a']);
    expect(said(again.talk)).toEqual(['answer: Hello', 'user: a', 'answer: A']);
    expect(again.talk.pending).toBe(0);
  });

  test('the next question takes it along', () => {
    const again = run([asked('b'), opened, whole('A'), whole('B')], talk);
    expect(done(again.effects)).toEqual(['open', 'send a', 'send b']);
    expect(run([asked('b')], talk).talk.pending).toBe(2);
    expect(again.talk.pending).toBe(0);
  });
});

describe('an answer that was lost', () => {
  const { talk } = run([...OPEN, asked('a'), part('An'), closed]);

  test('is there once the history has it', () => {
    const { talk: now } = run([history(HELLO, ['CHAT_MESSAGE_USER', 'a'], ['CHAT_MESSAGE_ASSISTANT', 'Answer'])], talk);
    expect(said(now)).toEqual(['answer: Hello', 'user: a', 'answer: Answer']);
    expect(now.trouble).toBe('none');
  });

  test('stays half where it has not', () => {
    const { talk: now } = run([history(HELLO, ['CHAT_MESSAGE_USER', 'a'])], talk);
    expect(said(now)).toEqual(['answer: Hello', 'user: a', 'answer: An']);
    expect(now.trouble).toBe('lost');
  });
});

const anyEvent = oneof(
  constantFrom(
    opened,
    closed,
    due,
    stopped,
    retried,
    final,
    thinks,
    command,
    error,
    part('x'),
    whole('y'),
    history(HELLO),
  ),
  string().map(asked),
  string().map((data): TalkEvent => ({ on: 'frame', data })),
);

test('whatever comes, nothing is sent where no socket is open and every question is shown', () => {
  assert(
    property(array(anyEvent, { maxLength: 60 }), (events) => {
      let talk = begun;
      const questions: string[] = [];
      for (const event of events) {
        const step = next(talk, event);
        expect(step.talk.line === 'open' || !step.effects.some((effect) => effect.do === 'send')).toBe(true);
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
  const flood = Array.from({ length: 20_001 }, () => part('x'));
  const { talk, effects } = run([...OPEN, asked('a'), ...flood]);
  expect(talk).toMatchObject({ line: 'none', trouble: 'lost', why: TOO_MUCH });
  expect(done(effects).slice(-2)).toEqual(['close', 'load']);
  const long = run([...OPEN, asked('a'), part('x'.repeat(2_000_001))]);
  expect(long.talk.why).toBe(TOO_MUCH);
});

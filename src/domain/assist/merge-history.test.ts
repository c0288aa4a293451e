import { array, assert, constant, constantFrom, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { ConversationEntry } from './assistant-message.ts';
import { mergeHistory } from './merge-history.ts';

const user = (text: string): ConversationEntry => ({ kind: 'user', text });
const answer = (text: string): ConversationEntry => ({ kind: 'answer', text });
const partial = (text: string): ConversationEntry => ({ kind: 'answer', text, isPartial: true });
const error: ConversationEntry = { kind: 'error', text: 'no' };
const GREETING = answer('Hello');

const CASES: readonly [string, ConversationEntry[], ConversationEntry[], ConversationEntry[]][] = [
  ['nothing was seen', [], [GREETING], [GREETING]],
  ['the greeting came both ways', [GREETING], [GREETING], [GREETING]],
  ['it is not stored yet', [GREETING], [], [GREETING]],
  ['a question waits for the history', [user('a')], [GREETING], [GREETING, user('a')]],
  [
    'an error stays where it was',
    [GREETING, user('a'), error, user('b')],
    [GREETING, user('a'), user('b'), answer('B')],
    [GREETING, user('a'), error, user('b'), answer('B')],
  ],
  [
    'a lost answer was stored',
    [user('a'), partial('An')],
    [user('a'), answer('Answer')],
    [user('a'), answer('Answer')],
  ],
  ['a lost answer was not', [user('a'), partial('An')], [user('a')], [user('a'), partial('An')]],
  [
    'the same question again is not its answer',
    [user('a'), partial('An'), user('a'), answer('Answer')],
    [user('a'), user('a'), answer('Answer')],
    [user('a'), partial('An'), user('a'), answer('Answer')],
  ],
  [
    'another tab asked',
    [user('a'), answer('A')],
    [user('a'), answer('A'), user('b')],
    [user('a'), answer('A'), user('b')],
  ],
  ['older ones come first', [error, user('b')], [user('a'), user('b')], [user('a'), error, user('b')]],
];

test.each(CASES.map(([says, seen, ...more]) => [says, { seen, more }] as const))('%s', (_says, { seen, more }) =>
  expect(mergeHistory(seen, more[0])).toEqual(more[1]),
);

const entry = oneof(
  constantFrom('a', 'b', 'c').map(user),
  constantFrom('A', 'B').map(answer),
  constantFrom('A', 'B').map(partial),
  constant(error),
);

test('the history is whole and in order, nothing of it is there twice, and nothing that was seen is lost', () => {
  const key = (one: ConversationEntry) => JSON.stringify(one);
  assert(
    property(array(entry), array(entry), (seen, stored) => {
      const history = stored.filter((one) => one.kind !== 'answer' || !one.isPartial);
      const all = mergeHistory(seen, history);
      let at = 0;
      for (const one of all) if (at < history.length && key(one) === key(history[at] as ConversationEntry)) at += 1; // within its length
      expect(at).toBe(history.length);
      for (const one of seen) {
        const isKept = all.some((kept) => key(kept) === key(one));
        expect(
          isKept ||
            (one.kind === 'answer' && all.some((kept) => kept.kind === 'answer' && kept.text.startsWith(one.text))),
        ).toBe(true);
      }
      expect(all.length).toBeLessThanOrEqual(seen.length + history.length);
      // A whole may take the place of a partial one later on.
      const isWhole = !all.some((one) => one.kind === 'answer' && one.isPartial);
      expect(isWhole ? mergeHistory(all, history) : all).toEqual(all);
    }),
  );
});

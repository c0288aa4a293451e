// Merging the entries that the page displays with the conversation's history from the proxy.
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
  ['shows the history if nothing was displayed', [], [GREETING], [GREETING]],
  ['shows a greeting that is also in the history once', [GREETING], [GREETING], [GREETING]],
  ['keeps a greeting that is not stored yet', [GREETING], [], [GREETING]],
  ['shows a new question after the history', [user('a')], [GREETING], [GREETING, user('a')]],
  [
    'keeps an error at its position',
    [GREETING, user('a'), error, user('b')],
    [GREETING, user('a'), user('b'), answer('B')],
    [GREETING, user('a'), error, user('b'), answer('B')],
  ],
  [
    'replaces a partial answer by the complete answer of the history',
    [user('a'), partial('An')],
    [user('a'), answer('Answer')],
    [user('a'), answer('Answer')],
  ],
  ['keeps a partial answer without a stored one', [user('a'), partial('An')], [user('a')], [user('a'), partial('An')]],
  [
    'does not replace a partial answer by the answer to the same question when the user repeated it',
    [user('a'), partial('An'), user('a'), answer('Answer')],
    [user('a'), user('a'), answer('Answer')],
    [user('a'), partial('An'), user('a'), answer('Answer')],
  ],
  [
    'adds a question from another tab',
    [user('a'), answer('A')],
    [user('a'), answer('A'), user('b')],
    [user('a'), answer('A'), user('b')],
  ],
  [
    'shows older entries of the history before an error',
    [error, user('b')],
    [user('a'), user('b')],
    [user('a'), error, user('b')],
  ],
];

test.each(CASES.map(([title, seen, ...more]) => [title, { seen, more }] as const))('%s', (_, { seen, more }) =>
  expect(mergeHistory(seen, more[0])).toEqual(more[1]),
);

const entry = oneof(
  constantFrom('a', 'b', 'c').map(user),
  constantFrom('A', 'B').map(answer),
  constantFrom('A', 'B').map(partial),
  constant(error),
);

test('shows the whole history in order and all displayed entries, and merging again changes no complete result', () => {
  const key = (keyed: ConversationEntry) => JSON.stringify(keyed);
  assert(
    property(array(entry), array(entry), (displayedEntries, generatedEntries) => {
      const history = generatedEntries.filter((record) => record.kind !== 'answer' || !record.isPartial);
      const mergedEntries = mergeHistory(displayedEntries, history);
      let historyIndex = 0;
      for (const merged of mergedEntries) {
        const next = history[historyIndex];
        if (next && key(merged) === key(next)) historyIndex += 1;
      }
      expect(historyIndex).toBe(history.length);
      for (const displayed of displayedEntries) {
        const isKept = mergedEntries.some((kept) => key(kept) === key(displayed));
        expect(
          isKept ||
            (displayed.kind === 'answer' &&
              mergedEntries.some((kept) => kept.kind === 'answer' && kept.text.startsWith(displayed.text))),
        ).toBe(true);
      }
      expect(mergedEntries.length).toBeLessThanOrEqual(displayedEntries.length + history.length);
      // Merging again may replace a partial answer by a complete one.
      const isComplete = !mergedEntries.some((merged) => merged.kind === 'answer' && merged.isPartial);
      expect(isComplete ? mergeHistory(mergedEntries, history) : mergedEntries).toEqual(mergedEntries);
    }),
  );
});

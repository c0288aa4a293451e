import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { traceFixOf, traceTitleOf } from './trace-messages.ts';

/** What fails in each row of the protocol's table of failures (docs/protocol/resources.md#10.2). */
function documentedFailures(): { kind: string; failure: string; type: string }[] {
  const text = readFileSync('docs/protocol/resources.md', 'utf8');
  const table = text.slice(text.indexOf('| Kind | Failure | List |')).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => {
      const [, kind = '', failure = '', list = ''] = row.split('|').map((cell) => cell.trim());
      const types = /([A-Z_]+)(?: or ([A-Z_]+))? failed/.exec(list)?.slice(1) ?? [];
      return types.filter(Boolean).map((type) => ({ kind, failure, type }));
    });
}

const traceOf = (type: string) => ({ type, outcome: 'failed' as const, details: '', error: '' });
const DEFAULT_FIX = traceFixOf(traceOf('UNKNOWN_ERROR'), 'root');

describe('every failure of a test is explained, with a way to mend it', () => {
  const all = documentedFailures();
  test('of all kinds', () => expect(all).toHaveLength(14));
  test.each(all)('$kind: $failure ($type)', ({ type }) => {
    expect(traceTitleOf(traceOf(type))).toMatch(/^[A-Z][a-z].* (?:don't|doesn't|can't|unknown) ?/);
    const mend = traceFixOf(traceOf(type), 'root');
    expect(mend).toMatch(/\.$/);
    expect(mend === DEFAULT_FIX).toBe(type === 'UNKNOWN_ERROR');
  });
});

test.each(['A_LATER_ONE', 'constructor', 'toString'])('%s goes by its own name, and leads to its error', (type) => {
  expect(traceTitleOf(traceOf(type))).toBe(type);
  expect(traceFixOf(traceOf(type), 'root')).toBe(DEFAULT_FIX);
});

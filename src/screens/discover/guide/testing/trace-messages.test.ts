import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { traceFixOf, traceTitleOf } from './trace-messages.ts';

/** The rows of the table of failures in the protocol (docs/protocol/resources.md#10.2). */
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

describe('documented failures of connection tests', () => {
  const failures = documentedFailures();
  test('the document lists 14 failures', () => expect(failures).toHaveLength(14));
  test.each(failures)('$kind: $failure ($type) has a title and a fix', ({ type }) => {
    expect(traceTitleOf(traceOf(type))).toMatch(/^[A-Z][a-z].* (?:don't|doesn't|can't|unknown) ?/);
    const fix = traceFixOf(traceOf(type), 'root');
    expect(fix).toMatch(/\.$/);
    expect(fix === DEFAULT_FIX).toBe(type === 'UNKNOWN_ERROR');
  });
});

test.each(['A_LATER_ONE', 'constructor', 'toString'])(
  'shows the unknown type %s by name with the default fix',
  (type) => {
    expect(traceTitleOf(traceOf(type))).toBe(type);
    expect(traceFixOf(traceOf(type), 'root')).toBe(DEFAULT_FIX);
  },
);

// A log that is asked for page by page.
import { expect, test, vi } from 'vitest';
import type { Log, LogCall } from './log-query.ts';

vi.stubGlobal('location', { origin: 'https://proxy.example.com' });

/** A proxy with three pages, and how it was asked for them. */
function proxyWithPages() {
  const calls: LogCall[] = [];
  const log: Log<unknown> = {
    key: ['log'],
    range: '15m',
    zone: 'utc',
    ask: async (call) => {
      calls.push(call);
      return { events: [calls.length], startKey: calls.length < 3 ? `page-${calls.length}` : '' };
    },
    read: (raw) => raw,
  };
  return { calls, log };
}

// docs/behaviour.md#audit-events "with the interval of the first"
test('further pages are asked for with the interval of the first, however late it has become', async () => {
  const { wholeLog } = await import('./log-query.ts');
  const { calls, log } = proxyWithPages();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T14:22:07Z'), toFake: ['Date'] });
  const rows: unknown[] = [];
  for await (const page of wholeLog(log, new AbortController().signal)) {
    rows.push(...page);
    vi.setSystemTime(Date.now() + 3_600_000);
  }
  vi.useRealTimers();
  expect(rows).toEqual([1, 2, 3]);
  expect(calls.map(({ startKey }) => startKey)).toEqual([undefined, 'page-1', 'page-2']);
  expect(new Set(calls.map(({ from, to, limit }) => `${from} ${to} ${limit}`)).size).toBe(1);
});

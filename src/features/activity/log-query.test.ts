// Tests of a log that the proxy sends in pages.
import { expect, test, vi } from 'vitest';
import type { Log, LogRequest, LogPage, LogRow } from './log-query.ts';

vi.stubGlobal('location', { origin: 'https://proxy.example.com' });

interface PageResponse {
  events: number[];
  startKey: string;
}

const threePages = (call: number): PageResponse => ({ events: [call], startKey: call < 3 ? `page-${call}` : '' });

/** Creates a log of a fake proxy, which answers each call with `respond(number of the call)`, and records the calls. */
function proxyWithPages(respond: (call: number) => PageResponse = threePages) {
  const calls: LogRequest[] = [];
  const log: Log<LogRow> = {
    key: ['log'],
    range: '15m',
    zone: 'utc',
    fetchPage: async (call) => {
      calls.push(call);
      return respond(calls.length);
    },
    parseRecord: (raw) => ({ id: String(raw) }),
  };
  return { calls, log };
}

async function idsIn(log: Log<LogRow>): Promise<string[]> {
  const { allLogPages } = await import('./log-query.ts');
  const ids: string[] = [];
  for await (const page of allLogPages(log, new AbortController().signal)) ids.push(...page.map(({ id }) => id));
  return ids;
}

// docs/behaviour.md#audit-events "All pages of a range are requested"
test('requests further pages with the interval of the first page', async () => {
  const { allLogPages } = await import('./log-query.ts');
  const { calls, log } = proxyWithPages();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T14:22:07Z'), toFake: ['Date'] });
  const rows: LogRow[] = [];
  for await (const page of allLogPages(log, new AbortController().signal)) {
    rows.push(...page);
    vi.setSystemTime(Date.now() + 3_600_000);
  }
  vi.useRealTimers();
  expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(calls.map(({ startKey }) => startKey)).toEqual([undefined, 'page-1', 'page-2']);
  expect(new Set(calls.map(({ from, to, limit }) => `${from} ${to} ${limit}`)).size).toBe(1);
});

// docs/behaviour.md#audit-events "An export fails if it would never end", "An export has no limit on the number"
test.each([
  {
    what: 'a log that repeats a page',
    sent: () => ({ events: [1], startKey: 'again' }),
    reason: 'The proxy sent the same page again.',
    requests: 2,
  },
  {
    what: 'a log that repeats events under new keys',
    sent: (call: number) => ({ events: [1], startKey: `${call}` }),
    reason: 'The last three pages added nothing new.',
    requests: 4,
  },
  {
    what: 'a log of endless empty pages',
    sent: (call: number) => ({ events: [], startKey: `${call}` }),
    reason: 'The last three pages added nothing new.',
    requests: 3,
  },
])('an export of $what fails', async ({ sent, reason, requests }) => {
  const { calls, log } = proxyWithPages(sent);
  await expect(idsIn(log)).rejects.toThrow(reason);
  expect(calls).toHaveLength(requests);
});

test('exports the events of all pages when some pages are empty', async () => {
  const { log } = proxyWithPages((call) => ({
    events: call % 3 === 0 ? [call] : [],
    startKey: call < 9 ? `${call}` : '',
  }));
  expect(await idsIn(log)).toEqual(['3', '6', '9']);
});

// docs/behaviour.md#further-pages "A paged list stops loading pages"
test('a log stops at a repeated key and continues when a page adds a new event', async () => {
  const { logStopReason } = await import('./log-query.ts');
  const requested = { from: '', to: '', requestedAt: 0 };
  const page = (ids: string, startKey: string): LogPage<LogRow> => ({
    rows: ids.split('').map((id) => ({ id })),
    requested,
    next: startKey === '' ? undefined : { from: '', to: '', startKey },
  });
  expect(logStopReason(undefined)).toBeUndefined();
  expect(logStopReason([page('ab', 'x'), page('c', 'x')])).toBe('repeated key');
  const idlePages = [page('ab', '1'), page('a', '2'), page('', '3'), page('b', '4')];
  expect(logStopReason(idlePages)).toBe('nothing new');
  expect(logStopReason([...idlePages, page('c', '5')])).toBeUndefined();
  expect(logStopReason([...idlePages, page('', '')])).toBeUndefined();
});

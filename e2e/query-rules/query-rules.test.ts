// Checks the source code: all requests to the proxy must follow the rules for queries in rules.ts.
import { describe, expect, test } from 'vitest';
import { unnamedStaleTimes, keysWithoutFactory, refetchOptions, writingQueries } from './rules.ts';
import { readShippedSources, sourcesOf } from './parsed-sources.ts';

const sources = sourcesOf(readShippedSources());

describe('in the source code', () => {
  test('no query calls an operation that writes', () => {
    expect(sources.files.size).toBeGreaterThan(300);
    expect(writingQueries(sources)).toEqual([]);
  });

  test('every query key is created by keyOf or listKey', () => {
    expect(keysWithoutFactory(sources)).toEqual([]);
  });

  test('refetching on mount and reconnect is configured in one file', () => {
    expect(refetchOptions(sources)).toEqual([
      'src/api/query-client.ts: refetchOnReconnect',
      'src/api/query-client.ts: refetchOnMount',
    ]);
  });

  test('every stale time has a name', () => {
    expect(unnamedStaleTimes(sources)).toEqual([]);
  });
});

const sourcesFrom = (files: Record<string, string>) => sourcesOf(new Map(Object.entries(files)));

describe('the rule that queries must not write', () => {
  test.each<[string, Record<string, string>]>([
    ['directly with the client', { 'src/a.ts': "const q = { queryFn: () => http.POST('/sessions', {}) };" }],
    ['in queryOptions with its method', { 'src/a.ts': "const q = $api.queryOptions('post', '/sessions');" }],
    ['without the client', { 'src/a.ts': "const q = { queryFn: () => fetch('/sessions', { method: 'POST' }) };" }],
    [
      'in a function of another file',
      {
        'src/a.ts': "import { open as begin } from './b.ts'; const q = { queryFn: begin };",
        'src/b.ts': "export async function open() { return http.DELETE('/sessions'); }",
      },
    ],
    [
      'in a prop of a component',
      {
        'src/a.tsx': 'export function Dialog({ ask }) { return useQuery({ queryFn: () => ask() }); }',
        'src/b.tsx': "import { Dialog } from './a.tsx'; const it = <Dialog ask={() => http.PUT('/token', {})} />;",
      },
    ],
    [
      'in a forwarded prop',
      {
        'src/a.tsx': 'export function Dialog({ ask }) { return useQuery({ queryFn: ask }); }',
        'src/b.tsx': "import { Dialog } from './a.tsx'; const it = <Dialog ask={() => http.PUT('/token', {})} />;",
      },
    ],
    [
      'in a member of an object',
      {
        'src/a.ts': "import type { Kind } from './b.ts'; const of = (kind: Kind) => ({ queryFn: () => kind.ask() });",
        'src/b.ts': "export const kinds = [{ ask: () => http.PATCH('/token', {}) }];",
      },
    ],
  ])('detects a query that writes %s', (_where, files) => {
    expect(writingQueries(sourcesFrom(files))).toHaveLength(1);
  });

  test('accepts a query that only reads', () => {
    const readingQuery =
      "const q = { queryFn: () => http.GET('/sessions') }; const m = { mutationFn: () => http.POST('/a') };";
    expect(writingQueries(sourcesFrom({ 'src/a.ts': readingQuery }))).toEqual([]);
  });
});

test.each([
  [keysWithoutFactory, "const q = { queryKey: ['sessions'] };"],
  [refetchOptions, 'const q = { refetchOnWindowFocus: false };'],
  [refetchOptions, "import { experimental_streamedQuery as streamed } from 'x';"],
  [unnamedStaleTimes, 'const q = { staleTime: 5 * 60_000 };'],
  [unnamedStaleTimes, 'const q = { staleTime: Number.POSITIVE_INFINITY };'],
])('the rule %o detects %s', (rule, text) => {
  expect(rule(sourcesFrom({ 'src/a.ts': text }))).toHaveLength(1);
});

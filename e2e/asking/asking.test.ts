// One way to ask of the proxy, read off the sources.
import { describe, expect, test } from 'vitest';
import { ownAges, ownKeys, ownRules, writingQueries } from './rules.ts';
import { shipped, sourcesOf } from './sources.ts';

const sources = sourcesOf(shipped());

describe('in the sources', () => {
  test('a query reads: what writes is a mutation', () => {
    expect(sources.files.size).toBeGreaterThan(300);
    expect(writingQueries(sources)).toEqual([]);
  });

  test('every key is made by the factory', () => {
    expect(ownKeys(sources)).toEqual([]);
  });

  test('what is asked again upon arrival, focus and reconnection is set once', () => {
    expect(ownRules(sources)).toEqual([
      'src/api/query-client.ts: refetchOnReconnect',
      'src/api/query-client.ts: refetchOnMount',
    ]);
  });

  test('how long an answer is fresh has a name', () => {
    expect(ownAges(sources)).toEqual([]);
  });
});

const planted = (files: Record<string, string>) => sourcesOf(new Map(Object.entries(files)));

describe('a query that writes is found', () => {
  test.each<[string, Record<string, string>]>([
    ['at once', { 'src/a.ts': "const q = { queryFn: () => http.POST('/sessions', {}) };" }],
    ['by its method', { 'src/a.ts': "const q = $api.queryOptions('post', '/sessions');" }],
    ['past the client', { 'src/a.ts': "const q = { queryFn: () => fetch('/sessions', { method: 'POST' }) };" }],
    [
      'behind a function of another file',
      {
        'src/a.ts': "import { open as begin } from './b.ts'; const q = { queryFn: begin };",
        'src/b.ts': "export async function open() { return http.DELETE('/sessions'); }",
      },
    ],
    [
      'in what a component is given',
      {
        'src/a.tsx': 'export function Dialog({ ask }) { return useQuery({ queryFn: () => ask() }); }',
        'src/b.tsx': "import { Dialog } from './a.tsx'; const it = <Dialog ask={() => http.PUT('/token', {})} />;",
      },
    ],
    [
      'in what is handed on',
      {
        'src/a.tsx': 'export function Dialog({ ask }) { return useQuery({ queryFn: ask }); }',
        'src/b.tsx': "import { Dialog } from './a.tsx'; const it = <Dialog ask={() => http.PUT('/token', {})} />;",
      },
    ],
    [
      'in what an object holds',
      {
        'src/a.ts': "import type { Kind } from './b.ts'; const of = (kind: Kind) => ({ queryFn: () => kind.ask() });",
        'src/b.ts': "export const kinds = [{ ask: () => http.PATCH('/token', {}) }];",
      },
    ],
  ])('%s', (_where, files) => {
    expect(writingQueries(planted(files))).toHaveLength(1);
  });

  test('and one that reads is not', () => {
    const reads =
      "const q = { queryFn: () => http.GET('/sessions') }; const m = { mutationFn: () => http.POST('/a') };";
    expect(writingQueries(planted({ 'src/a.ts': reads }))).toEqual([]);
  });
});

test.each([
  [ownKeys, "const q = { queryKey: ['sessions'] };"],
  [ownRules, 'const q = { refetchOnWindowFocus: false };'],
  [ownRules, "import { experimental_streamedQuery as streamed } from 'x';"],
  [ownAges, 'const q = { staleTime: 5 * 60_000 };'],
  [ownAges, 'const q = { staleTime: Number.POSITIVE_INFINITY };'],
])('%o finds what says its own: %s', (rule, text) => {
  expect(rule(planted({ 'src/a.ts': text }))).toHaveLength(1);
});

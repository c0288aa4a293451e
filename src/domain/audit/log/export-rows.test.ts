import { describe, expect, test } from 'vitest';
import { parseExactJson } from '#lib/exact-json.ts';
import { auditRow, type AuditRow } from '#domain/audit/event.ts';
import { csvFile, csvHeader, csvRows, jsonLines, jsonLinesFile } from './export-rows.ts';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';

/** Parses CSV by the rules of RFC 4180. */
function parseCsv(csv: string): string[][] {
  const cellMatches = csv.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n])*)(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cellMatches) {
    rows.at(-1)?.push(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const cellsOf = (row: AuditRow): Record<string, string> => {
  const [names = [], values = []] = parseCsv((csvHeader() + csvRows([row])).slice(1));
  return Object.fromEntries(names.map((name, columnIndex) => [name, values[columnIndex] ?? 'missing']));
};

// docs/behaviour.md#audit-events "The file starts with a byte order"
test('CSV starts with a byte order mark, so that spreadsheets detect UTF-8', () =>
  expect(csvHeader()).toMatch(/^\ufeff"time",/));

test('CSV shows an event with one cell for each column', () => {
  const row = rowOf({
    uid: 'u-1',
    cluster_name: 'one',
    code: 'T2000I',
    event: 'session.start',
    server_hostname: 'web-01',
  });
  expect(cellsOf(row)).toEqual({
    time: '2030-01-02T03:04:05.000Z',
    user: 'ada',
    title: 'Shell session started',
    message: 'ada started a shell session on web-01',
    category: 'session',
    outcome: 'ok',
    resource: 'web-01',
    code: 'T2000I',
    type: 'session.start',
    cluster: 'one',
    id: 'u-1',
    note: '',
  });
});

// docs/behaviour.md#audit-events "Lists, details, searches and CSV"
test('CSV marks an event whose code is not in the catalog', () => {
  expect(cellsOf(rowOf({ code: 'INF001I', event: 'inference_model.create', name: 'llama-3' }))).toMatchObject({
    title: 'Inference model created',
    message: 'ada created inference model llama-3',
    note: 'Not in the catalog',
  });
});

// docs/behaviour.md#audit-events "In CSV, every cell is quoted and contains"
test('CSV preserves quotation marks, commas, line breaks and long values', () => {
  const command = `echo "a, b"\nnext ${'x'.repeat(200)}`;
  const row = rowOf({ code: 'T3002I', event: 'exec', server_hostname: 'web-01', command });
  expect(cellsOf(row)['message']).toBe(`ada ran ${command} on web-01`);
});

test('CSV contains an unreadable record as JSON', () => {
  expect(cellsOf(unreadableRow({ half: '"' }))).toMatchObject({
    title: 'Unreadable record',
    message: '{"half":"\\""}',
    time: '',
  });
});

// docs/behaviour.md#audit-events "In CSV, every cell is quoted and contains"
test('CSV preserves tabs, line breaks, control characters and invisible characters', () => {
  const login = 'a\tb\r\nc\u200dd\u0007e\u202ef';
  const row = rowOf({
    code: 'T2000I',
    event: 'session.start',
    server_hostname: 'web\u200d01',
    user: login,
    uid: 'u\t1',
  });
  expect(cellsOf(row)).toMatchObject({
    user: login,
    resource: 'web\u200d01',
    id: 'u\t1',
    message: `${login} started a shell session on web\u200d01`,
  });
});

// docs/behaviour.md#audit-events "Numbers of any length are exact in both"
test('both formats preserve numbers of 20 digits', () => {
  const record = `{"code":"T2006I","event":"session.data","time":"2030-01-02T03:04:05.000Z","user":"ada","tx":12345678901234567890,"rx":76800}`;
  const [raw] = (parseExactJson(`{"events":[${record}]}`) as { events: unknown[] }).events;
  const row = auditRow(raw, 0);
  expect(jsonLines([row])).toBe(`${record}\n`);
  expect(cellsOf(row)['message']).toBe('ada received 12345678901234567890, sent 76.8 kB (76800 bytes)');
});

// docs/behaviour.md#audit-events "A cell that a spreadsheet could read"
describe('cells that a spreadsheet could read as a formula', () => {
  const messageCellOf = (user: string) => cellsOf(rowOf({ user }))['message'];

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\tx',
    '\nx',
    '"=1',
    ' =1',
    "'=1",
    '＝1',
    '＠x',
    '\u200d=1',
    '\u0007=1',
    '\u200b \u202e+1',
  ])('prefixes %j with an apostrophe', (user) =>
    expect(messageCellOf(user)).toBe(`'${user} signed in with a local account`),
  );

  test.each(['ada', 'a=b', 'web-01', '1', 'søren', ' ada', '"ada"', 'a@b.example'])('does not change %j', (user) =>
    expect(messageCellOf(user)).toBe(`${user} signed in with a local account`),
  );

  test('quotes a cell with a semicolon, which separates cells in some countries', () => {
    expect(csvRows([rowOf({ user: 'a;=1+1' })])).toContain(',"a;=1+1",');
  });
});

// docs/behaviour.md#audit-events "JSON Lines contain each event as it was"
test('JSON Lines contain each event, and each unreadable record, unchanged on one line', () => {
  const raws = [{ code: 'X', text: 'a\nb', list: [null, 1.5] }, 'text', null];
  const text = jsonLines(raws.map((raw, index) => auditRow(raw, index)));
  expect(text.endsWith('\n')).toBe(true);
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(raws);
});

const collect = async (chunks: AsyncIterable<string>): Promise<string[]> => {
  const collected: string[] = [];
  for await (const piece of chunks) collected.push(piece);
  return collected;
};

test('yields one chunk of the file for each chunk of rows, after the CSV header', async () => {
  const [a, b] = [rowOf({ uid: 'a' }), rowOf({ uid: 'b' })];
  async function* pages() {
    yield [a];
    yield [];
    yield [b];
  }
  expect(await collect(csvFile(pages()))).toEqual([csvHeader(), csvRows([a]), '', csvRows([b])]);
  expect(await collect(jsonLinesFile([[a, b]]))).toEqual([jsonLines([a, b])]);
});

test('requests no more rows after the reader of the file stops', async () => {
  let requestCount = 0;
  function* pages() {
    for (;;) {
      requestCount += 1;
      yield [rowOf()];
    }
  }
  for await (const chunk of jsonLinesFile(pages())) if (chunk) break;
  expect(requestCount).toBe(1);
});

test('converts and encodes more than 4,000 events per second', { timeout: 60_000 }, () => {
  const EVENT_COUNT = 5000;
  const raws = Array.from({ length: EVENT_COUNT }, (_, index) => ({
    ...(rowOf().raw as object),
    uid: `u-${index}`,
    code: index % 2 ? 'T3002I' : 'TDB02I',
    command: 'SELECT "x", y'.repeat(20),
  }));
  // The best of five runs, because other processes share the machine. `npm run bench -- export` measures the exact rate.
  const timesMs = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    const rows = raws.map((raw, index) => auditRow(raw, index));
    const size = csvRows(rows).length + jsonLines(rows).length;
    expect(size).toBeGreaterThan(EVENT_COUNT * 100);
    return performance.now() - startedAt;
  });
  expect(EVENT_COUNT / (Math.min(...timesMs) / 1000)).toBeGreaterThan(4_000);
});

import { expect, test } from 'vitest';
import { unreadableEntry } from '#lib/unreadable-entry.ts';
import { csvFileOf } from './csv-file.ts';

const columns = [
  { title: 'Name', style: 'name', text: ({ name }: { name: string }) => name },
  { title: 'Expires', style: 'quiet', text: () => '', csv: () => '2026-11-29 12:00:00' },
] as const;

const rowOf = (name: string) => ({ ok: true as const, id: name, name, labels: [{ name: 'env', value: 'prod' }] });

// docs/behaviour.md#lists "The file has all columns"
test('writes the columns, the text of cells that show more, and labels', () => {
  expect(csvFileOf({ columns, labelColumns: undefined, rows: [rowOf('a')] })).toBe(
    '\ufeff"Name","Expires"\r\n"a","2026-11-29 12:00:00"\r\n',
  );
  expect(csvFileOf({ columns, labelColumns: ['env'], rows: [rowOf('a')] })).toBe(
    '\ufeff"Name","Expires","env","Labels"\r\n"a","2026-11-29 12:00:00","prod","env: prod"\r\n',
  );
});

// docs/behaviour.md#lists "Every cell is quoted"
test.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', ' =1', '"=1'])('the cell %j is no formula', (name) => {
  const [, line = ''] = csvFileOf({ columns: columns.slice(0, 1), labelColumns: undefined, rows: [rowOf(name)] }).split(
    /\r\n(?=")/,
  );
  expect(line).toBe(`"'${name.replaceAll('"', '""')}"\r\n`);
});

test('keeps unreadable records', () => {
  const rows = [unreadableEntry({ name: 7 }, 0)];
  expect(csvFileOf({ columns, labelColumns: undefined, rows })).toContain('"Unreadable","{""name"":7}"');
});

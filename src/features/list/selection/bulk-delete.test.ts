import { expect, test } from 'vitest';
import { deleteRows } from './bulk-delete.ts';

const errorWith = (message: string, status: number | undefined) => Object.assign(new Error(message), { status });

test('groups the failed rows by their error', async () => {
  const result = await deleteRows(['a', 'b', 'c', 'd'], async (row) => {
    if (row === 'b' || row === 'd') throw errorWith('in use', 400);
    if (row === 'c') throw errorWith('away', 500);
  });
  expect(result).toMatchObject({
    deleted: ['a'],
    failures: [
      { error: { message: 'in use' }, rows: ['b', 'd'] },
      { error: { message: 'away' }, rows: ['c'] },
    ],
    notSent: [],
  });
});

// docs/behaviour.md#lists "A refusal for lack of permission or MFA, or a request without an answer"
test.each([
  ['a missing permission', 403],
  ['an unreachable proxy', 0],
  ['a canceled request', undefined],
])('sends no more requests after %s', async (_what, status) => {
  const rows = Array.from({ length: 20 }, (_, index) => `row ${index}`);
  const sent: string[] = [];
  const result = await deleteRows(rows, async (row) => {
    sent.push(row);
    await Promise.resolve();
    throw errorWith('refused', status);
  });
  expect(sent).toHaveLength(6);
  expect(result.deleted).toEqual([]);
  expect(result.failures).toMatchObject([{ rows: rows.slice(0, 6) }]);
  expect(result.notSent).toEqual(rows.slice(6));
});

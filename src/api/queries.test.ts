import { afterEach, expect, test } from 'vitest';
import { queries } from './queries.ts';
import { Refusal } from './refusal.ts';

afterEach(() => queries.clear());

/** Whether a list is loaded again after a write that fails so. */
async function isStaleAfter(error: Error): Promise<boolean> {
  queries.setQueryData(['list'], []);
  const mutationFn = async () => {
    throw error;
  };
  const write = queries.getMutationCache().build(queries, { mutationFn });
  await expect(write.execute(undefined)).rejects.toBe(error);
  return queries.getQueryState(['list'])?.isInvalidated ?? false;
}

// docs/behaviour.md#errors "everything on the page is loaded again"
test('loads lists again after a write with an unreadable answer, and not after a refused one', async () => {
  expect(await isStaleAfter(new Refusal(200, ''))).toBe(true);
  expect(await isStaleAfter(new Refusal(403, 'no'))).toBe(false);
});

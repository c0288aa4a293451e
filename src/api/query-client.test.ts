import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { Refusal } from './refusal.ts';

afterEach(() => queryClient.clear());

/** Whether a failed write invalidates a cached list. */
async function isInvalidatedAfter(error: Error): Promise<boolean> {
  queryClient.setQueryData(['list'], []);
  const mutationFn = async () => {
    throw error;
  };
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn });
  await expect(write.execute(undefined)).rejects.toBe(error);
  return queryClient.getQueryState(['list'])?.isInvalidated ?? false;
}

// docs/behaviour.md#errors "The console then reloads everything"
test('invalidates lists after a write with an unreadable response, but not after a refused write', async () => {
  expect(await isInvalidatedAfter(new Refusal(200, ''))).toBe(true);
  expect(await isInvalidatedAfter(new Refusal(403, 'no'))).toBe(false);
});

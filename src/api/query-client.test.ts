import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { Refusal } from './refusal.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

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

/** The seconds after reconnection at which a visible query is requested if each request fails with the error. */
async function secondsOfRequestsAfterReconnect(error: Error): Promise<number[]> {
  vi.useFakeTimers();
  queryClient.mount();
  const requestTimes: number[] = [];
  const queryFn = async () => {
    requestTimes.push(Date.now());
    throw error;
  };
  const unsubscribe = new QueryObserver(queryClient, { queryKey: ['visible'], queryFn }).subscribe(() => undefined);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  requestTimes.length = 0;
  onlineManager.setOnline(true);
  const reconnectedAt = Date.now();
  await vi.advanceTimersByTimeAsync(60_000);
  unsubscribe();
  queryClient.unmount();
  return requestTimes.map((time) => (time - reconnectedAt) / 1000);
}

// docs/behaviour.md#errors "When the network is back, the page requests it again"
test('requests without an answer are repeated several times after reconnection, refused ones once', async () => {
  expect(await secondsOfRequestsAfterReconnect(new Refusal(0, ''))).toEqual([0, 1, 3, 10]);
  queryClient.clear();
  expect(await secondsOfRequestsAfterReconnect(new Refusal(403, 'no'))).toEqual([0]);
});

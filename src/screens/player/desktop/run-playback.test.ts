import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '#domain/desktop-recording/playback.ts';
import { Refusal, unreachableError } from '#api/refusal.ts';
import { runPlayback } from './run-playback.ts';

const mockedFailure = vi.hoisted(() => ({ error: new Error() }));
vi.mock('#api/dialect/dialect-query.ts', () => ({ dialect: () => Promise.reject(mockedFailure.error) }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://console.example.com' }));
afterEach(() => vi.unstubAllGlobals());

// docs/behaviour.md#errors "Only text that a proxy sent is marked"
test.each([
  ["an error with the proxy's text", new Refusal(403, 'no'), { type: 'failed', text: 'no' }],
  ['an unreadable answer', new Refusal(200, 'Our own words.'), { type: 'notOpened', text: 'Our own words.' }],
  ['a missing answer', unreachableError(), { type: 'unreachable' }],
])('the end state after %s separates text of the proxy from text of the console', async (_, error, ending) => {
  mockedFailure.error = error;
  const onPlayback = vi.fn<(playback: Playback) => void>();
  runPlayback(
    { cluster: 'one', sid: 'x', from: 0 },
    { painter: { handleEffect: () => {}, stop: () => {} }, onPlayback },
  );
  await vi.waitFor(() => expect(onPlayback).toHaveBeenCalledWith(expect.objectContaining({ status: 'ended', ending })));
});

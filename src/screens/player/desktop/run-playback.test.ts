import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '#domain/desktop-recording/playback.ts';
import { Refusal, unreachableError } from '#api/refusal.ts';
import { runPlayback } from './run-playback.ts';

const failed = vi.hoisted(() => ({ error: new Error() }));
vi.mock('#api/dialect/dialect-query.ts', () => ({ dialect: () => Promise.reject(failed.error) }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://console.example.com' }));
afterEach(() => vi.unstubAllGlobals());

// docs/behaviour.md#errors "Only text that a proxy sent is marked"
test.each([
  ["an error with the proxy's text", new Refusal(403, 'no'), { reason: 'failed', text: 'no' }],
  ['an unreadable answer', new Refusal(200, 'Our own words.'), { reason: 'notOpened', text: 'Our own words.' }],
  ['a missing answer', unreachableError(), { reason: 'unreachable' }],
])('ends the playback after %s and keeps the source of the text', async (_, error, ending) => {
  failed.error = error;
  const onPlayback = vi.fn<(playback: Playback) => void>();
  runPlayback(
    { cluster: 'one', sid: 'x', from: 0 },
    { painter: { handleEffect: () => {}, stop: () => {} }, onPlayback },
  );
  await vi.waitFor(() => expect(onPlayback).toHaveBeenCalledWith(expect.objectContaining({ status: 'ended', ending })));
});

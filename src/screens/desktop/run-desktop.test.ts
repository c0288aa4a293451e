import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DesktopStream } from '#domain/desktop/session/desktop-state.ts';
import { Refusal, unreachableError } from '#api/refusal.ts';
import { runDesktop } from './run-desktop.ts';

const failed = vi.hoisted(() => ({ error: new Error() }));
vi.mock('#api/dialect/dialect-query.ts', () => ({ dialect: () => Promise.reject(failed.error) }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://console.example.com' }));
afterEach(() => vi.unstubAllGlobals());

// docs/behaviour.md#errors "Only text that a proxy sent is marked"
test.each([
  ['an error with text from the proxy', new Refusal(403, 'no'), { reason: 'refused', text: 'no', cause: '' }],
  ['an unreadable answer', new Refusal(200, 'Our own words.'), { reason: 'notOpened', cause: 'Our own words.' }],
  ['a missing answer', unreachableError(), { reason: 'unreachable' }],
])('ends the desktop after %s and keeps the source of the text', async (_, error, ending) => {
  failed.error = error;
  const onDesktop = vi.fn<(desktop: DesktopStream) => void>();
  const place = { cluster: 'one', desktop: 'd', login: 'alice', asked: { width: 800, height: 600 } };
  const drawing = { open: () => Promise.reject(new Error('not opened')), handleRequest: () => {}, stop: () => {} };
  runDesktop(place, drawing, { onDesktop, onClipboard: () => {}, onShare: () => {} });
  await vi.waitFor(() => expect(onDesktop).toHaveBeenCalledWith(expect.objectContaining({ status: 'ended', ending })));
});

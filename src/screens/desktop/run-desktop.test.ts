import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DesktopStream } from '#domain/desktop/session/desktop-state.ts';
import { Refusal, unreachableError } from '#api/refusal.ts';
import { runDesktop } from './run-desktop.ts';

const mockedFailure = vi.hoisted(() => ({ error: new Error() }));
vi.mock('#api/dialect/dialect-query.ts', () => ({ dialect: () => Promise.reject(mockedFailure.error) }));

beforeEach(() => vi.stubGlobal('location', { origin: 'https://console.example.com' }));
afterEach(() => vi.unstubAllGlobals());

// docs/behaviour.md#errors "Only text that a proxy sent is marked"
test.each([
  ['an error with text from the proxy', new Refusal(403, 'no'), { type: 'refused', text: 'no', cause: '' }],
  ['an unreadable answer', new Refusal(200, 'Our own words.'), { type: 'notOpened', cause: 'Our own words.' }],
  ['a missing answer', unreachableError(), { type: 'unreachable' }],
])('the end state after %s separates text of the proxy from text of the console', async (_, error, ending) => {
  mockedFailure.error = error;
  const onDesktop = vi.fn<(desktop: DesktopStream) => void>();
  const address = { cluster: 'one', desktop: 'd', login: 'alice', requestedSize: { width: 800, height: 600 } };
  const drawing = { open: () => Promise.reject(new Error('not opened')), handleRequest: () => {}, stop: () => {} };
  runDesktop(address, drawing, { onDesktop, onClipboard: () => {}, onShare: () => {} });
  await vi.waitFor(() => expect(onDesktop).toHaveBeenCalledWith(expect.objectContaining({ status: 'ended', ending })));
});

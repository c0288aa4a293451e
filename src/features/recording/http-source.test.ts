import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeError } from '#lib/user-facing-error.ts';
import type { LoadedRecording } from './source.ts';

let handleRequest: (request: Request) => Promise<Response>;
let openHttpSource: (typeof import('./http-source.ts'))['openHttpSource'];

// The client reads the page's origin and `fetch` when its module loads.
beforeAll(async () => {
  // Other tests in the same process may have loaded the modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', (request: Request) => handleRequest(request));
  ({ openHttpSource } = await import('./http-source.ts'));
});
afterAll(() => vi.resetModules());

const PRINT = { event: 'print', time: '2026-11-20T10:00:00Z', ei: 1, id: 1, ci: 0 };
const MIB = 1024 * 1024;

/** A proxy with a stream of `length` bytes that sends at most `most` bytes per request. Records all requests. */
function mockProxy(length: number, { most = 5 * MIB, events = [] as object[] } = {}) {
  const requestedRanges: string[] = [];
  const heldRequests: (() => void)[] = [];
  let isHolding = false;
  handleRequest = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/events')) return Response.json({ events, startKey: '' });
    const [offset, bytes] = [Number(searchParams.get('offset')), Number(searchParams.get('bytes'))];
    requestedRanges.push(`${offset}+${bytes}`);
    if (isHolding) await new Promise<void>((resolve) => heldRequests.push(resolve));
    const size = Math.max(0, Math.min(bytes, most, length - offset));
    return new Response(new Uint8Array(size).fill(offset / (256 * 1024)), {
      headers: { 'content-type': 'application/octet-stream' },
    });
  };
  return {
    requestedRanges,
    hold: () => (isHolding = true),
    release() {
      isHolding = false;
      heldRequests.splice(0).forEach((go) => go());
    },
  };
}

function open(onLoaded: (loaded: LoadedRecording) => void = () => {}) {
  const seen: LoadedRecording[] = [];
  const failed: unknown[] = [];
  const source = openHttpSource(
    { cluster: 'one', sid: '1c3a2b4e-0d5f-4a6b-8c7d-9e0f1a2b3c4d' },
    {
      onLoaded(loaded) {
        seen.push(loaded);
        onLoaded(loaded);
      },
      onFailed: (error) => void failed.push(error),
      onDetails: () => expect.fail('14.x says nothing besides'),
    },
  );
  return { source, seen, failed };
}

const completeEvents = (length: number) => [
  { ...PRINT, event: 'session.start', size: '80:25' },
  { ...PRINT, ms: 100, offset: 0, bytes: 1000 },
  { ...PRINT, ms: 60_000, offset: 1000, bytes: length - 1000 },
  { ...PRINT, event: 'session.end', time: '2026-11-20T10:02:00Z' },
];

test('can play the first part while other parts are loading', async () => {
  const length = 3 * MIB;
  const { requestedRanges, hold, release } = mockProxy(length, { events: completeEvents(length) });
  const { source, seen } = open(({ bytes }) => bytes > 0 && hold());
  await vi.waitFor(() => expect(requestedRanges).toHaveLength(2));
  expect(seen.at(-1)).toMatchObject({ bytes: MIB / 4, ms: 60_000, isComplete: false });
  expect(source.read(0, 1000)).toHaveLength(1000);
  expect(source.read(MIB / 4, MIB / 4 + 1)).toBeUndefined();
  release();
  await vi.waitFor(() => expect(seen.at(-1)?.bytes).toBeGreaterThan(MIB / 4));
  source.close();
});

test('requests growing parts, and nothing after the end of the timeline', async () => {
  const length = 2 * MIB;
  const { requestedRanges } = mockProxy(length, { events: completeEvents(length) });
  const { seen } = open();
  await vi.waitFor(() => expect(seen.at(-1)?.isComplete).toBe(true));
  expect(requestedRanges).toEqual(['0+262144', '262144+524288', '786432+1048576', '1835008+2097152']);
  expect(seen.at(-1)).toMatchObject({ bytes: length, missing: [] });
});

test('requests the missing bytes after a shorter answer', async () => {
  const { requestedRanges } = mockProxy(250_000, { most: 100_000, events: completeEvents(250_000) });
  const { seen } = open();
  await vi.waitFor(() => expect(seen.at(-1)?.isComplete).toBe(true));
  expect([requestedRanges.map((range) => range.split('+')[0]), seen.at(-1)?.bytes]).toEqual([
    ['0', '100000', '200000'],
    250_000,
  ]);
});

test('ends early when bytes are missing, and reports how many', async () => {
  mockProxy(1500, { events: completeEvents(5000) });
  const { seen } = open();
  await vi.waitFor(() => expect(seen.at(-1)?.isComplete).toBe(true));
  const { timeline, missing } = seen.at(-1) ?? {};
  expect([timeline?.moments.at(-1), timeline?.total, missing]).toEqual([
    { ms: 60_000, to: 1500 },
    60_000,
    [{ kind: 'rest', bytes: 3500 }],
  ]);
});

test('stores and prefetches only bytes near the position', async () => {
  const length = 110 * MIB;
  const { requestedRanges } = mockProxy(length, { events: completeEvents(length) });
  const { source, seen } = open();
  await vi.waitFor(() => expect(seen.at(-1)?.bytes).toBeGreaterThan(16 * MIB));
  const requestCount = requestedRanges.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requestedRanges.length).toBe(requestCount);
  for (let offset = 0; offset < 105 * MIB; offset += MIB) {
    await vi.waitFor(() => expect(source.read(offset, offset + MIB)).toBeDefined(), { interval: 1 });
  }
  expect(source.peek(0, 1)).toBeUndefined();
  // For an export, evicted bytes are fetched again in large requests and not stored.
  const { signal } = new AbortController();
  expect((await source.load(0, 9 * MIB, signal)).length).toBe(9 * MIB);
  expect((await source.load(length - 5, length + 5, signal)).length).toBe(5);
  expect(source.peek(0, 1)).toBeUndefined();
  await vi.waitFor(() => expect(source.read(0, 1)).toBeDefined(), { interval: 1 });
  source.close();
});

test('fetches a partly evicted range again, and never evicts new bytes', async () => {
  const length = 110 * MIB;
  mockProxy(length, { events: completeEvents(length) });
  const { source, seen } = open();
  const peeked: boolean[] = [];
  const STEP = 200 * 1000;
  for (let offset = 0; offset + STEP < 100 * MIB; offset += STEP) {
    await vi.waitFor(() => expect(source.read(offset, offset + STEP)).toBeDefined(), { interval: 1 });
    const { bytes = 0 } = seen.at(-1) ?? {};
    peeked.push(source.peek(bytes - 1, bytes) !== undefined);
  }
  expect(peeked).not.toContain(false);
  // Seek far back to evicted bytes, then across the end of the restored chunk.
  for (const offset of [0, MIB / 4 - STEP / 2])
    await vi.waitFor(() => expect(source.read(offset, offset + STEP)).toBeDefined(), { interval: 1 });
  source.close();
});

// docs/behaviour.md#errors "The console doesn't read an answer"
test('refuses to load a part of more than 64 MB for an export', async () => {
  const length = 110 * MIB;
  mockProxy(length, { events: completeEvents(length) });
  const { source } = open();
  const loaded = source.load(0, length, new AbortController().signal);
  // Compares lengths, because printing the bytes of a failure would take minutes.
  await expect(loaded.then((bytes) => bytes.length)).rejects.toThrow('larger than 64 MB');
  source.close();
});

test('reports nothing after it was closed', async () => {
  const { hold, release, requestedRanges } = mockProxy(5000, { events: completeEvents(5000) });
  hold();
  const { source, seen, failed } = open();
  await vi.waitFor(() => expect(requestedRanges).toHaveLength(1));
  const countBefore = seen.length;
  source.close();
  release();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([seen.length, failed]).toEqual([countBefore, []]);
});

// docs/behaviour.md#recordings "The player doesn't play answers that are not recordings",
// "It doesn't call them empty either"
test.each<[string, () => Response, string]>([
  [
    'a web page',
    () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    'The proxy answered with a web page in place of the recording.',
  ],
  ['JSON', () => Response.json({ events: [] }), 'The proxy answered with JSON in place of the recording.'],
  ['null', () => Response.json(null), 'The proxy answered with JSON in place of the recording.'],
  [
    'text',
    () => new Response('moved', { headers: { 'content-type': 'text/plain' } }),
    'The proxy answered with data of type text/plain in place of the recording.',
  ],
  [
    'an empty recording with a length',
    () => new Response(null, { headers: { 'content-type': 'application/octet-stream' } }),
    'The proxy sent an empty recording, but its list of events describes 12.0 kB of output.',
  ],
  [
    'a recording that is cut',
    () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.error(new TypeError('network error'));
          },
        }),
        { headers: { 'content-type': 'application/octet-stream' } },
      ),
    'The connection was cut before the answer of the proxy was complete.',
  ],
  // docs/behaviour.md#errors "The console doesn't read an answer", "A write with such an answer counts as accepted"
  [
    'a recording whose answer is larger than 64 MB',
    () =>
      new Response(new ReadableStream(), {
        headers: { 'content-type': 'application/octet-stream', 'content-length': String(64 * MIB + 1) },
      }),
    "The proxy's answer is larger than 64 MB, so it was not loaded.",
  ],
])('does not play %s and reports it in the error', async (_, respond, message) => {
  const events = [{ ...PRINT, ms: 0, offset: 0, bytes: 12_000 }];
  handleRequest = async ({ url }) => (url.includes('/events') ? Response.json({ events, startKey: '' }) : respond());
  const { seen, failed } = open();
  await expect.poll(() => failed.length).toBe(1);
  expect(failed[0]).toMatchObject({ message });
  // Status 0 would add the message that the proxy can't be reached.
  expect(describeError(failed[0]).status).not.toBe(0);
  expect(seen.some(({ isComplete, bytes }) => isComplete || bytes > 0)).toBe(false);
});

test('treats an empty answer without events as a session without output', async () => {
  mockProxy(0);
  const { seen, failed } = open();
  await expect.poll(() => seen.at(-1)?.isComplete).toBe(true);
  expect(failed).toEqual([]);
});

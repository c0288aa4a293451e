import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeMessage } from '#domain/desktop/codec/message.ts';
import type { StreamSocket } from '#features/stream/stream-socket.ts';
import { TestSocket } from '#features/stream/test-socket.ts';
import type { DrawRequest } from './create-draw.ts';
import { createPageSocket } from './page-socket.ts';
import { createWorkerSocket } from './worker-socket.ts';

const waitUntilSettled = () => new Promise((resolve) => setTimeout(resolve, 20));

const PNG = new Uint8Array(new ArrayBuffer(24));
PNG.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
PNG[19] = PNG[23] = 1;
const pictureFrame = (left: number) =>
  writeMessage({ kind: 'png2Frame', left, top: 0, right: left + 1, bottom: 1, png: PNG });
const textFrame = (text: string) => writeMessage({ kind: 'notification', text, severity: 'info' });

/** A worker socket and a page socket. `done` lists the frames in the order in which either side handled them. */
async function openSockets() {
  const done: string[] = [];
  let isLive = false;
  const draw = { record: (request: DrawRequest) => done.push(`drawn ${'left' in request && request.left}`), stop() {} };
  const worker = createWorkerSocket({ ...draw, handleRequest: (request) => void draw.record(request) }, (report) =>
    setTimeout(() => page.handleReport(report)),
  );
  const page = createPageSocket(
    (request) => setTimeout(() => worker.handleRequest(request)),
    () => isLive,
  );
  const opening = page.open('wss://proxy.example.com/');
  await waitUntilSettled();
  TestSocket.latest.simulateOpen();
  const pageSocket = await opening;
  return { pageSocket, done, goLive: (value: boolean) => (isLive = value) };
}

async function readAll(socket: StreamSocket, handleData: (data: Uint8Array) => void): Promise<void> {
  for (let data = await socket.read(); data !== undefined; data = await socket.read())
    if (typeof data !== 'string') handleData(data);
}

beforeEach(() => vi.stubGlobal('WebSocket', TestSocket));
afterEach(() => vi.unstubAllGlobals());

test('the page receives all frames before the desktop is live, then only frames other than pictures', async () => {
  const { pageSocket, done, goLive } = await openSockets();
  void readAll(pageSocket, ([number = 0]) => {
    goLive(true);
    done.push(`page ${number}`);
  });
  for (const frame of [pictureFrame(1), pictureFrame(2), textFrame('hello'), pictureFrame(3)])
    TestSocket.latest.receive(frame);
  await expect.poll(() => done).toEqual(['page 27', 'drawn 2', 'page 28', 'drawn 3']);
});

test('draws nothing while the page is handling a frame', async () => {
  const { pageSocket, done, goLive } = await openSockets();
  goLive(true);
  const first = pageSocket.read();
  for (const frame of [textFrame('first'), pictureFrame(1)]) TestSocket.latest.receive(frame);
  await first;
  await waitUntilSettled();
  expect(done).toEqual([]);
  void pageSocket.read();
  await expect.poll(() => done).toEqual(['drawn 1']);
});

test('sends an invalid picture to the page instead of drawing it', async () => {
  const { pageSocket, done, goLive } = await openSockets();
  goLive(true);
  const receivedLengths: number[] = [];
  void readAll(pageSocket, (data) => void receivedLengths.push(data.length));
  const broken = pictureFrame(1).fill(0, 21);
  for (const frame of [textFrame('first'), broken]) TestSocket.latest.receive(frame);
  await expect.poll(() => receivedLengths).toEqual([textFrame('first').length, broken.length]);
  expect(done).toEqual([]);
});

test('sends messages, and reports the end after all earlier frames', async () => {
  const { pageSocket } = await openSockets();
  pageSocket.send('hello');
  await waitUntilSettled();
  expect(TestSocket.latest.sent).toEqual(['hello']);
  TestSocket.latest.receive(textFrame('last'));
  TestSocket.latest.close(1011, 'gone');
  expect(await pageSocket.read()).toBeInstanceOf(Uint8Array);
  expect(await pageSocket.read()).toBeUndefined();
  expect(await pageSocket.ended).toEqual({ type: 'closed', code: 1011, reason: 'gone' });
});

test('reports a refused socket as ended and delivers no frames', async () => {
  vi.stubGlobal('WebSocket', () => {
    throw new DOMException('no', 'SecurityError');
  });
  const worker = createWorkerSocket({ handleRequest() {}, stop() {} }, (report) => page.handleReport(report));
  const page = createPageSocket(worker.handleRequest, () => false);
  const socket = await page.open('wss://proxy.example.com/');
  expect(await socket.read()).toBeUndefined();
  expect(await socket.ended).toEqual({ type: 'refused' });
});

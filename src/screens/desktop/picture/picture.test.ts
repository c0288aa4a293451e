import { beforeEach, expect, test, vi } from 'vitest';
import { createPicture } from './picture.ts';

/** Replaces `ImageData`, which tests do not have. */
class Pixels {
  data = new Uint8ClampedArray(0);
}

/** A picture of 1024 by 1024 pixels. At most eight of them are decoded in advance. */
function pngOfSize(bytes: number): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(bytes);
  new DataView(png.buffer).setUint32(16, 1024);
  new DataView(png.buffer).setUint32(20, 1024);
  return png;
}
const FLAT_PNG_BYTES = 2000;
const DENSE_PNG_BYTES = 1024 * 1024 + 1;

/** The pending calls of `createImageBitmap`. Tests resolve them. */
let pendingDecodes: { resolve: (picture: { close: () => void }) => void }[] = [];
let frames: (() => void)[] = [];

const runNextFrame = () => {
  const dueFrames = frames;
  frames = [];
  for (const frame of dueFrames) frame();
};

type DecodeSync = (png: Uint8Array) => ImageData | undefined;

function createTestPicture(decodeSync?: DecodeSync) {
  const painted: number[] = [];
  const context = {
    putImageData: (_: ImageData, left: number) => painted.push(left),
    drawImage: (_: ImageBitmap, left: number) => painted.push(left),
  };
  const picture = createPicture({
    canvas: { getContext: () => context } as unknown as OffscreenCanvas,
    ...(decodeSync && { decodeSync }),
    onFailedDraw: () => painted.push(-1),
    onDrawn: () => undefined,
  });
  // Tiles arrive as draw requests, whose `type` must not replace the type of the picture's own entries.
  const addPngs = (count: number, bytes: number) => {
    for (let left = 0; left < count; left += 1) {
      const request = { type: 'draw' as const, left, top: 0, png: pngOfSize(bytes) };
      picture.png(request);
    }
  };
  return { picture, painted, addPngs };
}

const waitForPainted = (painted: readonly number[], expected: readonly number[]) =>
  vi.waitFor(() => {
    runNextFrame();
    expect(painted).toEqual(expected);
  });

const createDecodeSync = () => vi.fn<DecodeSync>(() => new ImageData(1024, 1024));

beforeEach(() => {
  pendingDecodes = [];
  frames = [];
  vi.stubGlobal('ImageData', Pixels);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => pendingDecodes.push({ resolve })));
  return () => vi.unstubAllGlobals();
});

const numbersBelow = (count: number) => Array.from({ length: count }, (_, index) => index);

test('decodes simple pictures immediately and paints them in the next frame', () => {
  const { painted, addPngs } = createTestPicture(createDecodeSync());
  addPngs(3, FLAT_PNG_BYTES);
  expect(painted).toEqual([]);
  runNextFrame();
  expect(painted).toEqual([0, 1, 2]);
  expect(pendingDecodes).toEqual([]);
});

test('lets the browser decode complex pictures', async () => {
  const decodeSync = createDecodeSync();
  const { painted, addPngs } = createTestPicture(decodeSync);
  addPngs(1, DENSE_PNG_BYTES);
  expect(decodeSync).not.toHaveBeenCalled();
  pendingDecodes[0]?.resolve({ close: () => undefined });
  await waitForPainted(painted, [0]);
});

// docs/behaviour.md#live-desktops "The console draws pictures in the order"
test('keeps the order when only the browser can decode a picture', async () => {
  const { painted, addPngs } = createTestPicture(
    vi.fn<DecodeSync>(() => (pendingDecodes.length === 0 ? undefined : new ImageData(1024, 1024))),
  );
  addPngs(3, FLAT_PNG_BYTES);
  runNextFrame();
  expect(painted).toEqual([]);
  pendingDecodes[0]?.resolve({ close: () => undefined });
  await waitForPainted(painted, [0, 1, 2]);
});

test('paints without animation frames when too many pictures wait, as in a hidden tab', () => {
  const { painted, addPngs } = createTestPicture(createDecodeSync());
  addPngs(100, FLAT_PNG_BYTES);
  expect(painted).toEqual(numbersBelow(96));
  runNextFrame();
  expect(painted).toEqual(numbersBelow(100));
});

test('decodes waiting pictures itself when the browser is slow, and closes late results of the browser', async () => {
  const decodeSync = createDecodeSync();
  const { painted, addPngs } = createTestPicture(decodeSync);
  addPngs(20, DENSE_PNG_BYTES);
  expect(painted).toEqual(numbersBelow(painted.length));
  expect(painted.length).toBeGreaterThan(10);
  expect(decodeSync.mock.calls).toHaveLength(painted.length);
  const close = vi.fn<() => void>();
  for (const { resolve } of pendingDecodes) resolve({ close });
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(painted.length));
  runNextFrame();
  expect(painted).toEqual(numbersBelow(20));
});

test('without a synchronous decoder, lets the browser decode at most eight pictures at a time', async () => {
  const { painted, addPngs } = createTestPicture();
  addPngs(20, FLAT_PNG_BYTES);
  expect(painted).toEqual([]);
  expect(pendingDecodes).toHaveLength(8);
  for (const { resolve } of pendingDecodes) resolve({ close: () => undefined });
  await waitForPainted(painted, numbersBelow(8));
  expect(pendingDecodes).toHaveLength(16);
});

test('paints nothing after the picture was stopped', () => {
  const { painted, addPngs, picture } = createTestPicture(createDecodeSync());
  addPngs(3, FLAT_PNG_BYTES);
  picture.stop();
  runNextFrame();
  expect(painted).toEqual([]);
});

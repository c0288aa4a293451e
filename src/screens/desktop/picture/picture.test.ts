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

/** The pictures that the browser is decoding. Tests resolve them. */
let unpacking: { resolve: (picture: { close: () => void }) => void }[] = [];
let frames: (() => void)[] = [];

const nextFrame = () => {
  const due = frames;
  frames = [];
  for (const frame of due) frame();
};

type Unpack = (png: Uint8Array) => ImageData | undefined;

function createTestPicture(unpackHere?: Unpack) {
  const painted: number[] = [];
  const context = {
    putImageData: (_: ImageData, left: number) => painted.push(left),
    drawImage: (_: ImageBitmap, left: number) => painted.push(left),
  };
  const picture = createPicture({
    canvas: { getContext: () => context } as unknown as OffscreenCanvas,
    ...(unpackHere && { decodeSync: unpackHere }),
    onFailedDraw: () => painted.push(-1),
    onDrawn: () => undefined,
  });
  const take = (count: number, bytes: number) => {
    for (let left = 0; left < count; left += 1) picture.png({ left, top: 0, png: pngOfSize(bytes) });
  };
  return { picture, painted, take };
}

const whenPainted = (painted: readonly number[], expected: readonly number[]) =>
  vi.waitFor(() => {
    nextFrame();
    expect(painted).toEqual(expected);
  });

const decodeHere = () => vi.fn<Unpack>(() => new ImageData(1024, 1024));

beforeEach(() => {
  unpacking = [];
  frames = [];
  vi.stubGlobal('ImageData', Pixels);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => unpacking.push({ resolve })));
  return () => vi.unstubAllGlobals();
});

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

test('decodes simple pictures immediately and paints them in the next frame', () => {
  const { painted, take } = createTestPicture(decodeHere());
  take(3, FLAT_PNG_BYTES);
  expect(painted).toEqual([]);
  nextFrame();
  expect(painted).toEqual([0, 1, 2]);
  expect(unpacking).toEqual([]);
});

test('lets the browser decode complex pictures', async () => {
  const unpackHere = decodeHere();
  const { painted, take } = createTestPicture(unpackHere);
  take(1, DENSE_PNG_BYTES);
  expect(unpackHere).not.toHaveBeenCalled();
  unpacking[0]?.resolve({ close: () => undefined });
  await whenPainted(painted, [0]);
});

// docs/behaviour.md#live-desktops "The console draws pictures in the order"
test('keeps the order when only the browser can decode a picture', async () => {
  const { painted, take } = createTestPicture(
    vi.fn<Unpack>(() => (unpacking.length === 0 ? undefined : new ImageData(1024, 1024))),
  );
  take(3, FLAT_PNG_BYTES);
  nextFrame();
  expect(painted).toEqual([]);
  unpacking[0]?.resolve({ close: () => undefined });
  await whenPainted(painted, [0, 1, 2]);
});

test('paints without animation frames when too many pictures wait, as in a hidden tab', () => {
  const { painted, take } = createTestPicture(decodeHere());
  take(100, FLAT_PNG_BYTES);
  expect(painted).toEqual(upTo(96));
  nextFrame();
  expect(painted).toEqual(upTo(100));
});

test('decodes the first pictures itself while the browser is slow, and releases late results', async () => {
  const unpackHere = decodeHere();
  const { painted, take } = createTestPicture(unpackHere);
  take(20, DENSE_PNG_BYTES);
  expect(painted).toEqual(upTo(painted.length));
  expect(painted.length).toBeGreaterThan(10);
  expect(unpackHere.mock.calls).toHaveLength(painted.length);
  const close = vi.fn<() => void>();
  for (const { resolve } of unpacking) resolve({ close });
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(painted.length));
  nextFrame();
  expect(painted).toEqual(upTo(20));
});

test('decodes nothing synchronously on the page and leaves waiting pictures undecoded', async () => {
  const { painted, take } = createTestPicture();
  take(20, FLAT_PNG_BYTES);
  expect(painted).toEqual([]);
  expect(unpacking).toHaveLength(8);
  for (const { resolve } of unpacking) resolve({ close: () => undefined });
  await whenPainted(painted, upTo(8));
  expect(unpacking).toHaveLength(16);
});

test('paints nothing after it was stopped', () => {
  const { painted, take, picture } = createTestPicture(decodeHere());
  take(3, FLAT_PNG_BYTES);
  picture.stop();
  nextFrame();
  expect(painted).toEqual([]);
});

// What a desktop draws, onto a canvas: in the order in which it came, once for each frame of the screen, nothing left out.
import { pixelCountOf } from '#domain/desktop/codec/picture-checks.ts';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import type { Tile } from '#domain/desktop/rdp/decoded.ts';
import { giveBack, unpack, type Unpacked } from './unpack.ts';

type Surface = HTMLCanvasElement | OffscreenCanvas;

export interface Png {
  left: number;
  top: number;
  png: Uint8Array<ArrayBuffer>;
}

export interface Drawn {
  tiles: number;
  bytes: number;
}

interface PictureOptions {
  canvas: Surface;
  /** Where the thread has nothing else to do, so that the connection may wait for it. */
  unpackHere?: ((png: Uint8Array) => ImageData | undefined) | undefined;
  /** A picture was none after all. */
  onUndrawn: () => void;
  /** What one frame of the screen has brought. */
  onDrawn: (drawn: Drawn) => void;
}

export interface Picture {
  resize: (size: Size) => void;
  png: (picture: Png) => void;
  pixels: (tile: Tile) => void;
  snapshot: () => Promise<Blob>;
  stop: () => void;
}

/** Pixels. Unpacked pictures take far more memory than packed ones, so only a few screens of them wait to be painted. */
const UNPACKED_AT_ONCE = 8 * 2 ** 20;

interface WaitingPng extends Png {
  is: 'png';
  bytes: number;
  pixels: number;
  unpacked?: Unpacked | 'broken' | undefined;
}

type Waiting = { is: 'size'; size: Size } | { is: 'pixels'; tile: Tile } | WaitingPng;

const blobOf = (canvas: Surface): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/png' })
    : new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob')))));

export function createPicture({ canvas, unpackHere, onUndrawn, onDrawn }: PictureOptions): Picture {
  // Opaque, and written without waiting for the page: two things that a desktop has no need of.
  const context = canvas.getContext('2d', { alpha: false });
  const waiting: Waiting[] = [];
  /** How many of them, from the first, are being unpacked or need not be. */
  let begun = 0;
  let unpacking = 0;
  let isPlanned = false;
  let isStopped = false;

  async function unpackBeside(one: WaitingPng): Promise<void> {
    const unpacked = await unpack(one.png).catch(() => 'broken' as const);
    if (!isStopped && !one.unpacked) {
      one.unpacked = unpacked;
      plan();
    } else if (unpacked !== 'broken') giveBack(unpacked);
  }
  /** Pictures of programs take this thread less time than the way to the browser's own unpackers and back would. */
  function begin(one: WaitingPng): void {
    unpacking += one.pixels;
    if (one.bytes <= one.pixels) one.unpacked = unpackHere?.(one.png);
    if (!one.unpacked) void unpackBeside(one);
  }
  const isBehind = () => unpacking >= UNPACKED_AT_ONCE;

  function unpackMore(): void {
    for (; begun < waiting.length && !isBehind(); begun += 1) {
      const one = waiting[begun];
      if (one?.is === 'png') begin(one);
    }
  }
  function show(one: Waiting, drawn: Drawn): void {
    if (one.is === 'size') {
      canvas.width = one.size.width;
      canvas.height = one.size.height;
    } else if (one.is === 'pixels') {
      const { left, top, width, height, pixels } = one.tile;
      unpacking -= width * height;
      context?.putImageData(new ImageData(pixels, width, height), left, top);
      drawn.tiles += 1;
      drawn.bytes += pixels.length;
    } else {
      unpacking -= one.pixels;
      if (one.unpacked === 'broken' || !one.unpacked) return onUndrawn();
      if (one.unpacked instanceof ImageData) context?.putImageData(one.unpacked, one.left, one.top);
      else context?.drawImage(one.unpacked, one.left, one.top);
      giveBack(one.unpacked);
      drawn.tiles += 1;
      drawn.bytes += one.bytes;
    }
  }
  /** Whether its turn has come. Where too much is unpacked, the browser's unpackers are not waited for. */
  function isReady(one: Waiting): boolean {
    if (one.is !== 'png' || one.unpacked) return true;
    if (isBehind()) one.unpacked = unpackHere?.(one.png);
    return one.unpacked !== undefined;
  }
  function paint(): void {
    const drawn: Drawn = { tiles: 0, bytes: 0 };
    let count = 0;
    for (const one of waiting) {
      if (!isReady(one)) break;
      show(one, drawn);
      count += 1;
    }
    waiting.splice(0, count);
    begun = Math.max(0, begun - count);
    if (drawn.tiles > 0) onDrawn(drawn);
    unpackMore();
  }
  function plan(): void {
    if (isPlanned || isStopped) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      if (!isStopped) paint();
    });
  }
  function add(one: Waiting): void {
    waiting.push(one);
    unpackMore();
    // The next frame may be long in coming, as in a tab that nobody sees, and while this thread paints, nothing more arrives.
    if (isBehind()) paint();
    else plan();
  }
  return {
    resize: (size) => add({ is: 'size', size }),
    png: (picture) => add({ is: 'png', ...picture, bytes: picture.png.length, pixels: pixelCountOf(picture.png) }),
    pixels(tile) {
      unpacking += tile.width * tile.height;
      add({ is: 'pixels', tile });
    },
    snapshot: () => blobOf(canvas),
    stop() {
      isStopped = true;
      for (const one of waiting)
        if (one.is === 'png' && one.unpacked && one.unpacked !== 'broken') giveBack(one.unpacked);
      waiting.length = 0;
    },
  };
}

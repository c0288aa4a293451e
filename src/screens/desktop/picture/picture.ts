// What a desktop draws, onto a canvas: in the order in which it came, once for each frame of the screen, nothing left out.
import { pixelsOf } from '#domain/desktop/codec/picture.ts';
import type { Size } from '#domain/desktop/session/state.ts';
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

/** Pixels. Unpacked pictures take far more memory than packed ones, so only a few screens of them are unpacked ahead. */
const UNPACKED_AT_ONCE = 8 * 2 ** 20;

type Waiting =
  | { is: 'size'; size: Size }
  | { is: 'pixels'; tile: Tile }
  | ({ is: 'png'; bytes: number; pixels: number; unpacked?: Unpacked | 'broken' } & Png);

const blobOf = (canvas: Surface): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/png' })
    : new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob')))));

export function createPicture({ canvas, onUndrawn, onDrawn }: PictureOptions): Picture {
  // Opaque, and written without waiting for the page: two things that a desktop has no need of.
  const context = canvas.getContext('2d', { alpha: false });
  const waiting: Waiting[] = [];
  /** How many of them, from the first, are being unpacked or need not be. */
  let begun = 0;
  let unpacking = 0;
  let isPlanned = false;
  let isStopped = false;

  async function prepare(one: Extract<Waiting, { is: 'png' }>): Promise<void> {
    one.unpacked = await unpack(one.png).catch(() => 'broken' as const);
    if (!isStopped) plan();
    else if (one.unpacked !== 'broken') giveBack(one.unpacked);
  }
  function unpackMore(): void {
    for (; begun < waiting.length && unpacking < UNPACKED_AT_ONCE; begun += 1) {
      const one = waiting[begun];
      if (one?.is !== 'png') continue;
      unpacking += one.pixels;
      void prepare(one);
    }
  }
  function show(one: Waiting, drawn: Drawn): void {
    if (one.is === 'size') Object.assign(canvas, { width: one.size.width, height: one.size.height });
    else if (one.is === 'pixels') {
      const { left, top, width, height, pixels } = one.tile;
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
  function paint(): void {
    isPlanned = false;
    if (isStopped) return;
    const drawn: Drawn = { tiles: 0, bytes: 0 };
    let count = 0;
    for (const one of waiting) {
      if (one.is === 'png' && one.unpacked === undefined) break;
      show(one, drawn);
      count += 1;
    }
    waiting.splice(0, count);
    begun -= count;
    if (drawn.tiles > 0) onDrawn(drawn);
    unpackMore();
  }
  function plan(): void {
    if (isPlanned || isStopped) return;
    isPlanned = true;
    requestAnimationFrame(paint);
  }
  const add = (one: Waiting) => {
    waiting.push(one);
    unpackMore();
    plan();
  };
  return {
    resize: (size) => add({ is: 'size', size }),
    png: (picture) => add({ is: 'png', ...picture, bytes: picture.png.length, pixels: pixelsOf(picture.png) }),
    pixels: (tile) => add({ is: 'pixels', tile }),
    snapshot: () => blobOf(canvas),
    stop() {
      isStopped = true;
      for (const one of waiting)
        if (one.is === 'png' && one.unpacked && one.unpacked !== 'broken') giveBack(one.unpacked);
      waiting.length = 0;
    },
  };
}

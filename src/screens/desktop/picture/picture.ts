// What a desktop draws, onto a canvas: in the order in which it came, once for each frame of the screen, nothing left out.
import type { Size } from '#domain/desktop/session/state.ts';
import type { Tile } from '#domain/desktop/rdp/decoded.ts';

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

/** Unpacked pictures take far more memory than packed ones, so only so many are unpacked ahead. */
const UNPACKED_AT_ONCE = 48;

type Waiting =
  | { is: 'size'; size: Size }
  | { is: 'pixels'; tile: Tile }
  | { is: 'png'; picture: Png; isBegun: boolean; bitmap?: ImageBitmap | 'broken' };

async function unpacked(png: Uint8Array<ArrayBuffer>): Promise<ImageBitmap | 'broken'> {
  try {
    return await createImageBitmap(new Blob([png], { type: 'image/png' }));
  } catch {
    return 'broken';
  }
}

const blobOf = (canvas: Surface): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/png' })
    : new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob')))));

export function createPicture({ canvas, onUndrawn, onDrawn }: PictureOptions): Picture {
  // Opaque, and written without waiting for the page: two things that a desktop has no need of.
  const context = canvas.getContext('2d', { alpha: false });
  const waiting: Waiting[] = [];
  let unpacking = 0;
  let isPlanned = false;
  let isStopped = false;

  async function unpack(one: Extract<Waiting, { is: 'png' }>): Promise<void> {
    one.bitmap = await unpacked(one.picture.png);
    if (!isStopped) plan();
    else if (one.bitmap !== 'broken') one.bitmap.close();
  }
  function unpackMore(): void {
    for (const one of waiting) {
      if (unpacking >= UNPACKED_AT_ONCE) return;
      if (one.is !== 'png' || one.isBegun) continue;
      one.isBegun = true;
      unpacking += 1;
      void unpack(one);
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
      unpacking -= 1;
      if (one.bitmap === 'broken' || !one.bitmap) return onUndrawn();
      context?.drawImage(one.bitmap, one.picture.left, one.picture.top);
      one.bitmap.close();
      drawn.tiles += 1;
      drawn.bytes += one.picture.png.length;
    }
  }
  function paint(): void {
    isPlanned = false;
    if (isStopped) return;
    const drawn: Drawn = { tiles: 0, bytes: 0 };
    let count = 0;
    for (const one of waiting) {
      if (one.is === 'png' && one.bitmap === undefined) break;
      show(one, drawn);
      count += 1;
    }
    waiting.splice(0, count);
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
    png: (picture) => add({ is: 'png', picture, isBegun: false }),
    pixels: (tile) => add({ is: 'pixels', tile }),
    snapshot: () => blobOf(canvas),
    stop() {
      isStopped = true;
      for (const one of waiting) if (one.is === 'png' && one.bitmap instanceof ImageBitmap) one.bitmap.close();
      waiting.length = 0;
    },
  };
}

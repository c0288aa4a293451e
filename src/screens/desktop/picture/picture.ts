// Draws a desktop on a canvas, once per animation frame, in order and without skipping anything.
import { pixelCountOf } from '#domain/desktop/codec/picture-checks.ts';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import type { Tile } from '#domain/desktop/rdp/decoded.ts';
import { release, decodePng, type DecodedPicture } from './decode-png.ts';

type DrawSurface = HTMLCanvasElement | OffscreenCanvas;

export interface PngTile {
  left: number;
  top: number;
  png: Uint8Array<ArrayBuffer>;
}

export interface DrawnCounts {
  tiles: number;
  bytes: number;
}

interface PictureOptions {
  canvas: DrawSurface;
  /** Decodes synchronously, in a thread without other work, so that the connection waits. */
  decodeSync?: ((png: Uint8Array) => ImageData | undefined) | undefined;
  /** The data of a picture was invalid. */
  onFailedDraw: () => void;
  /** Receives the number of tiles and bytes in each animation frame. */
  onDrawn: (drawn: DrawnCounts) => void;
}

export interface Picture {
  resize: (size: Size) => void;
  png: (picture: PngTile) => void;
  pixels: (tile: Tile) => void;
  snapshot: () => Promise<Blob>;
  stop: () => void;
}

/** The most decoded pixels that wait to be painted. Decoded pictures need far more memory than encoded ones. */
const MAX_DECODED_PIXELS = 8 * 2 ** 20;

interface PendingPng extends PngTile {
  type: 'png';
  bytes: number;
  pixels: number;
  unpacked?: DecodedPicture | 'broken' | undefined;
}

type PendingDraw = { type: 'size'; size: Size } | { type: 'pixels'; tile: Tile } | PendingPng;

const blobOf = (canvas: DrawSurface): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/png' })
    : new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob')))));

export function createPicture({ canvas, decodeSync, onFailedDraw, onDrawn }: PictureOptions): Picture {
  // A desktop is opaque.
  const context = canvas.getContext('2d', { alpha: false });
  const pending: PendingDraw[] = [];
  /** The number of entries at the start of the queue that are decoded or being decoded. */
  let startedCount = 0;
  let decodingPixels = 0;
  let isScheduled = false;
  let isStopped = false;

  async function decodeInBackground(one: PendingPng): Promise<void> {
    const unpacked = await decodePng(one.png).catch(() => 'broken' as const);
    if (!isStopped && !one.unpacked) {
      one.unpacked = unpacked;
      schedulePaint();
    } else if (unpacked !== 'broken') release(unpacked);
  }
  /** For simple pictures, decoding in this thread is faster than the browser's decoder in another thread. */
  function startDecoding(one: PendingPng): void {
    decodingPixels += one.pixels;
    if (one.bytes <= one.pixels) one.unpacked = decodeSync?.(one.png);
    if (!one.unpacked) void decodeInBackground(one);
  }
  const isBehind = () => decodingPixels >= MAX_DECODED_PIXELS;

  function decodeMore(): void {
    for (; startedCount < pending.length && !isBehind(); startedCount += 1) {
      const one = pending[startedCount];
      if (one?.type === 'png') startDecoding(one);
    }
  }
  function drawOne(one: PendingDraw, drawn: DrawnCounts): void {
    if (one.type === 'size') {
      canvas.width = one.size.width;
      canvas.height = one.size.height;
    } else if (one.type === 'pixels') {
      const { left, top, width, height, pixels } = one.tile;
      decodingPixels -= width * height;
      context?.putImageData(new ImageData(pixels, width, height), left, top);
      drawn.tiles += 1;
      drawn.bytes += pixels.length;
    } else {
      decodingPixels -= one.pixels;
      if (one.unpacked === 'broken' || !one.unpacked) return onFailedDraw();
      if (one.unpacked instanceof ImageData) context?.putImageData(one.unpacked, one.left, one.top);
      else context?.drawImage(one.unpacked, one.left, one.top);
      release(one.unpacked);
      drawn.tiles += 1;
      drawn.bytes += one.bytes;
    }
  }
  /** Whether the entry can be drawn. If too many pictures are pending, decodes it here instead of waiting. */
  function isReady(one: PendingDraw): boolean {
    if (one.type !== 'png' || one.unpacked) return true;
    if (isBehind()) one.unpacked = decodeSync?.(one.png);
    return one.unpacked !== undefined;
  }
  function paint(): void {
    const drawn: DrawnCounts = { tiles: 0, bytes: 0 };
    let count = 0;
    for (const one of pending) {
      if (!isReady(one)) break;
      drawOne(one, drawn);
      count += 1;
    }
    pending.splice(0, count);
    startedCount = Math.max(0, startedCount - count);
    if (drawn.tiles > 0) onDrawn(drawn);
    decodeMore();
  }
  function schedulePaint(): void {
    if (isScheduled || isStopped) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      if (!isStopped) paint();
    });
  }
  function add(one: PendingDraw): void {
    pending.push(one);
    decodeMore();
    // The next animation frame may be late, as in a hidden tab. No messages arrive while this thread paints.
    if (isBehind()) paint();
    else schedulePaint();
  }
  return {
    resize: (size) => add({ type: 'size', size }),
    png: (picture) => add({ type: 'png', ...picture, bytes: picture.png.length, pixels: pixelCountOf(picture.png) }),
    pixels(tile) {
      decodingPixels += tile.width * tile.height;
      add({ type: 'pixels', tile });
    },
    snapshot: () => blobOf(canvas),
    stop() {
      isStopped = true;
      for (const one of pending)
        if (one.type === 'png' && one.unpacked && one.unpacked !== 'broken') release(one.unpacked);
      pending.length = 0;
    },
  };
}

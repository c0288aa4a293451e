// Draws a desktop on a canvas in the order of the messages, usually once per animation frame.
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
  /** Decodes on the current thread, so that the connection waits; undefined on the page's thread. */
  decodeSync?: ((png: Uint8Array) => ImageData | undefined) | undefined;
  /** The data of a picture was invalid. */
  onFailedDraw: () => void;
  /** Receives the number of tiles and bytes that were painted together, usually in one animation frame. */
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
  decoded?: DecodedPicture | 'broken' | undefined;
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
  let startedPixels = 0;
  let isScheduled = false;
  let isStopped = false;

  async function decodeInBackground(entry: PendingPng): Promise<void> {
    const decoded = await decodePng(entry.png).catch(() => 'broken' as const);
    if (!isStopped && !entry.decoded) {
      entry.decoded = decoded;
      schedulePaint();
    } else if (decoded !== 'broken') release(decoded);
  }
  /** Decodes simple pictures on this thread if possible: that is faster than the decoder in a thread of the browser. */
  function startDecoding(entry: PendingPng): void {
    startedPixels += entry.pixels;
    if (entry.bytes <= entry.pixels) entry.decoded = decodeSync?.(entry.png);
    if (!entry.decoded) void decodeInBackground(entry);
  }
  const isBehind = () => startedPixels >= MAX_DECODED_PIXELS;

  function decodeMore(): void {
    for (; startedCount < pending.length && !isBehind(); startedCount += 1) {
      const entry = pending[startedCount];
      if (entry?.type === 'png') startDecoding(entry);
    }
  }
  function drawEntry(entry: PendingDraw, drawn: DrawnCounts): void {
    if (entry.type === 'size') {
      canvas.width = entry.size.width;
      canvas.height = entry.size.height;
    } else if (entry.type === 'pixels') {
      const { left, top, width, height, pixels } = entry.tile;
      startedPixels -= width * height;
      context?.putImageData(new ImageData(pixels, width, height), left, top);
      drawn.tiles += 1;
      drawn.bytes += pixels.length;
    } else {
      startedPixels -= entry.pixels;
      if (entry.decoded === 'broken' || !entry.decoded) return onFailedDraw();
      if (entry.decoded instanceof ImageData) context?.putImageData(entry.decoded, entry.left, entry.top);
      else context?.drawImage(entry.decoded, entry.left, entry.top);
      release(entry.decoded);
      drawn.tiles += 1;
      drawn.bytes += entry.bytes;
    }
  }
  /** Whether the entry can be drawn. If too many pictures are pending, decodes it here instead of waiting. */
  function isReady(entry: PendingDraw): boolean {
    if (entry.type !== 'png' || entry.decoded) return true;
    if (isBehind()) entry.decoded = decodeSync?.(entry.png);
    return entry.decoded !== undefined;
  }
  function paint(): void {
    const drawn: DrawnCounts = { tiles: 0, bytes: 0 };
    let drawnCount = 0;
    for (const entry of pending) {
      if (!isReady(entry)) break;
      drawEntry(entry, drawn);
      drawnCount += 1;
    }
    pending.splice(0, drawnCount);
    startedCount = Math.max(0, startedCount - drawnCount);
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
  function add(entry: PendingDraw): void {
    pending.push(entry);
    decodeMore();
    // The next animation frame may be late, as in a hidden tab. While this thread paints, the queue does not grow.
    if (isBehind()) paint();
    else schedulePaint();
  }
  return {
    resize: (size) => add({ type: 'size', size }),
    png: (picture) => add({ ...picture, type: 'png', bytes: picture.png.length, pixels: pixelCountOf(picture.png) }),
    pixels(tile) {
      startedPixels += tile.width * tile.height;
      add({ type: 'pixels', tile });
    },
    snapshot: () => blobOf(canvas),
    stop() {
      isStopped = true;
      for (const entry of pending)
        if (entry.type === 'png' && entry.decoded && entry.decoded !== 'broken') release(entry.decoded);
      pending.length = 0;
    },
  };
}

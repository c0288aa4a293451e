// Decodes PNG pictures to pixels for a canvas.
import { decodeSmallPng } from '#domain/desktop/png/png.ts';

/** Pixels, or a picture that the browser has to draw. */
export type DecodedPicture = ImageData | ImageBitmap | VideoFrame;

const PNG_TYPE = 'image/png';
/** The largest reused pixel buffer. Most desktops send tiles of 64 by 64 pixels. */
const MAX_POOLED_BYTES = 64 * 64 * 4;
const MAX_POOLED_BUFFERS = 1024;

/** Buffers of drawn tiles, to reuse: thousands of new buffers a second would keep the garbage collector busy. */
const pool: ImageData[] = [];

function takePooledPixels(width: number, height: number): ImageData {
  const pooled = pool.pop();
  return pooled?.width === width && pooled.height === height ? pooled : new ImageData(width, height);
}

function swapRedAndBlue({ data }: ImageData): void {
  const pixels = new Uint32Array(data.buffer);
  for (let index = 0; index < pixels.length; index += 1) {
    const pixel = pixels[index] ?? 0;
    pixels[index] = (pixel & 0xff_00_ff_00) | ((pixel & 255) << 16) | ((pixel >> 16) & 255);
  }
}

/** Copies the pixels of an opaque frame. Without a GPU, browsers need the page's thread to draw a frame directly. */
async function pixelsOf(frame: VideoFrame): Promise<DecodedPicture> {
  const { format } = frame;
  if (format !== 'BGRX' && format !== 'RGBX') return frame;
  const pixels = takePooledPixels(frame.codedWidth, frame.codedHeight);
  const copied = frame.copyTo(pixels.data);
  frame.close();
  await copied;
  if (format === 'BGRX') swapRedAndBlue(pixels);
  return pixels;
}

/** Decodes synchronously, so not for the page's thread. Undefined if only the browser can decode the picture. */
export const decodePngSync = (png: Uint8Array): ImageData | undefined => decodeSmallPng(png, takePooledPixels);

/**
 * Rejects if the data is not a picture. `ImageDecoder` uses the bytes directly, while a blob is sent through another
 * process, which takes four times as long.
 */
export async function decodePng(png: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  if (!('ImageDecoder' in globalThis)) return createImageBitmap(new Blob([png], { type: PNG_TYPE }));
  // Keeps the colors of the desktop and ignores color profiles.
  const decoder = new ImageDecoder({ data: png, type: PNG_TYPE, colorSpaceConversion: 'none' });
  try {
    return await pixelsOf((await decoder.decode()).image);
  } finally {
    decoder.close();
  }
}

/** Call this when a picture was drawn or will not be drawn. */
export function release(picture: DecodedPicture): void {
  if (!(picture instanceof ImageData)) picture.close();
  else if (picture.data.length <= MAX_POOLED_BYTES && pool.length < MAX_POOLED_BUFFERS) pool.push(picture);
}

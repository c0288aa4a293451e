// Packed pictures as pixels that a canvas takes.
import { unpackPng } from '#domain/desktop/png/png.ts';

/** Pixels as they are, or a picture that the browser has to draw. */
export type DecodedPicture = ImageData | ImageBitmap | VideoFrame;

const PNG_TYPE = 'image/png';
/** Bytes of one that is kept: 64 by 64 pixels are the tile of most desktops. */
const MAX_POOLED_BYTES = 64 * 64 * 4;
const MAX_POOLED = 1024;

/** Tiles that were drawn, to be written again: thousands of them a second would keep the collector busy. */
const pool: ImageData[] = [];

function takePooledPixels(width: number, height: number): ImageData {
  const found = pool.pop();
  return found?.width === width && found.height === height ? found : new ImageData(width, height);
}

/** Blue, green and red to red, green and blue, four bytes at a time. */
function swapRedAndBlue({ data }: ImageData): void {
  const pixels = new Uint32Array(data.buffer);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    pixels[at] = (pixel & 0xff_00_ff_00) | ((pixel & 255) << 16) | ((pixel >> 16) & 255);
  }
}

/** The pixels of a frame without transparent ones: to draw it as it is, browsers without a GPU ask the page's thread first. */
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

/** On this thread, at once: not for the page's. Nothing for a picture that only the browser can unpack. */
export const decodePngSync = (png: Uint8Array): ImageData | undefined => unpackPng(png, takePooledPixels);

/**
 * Rejects for what is no picture. A decoder takes the bytes over as they are; a blob goes by way of another process, which
 * takes four times as long.
 */
export async function decodePng(png: Uint8Array<ArrayBuffer>): Promise<DecodedPicture> {
  if (!('ImageDecoder' in globalThis)) return createImageBitmap(new Blob([png], { type: PNG_TYPE }));
  // The colors are the desktop's, whatever a profile says of them.
  const decoder = new ImageDecoder({ data: png, type: PNG_TYPE, colorSpaceConversion: 'none' });
  try {
    return await pixelsOf((await decoder.decode()).image);
  } finally {
    decoder.close();
  }
}

/** What has drawn it, or will not, gives it back. */
export function release(picture: DecodedPicture): void {
  if (!(picture instanceof ImageData)) picture.close();
  else if (picture.data.length <= MAX_POOLED_BYTES && pool.length < MAX_POOLED) pool.push(picture);
}

// Checks pictures from the desktop before they are decoded.
import { MAX_SIDE_PX } from './picture-layouts.ts';
import type { MessageOf } from './message.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 24;

const isValidSide = (side: number): boolean => side > 0 && side <= MAX_SIDE_PX;

/** The number of pixels of a picture, from its PNG header (ISO/IEC 15948, 11.2.1). */
export function pixelCountOf(png: Uint8Array): number {
  const view = new DataView(png.buffer, png.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}

/** Checks signature, size and position before decoding, because a picture of huge size would exhaust the memory. */
export function isDrawable({ left, top, png }: MessageOf<'pngFrame' | 'png2Frame'>): boolean {
  if (png.length < HEADER_BYTES || PNG_SIGNATURE.some((byte, index) => png[index] !== byte)) return false;
  const view = new DataView(png.buffer, png.byteOffset);
  return isValidSide(view.getUint32(16)) && isValidSide(view.getUint32(20)) && left < MAX_SIDE_PX && top < MAX_SIDE_PX;
}

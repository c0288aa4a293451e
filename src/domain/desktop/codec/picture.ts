import { LARGEST_SIDE } from './pictures.ts';
import type { MessageOf } from './message.ts';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_BYTES = 24;

const isSide = (side: number): boolean => side > 0 && side <= LARGEST_SIDE;

/** How large it says it is (PNG, ISO/IEC 15948, 11.2.1). */
export function pixelsOf(png: Uint8Array): number {
  const view = new DataView(png.buffer, png.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}

/** Whether it may be unpacked: a picture that says it is larger than any screen would take all memory. */
export function isDrawable({ left, top, png }: MessageOf<'pngFrame' | 'png2Frame'>): boolean {
  if (png.length < HEADER_BYTES || PNG_HEAD.some((byte, at) => png[at] !== byte)) return false;
  const view = new DataView(png.buffer, png.byteOffset);
  return isSide(view.getUint32(16)) && isSide(view.getUint32(20)) && left < LARGEST_SIDE && top < LARGEST_SIDE;
}

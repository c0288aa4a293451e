import { PICTURES } from '#domain/desktop/codec/pictures.ts';
import { isDrawable } from '#domain/desktop/codec/picture.ts';
import { readerOf } from '#domain/desktop/codec/reader.ts';
import type { DesktopEffect } from './state.ts';

const read = readerOf(PICTURES);

/** What a frame draws on a live desktop; undefined for every other frame, and for a picture that must not be unpacked. */
export function drawnIn(frame: Uint8Array): Extract<DesktopEffect, { do: 'draw' | 'fastPath' }> | undefined {
  const message = read(frame);
  switch (message.kind) {
    case 'pngFrame':
    case 'png2Frame':
      return isDrawable(message) ? { do: 'draw', left: message.left, top: message.top, png: message.png } : undefined;
    case 'fastPath':
      return { do: 'fastPath', pdu: message.pdu };
    default:
      return undefined;
  }
}

import { PICTURE_LAYOUTS } from '#domain/desktop/codec/picture-layouts.ts';
import { isDrawable } from '#domain/desktop/codec/picture-checks.ts';
import { createMessageReader } from '#domain/desktop/codec/message-reader.ts';
import type { DesktopEffect } from './desktop-state.ts';

const readPictureMessage = createMessageReader(PICTURE_LAYOUTS);

/** The drawing effect of a frame, or undefined for other frames and pictures that must not be unpacked. */
export function drawingEffectOf(frame: Uint8Array): Extract<DesktopEffect, { type: 'draw' | 'fastPath' }> | undefined {
  const message = readPictureMessage(frame);
  switch (message.kind) {
    case 'pngFrame':
    case 'png2Frame':
      return isDrawable(message) ? { type: 'draw', left: message.left, top: message.top, png: message.png } : undefined;
    case 'fastPath':
      return { type: 'fastPath', pdu: message.pdu };
    default:
      return undefined;
  }
}

// Reads the frames with pictures without the code for the other messages.
import { PICTURE_LAYOUTS } from '#domain/desktop/codec/picture-layouts.ts';
import { isDrawable } from '#domain/desktop/codec/picture-checks.ts';
import { createMessageReader } from '#domain/desktop/codec/message-reader.ts';
import type { DesktopEffect } from './desktop-state.ts';

const readPictureMessage = createMessageReader(PICTURE_LAYOUTS);

/** The drawing effect of a frame. Undefined for other frames, and for pictures that must not be decoded. */
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

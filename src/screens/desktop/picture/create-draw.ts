// Draws a desktop's picture. Runs in a worker, or on the page if the browser does not support that.
import type { ActivationInfo, Decoder } from '#domain/desktop/rdp/decoder.ts';
import { createDecoder } from '#domain/desktop/rdp/decoder.ts';
import type { DecodeFailure, DecodedPointer } from '#domain/desktop/rdp/decoded.ts';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import { createPicture, type DrawnCounts, type PngTile } from './picture.ts';

export type DrawRequest =
  | { type: 'resize'; size: Size }
  | ({ type: 'draw' } & PngTile)
  /** For 18.x: resets the decoder. */
  | { type: 'activate'; activated: ActivationInfo }
  | { type: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  | { type: 'snapshot'; request: number };

export type DrawReport =
  | { type: 'undrawn' }
  | ({ type: 'drawn' } & DrawnCounts)
  | { type: 'pointer'; pointer: DecodedPointer }
  /** Bytes that are sent to the desktop unchanged. */
  | { type: 'respond'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'failed'; failure: DecodeFailure }
  | { type: 'snapshot'; request: number; blob: Blob };

export interface DrawHandler {
  handleRequest: (request: DrawRequest) => void;
  stop: () => void;
}

interface DrawOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  decodeSync?: (png: Uint8Array) => ImageData | undefined;
  report: (report: DrawReport) => void;
}

export function createDraw({ canvas, decodeSync, report }: DrawOptions): DrawHandler {
  const picture = createPicture({
    canvas,
    decodeSync,
    onFailedDraw: () => report({ type: 'undrawn' }),
    onDrawn: (drawn) => report({ type: 'drawn', ...drawn }),
  });
  let decoder: Decoder | undefined;

  function decode(pdu: Uint8Array): void {
    for (const output of decoder?.decode(pdu) ?? [])
      if (output.kind === 'tile') picture.pixels(output);
      else if (output.kind === 'pointer') report({ type: 'pointer', pointer: output });
      else if (output.kind === 'respond') report({ type: 'respond', bytes: output.bytes });
      else report({ type: 'failed', failure: output });
  }
  return {
    handleRequest(request) {
      switch (request.type) {
        case 'resize':
          return picture.resize(request.size);
        case 'draw':
          return picture.png(request);
        case 'activate':
          decoder = createDecoder(request.activated);
          return picture.resize(request.activated);
        case 'fastPath':
          return decode(request.pdu);
        case 'snapshot':
          return void picture.snapshot().then((blob) => report({ type: 'snapshot', request: request.request, blob }));
      }
    },
    stop: picture.stop,
  };
}

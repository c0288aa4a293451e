// Draws a desktop's picture. Runs in a worker, or on the page if the browser does not support that.
import type { ActivationInfo, Decoder } from '#domain/desktop/rdp/decoder.ts';
import { createDecoder } from '#domain/desktop/rdp/decoder.ts';
import type { DecodeFailure, DecodedPointer } from '#domain/desktop/rdp/decoded.ts';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import { createPicture, type DrawnCounts, type PngTile } from './picture.ts';

export type DrawRequest =
  | { do: 'resize'; size: Size }
  | ({ do: 'draw' } & PngTile)
  /** For 18.x: resets the decoder. */
  | { do: 'activate'; activated: ActivationInfo }
  | { do: 'fastPath'; pdu: Uint8Array<ArrayBuffer> }
  | { do: 'snapshot'; request: number };

export type DrawReport =
  | { on: 'undrawn' }
  | ({ on: 'drawn' } & DrawnCounts)
  | { on: 'pointer'; pointer: DecodedPointer }
  /** Bytes that are sent to the desktop unchanged. */
  | { on: 'respond'; bytes: Uint8Array<ArrayBuffer> }
  | { on: 'failed'; failure: DecodeFailure }
  | { on: 'snapshot'; request: number; blob: Blob };

export interface DrawHandler {
  handleRequest: (request: DrawRequest) => void;
  stop: () => void;
}

interface DrawOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  unpackHere?: (png: Uint8Array) => ImageData | undefined;
  report: (report: DrawReport) => void;
}

export function createDraw({ canvas, unpackHere, report }: DrawOptions): DrawHandler {
  const picture = createPicture({
    canvas,
    decodeSync: unpackHere,
    onFailedDraw: () => report({ on: 'undrawn' }),
    onDrawn: (drawn) => report({ on: 'drawn', ...drawn }),
  });
  let decoder: Decoder | undefined;

  function decode(pdu: Uint8Array): void {
    for (const one of decoder?.decode(pdu) ?? [])
      if (one.kind === 'tile') picture.pixels(one);
      else if (one.kind === 'pointer') report({ on: 'pointer', pointer: one });
      else if (one.kind === 'respond') report({ on: 'respond', bytes: one.bytes });
      else report({ on: 'failed', failure: one });
  }
  return {
    handleRequest(request) {
      switch (request.do) {
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
          return void picture.snapshot().then((blob) => report({ on: 'snapshot', request: request.request, blob }));
      }
    },
    stop: picture.stop,
  };
}

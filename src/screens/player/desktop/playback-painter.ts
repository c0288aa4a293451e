// Draws a recorded desktop in order. The browser decodes pictures off the main thread.
import type { Decoder } from '#domain/desktop/rdp/decoder.ts';
import type { PlaybackEffect } from '#domain/desktop-recording/playback.ts';

type DrawEffect = Exclude<PlaybackEffect, { type: 'send' | 'hangUp' }>;
type PictureEffect = Extract<DrawEffect, { type: 'draw' }>;

export interface PlaybackPainter {
  handleEffect: (drawing: DrawEffect) => void;
  stop: () => void;
}

/** `onFailure` is called for an invalid picture ("undrawn") and for a screen update that failed to decode. */
export function createPlaybackPainter(
  canvas: HTMLCanvasElement,
  onFailure: (failure: 'undrawn' | 'undecoded') => void,
): PlaybackPainter {
  const context = canvas.getContext('2d');
  const pending: DrawEffect[] = [];
  let decoder: Decoder | undefined;
  let isPainting = false;
  let isStopped = false;

  function clear({ width, height }: { width: number; height: number }): void {
    canvas.width = width;
    canvas.height = height;
  }
  async function drawPng({ left, top, png }: PictureEffect): Promise<void> {
    try {
      const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }));
      if (!isStopped) context?.drawImage(bitmap, left, top);
      bitmap.close();
    } catch {
      onFailure('undrawn');
    }
  }
  function decode(pdu: Uint8Array): void {
    const decoded = decoder?.decode(pdu) ?? [{ kind: 'broken' as const, cause: 'before the desktop began to draw' }];
    for (const part of decoded)
      if (part.kind === 'tile')
        context?.putImageData(new ImageData(part.pixels, part.width, part.height), part.left, part.top);
    if (decoded.some(({ kind }) => kind === 'broken' || kind === 'unsupported')) onFailure('undecoded');
  }
  async function paintEffect(drawing: DrawEffect): Promise<void> {
    switch (drawing.type) {
      case 'clear':
        return clear(drawing);
      case 'activate':
        // The decoder is loaded when a recording needs it.
        decoder = (await import('#domain/desktop/rdp/decoder.ts')).createDecoder(drawing.activated);
        return clear(drawing.activated);
      case 'decode':
        return decode(drawing.pdu);
      case 'draw':
        return drawPng(drawing);
    }
  }
  async function paint(): Promise<void> {
    if (isPainting) return;
    isPainting = true;
    for (let drawing = pending.shift(); drawing; drawing = pending.shift()) await paintEffect(drawing);
    isPainting = false;
  }
  return {
    handleEffect(drawing) {
      pending.push(drawing);
      void paint();
    },
    stop() {
      isStopped = true;
      pending.length = 0;
    },
  };
}

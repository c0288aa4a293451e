import type { DecodedPointer } from '#domain/desktop/rdp/decoded.ts';

/** Not all browsers show larger cursors. */
const MAX_CURSOR_SIZE = 32;

/** The CSS value for a pointer of the desktop; undefined for the browser's default. */
export function cssCursorOf(pointer: DecodedPointer | undefined): string | undefined {
  if (pointer?.shape === 'hidden') return 'none';
  if (pointer?.shape !== 'bitmap') return undefined;
  const { width, height, hotX, hotY, pixels } = pointer;
  const scale = Math.min(1, MAX_CURSOR_SIZE / Math.max(width, height, 1));
  const fullCanvas = document.createElement('canvas');
  fullCanvas.width = width;
  fullCanvas.height = height;
  fullCanvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const scaledCanvas = document.createElement('canvas');
  scaledCanvas.width = Math.max(1, Math.round(width * scale));
  scaledCanvas.height = Math.max(1, Math.round(height * scale));
  scaledCanvas.getContext('2d')?.drawImage(fullCanvas, 0, 0, scaledCanvas.width, scaledCanvas.height);
  return `url(${scaledCanvas.toDataURL()}) ${Math.round(hotX * scale)} ${Math.round(hotY * scale)}, default`;
}

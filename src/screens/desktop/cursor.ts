import type { DecodedPointer } from '#domain/desktop/rdp/decoded.ts';

/** Browsers show no larger one everywhere. */
const LARGEST = 32;

/** A pointer's shape as CSS has it; undefined is the browser's own. */
export function cursorOf(pointer: DecodedPointer | undefined): string | undefined {
  if (pointer?.shape === 'hidden') return 'none';
  if (pointer?.shape !== 'bitmap') return undefined;
  const { width, height, hotX, hotY, pixels } = pointer;
  const scale = Math.min(1, LARGEST / Math.max(width, height, 1));
  const whole = document.createElement('canvas');
  whole.width = width;
  whole.height = height;
  whole.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  const shown = document.createElement('canvas');
  shown.width = Math.max(1, Math.round(width * scale));
  shown.height = Math.max(1, Math.round(height * scale));
  shown.getContext('2d')?.drawImage(whole, 0, 0, shown.width, shown.height);
  return `url(${shown.toDataURL()}) ${Math.round(hotX * scale)} ${Math.round(hotY * scale)}, default`;
}

import type { StreamSchemas } from '#api/schemas.ts';
import type { Untrusted } from '#lib/untrusted.ts';
import type { TerminalSize } from '#features/terminal/screen.ts';

// The widget is never smaller than MIN_CELLS, and proxies accept no size above MAX_CELLS
// (docs/protocol/streams.md#3.1). Larger sizes from a participant could fill the memory of this browser.
const MIN_CELLS = 2;
const MAX_CELLS = 4096;

/** The size in another participant's resize event (docs/protocol/streams.md#3.5); undefined for all other events. */
export function parseResizeEvent({ event, size }: Untrusted<StreamSchemas['StreamResized']>): TerminalSize | undefined {
  const [, cols, rows] = /^(\d{1,4}):(\d{1,4})$/.exec(event === 'resize' ? String(size) : '') ?? [];
  const cells = [Number(cols), Number(rows)];
  if (!cells.every((count) => count > 0 && count <= MAX_CELLS)) return undefined;
  const [columns = MIN_CELLS, lines = MIN_CELLS] = cells.map((count) => Math.max(count, MIN_CELLS));
  return { cols: columns, rows: lines };
}

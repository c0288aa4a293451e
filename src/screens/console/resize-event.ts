import type { Size } from './screen.ts';

/** The size in an event that another participant resized (facts/streams.md 3.5); undefined for any other event. */
export function readSize({ event, size }: Record<string, unknown>): Size | undefined {
  const [, cols, rows] = /^(\d{1,4}):(\d{1,4})$/.exec(event === 'resize' ? String(size) : '') ?? [];
  return cols && rows && Number(cols) > 0 && Number(rows) > 0 ? { cols: Number(cols), rows: Number(rows) } : undefined;
}

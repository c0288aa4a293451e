// Pictures of a recorded terminal (docs/protocol/streams.md#14.6).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, numberOr, textOr } from '#lib/untrusted.ts';

export interface Thumbnail {
  /** Not to be trusted: only ever the source of an image. */
  svg: string;
  /** It shows the screen from then on, in milliseconds. */
  from: number;
  /** Where the cursor is, from 0 to 1; the top left if it is hidden, as in programs that fill the screen. */
  cursor: { x: number; y: number };
}

/** No picture of one screen is longer, and no recording keeps more of them than the second. */
const LONGEST = 1024 * 1024;
const MOST = 32 * LONGEST;

const shareOf = (cell: unknown, cells: unknown): number =>
  Math.min(1, Math.max(0, numberOr(cell, 0)) / Math.max(1, numberOr(cells, 1)));

/** Undefined where it can't be read. */
export function readThumbnail(data: unknown): Thumbnail | undefined {
  const { svg, startOffset, ...shown } = fieldsOf<Schemas['RecordingThumbnail']>(data);
  const text = textOr(svg, '');
  const from = numberOr(startOffset, -1);
  if (text === '' || text.length > LONGEST || from < 0) return undefined;
  const cursor = booleanOr(shown.cursorVisible, false)
    ? { x: shareOf(shown.cursorX, shown.cols), y: shareOf(shown.cursorY, shown.rows) }
    : { x: 0, y: 0 };
  return { svg: text, from, cursor };
}

export interface Thumbnails {
  add: (thumbnail: Thumbnail) => void;
  /** The one that began last by then. */
  at: (ms: number) => Thumbnail | undefined;
}

export function createThumbnails(): Thumbnails {
  const kept: Thumbnail[] = [];
  let length = 0;
  return {
    add(thumbnail) {
      length += thumbnail.svg.length;
      if (length <= MOST) kept.push(thumbnail);
    },
    at: (ms) =>
      kept.reduce<Thumbnail | undefined>(
        (found, one) => (one.from <= ms && one.from >= (found?.from ?? 0) ? one : found),
        undefined,
      ),
  };
}

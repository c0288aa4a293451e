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
const MAX_SVG_LENGTH = 1024 * 1024;
const MAX_TOTAL_LENGTH = 32 * MAX_SVG_LENGTH;

const ratioOf = (cell: unknown, cells: unknown): number =>
  Math.min(1, Math.max(0, numberOr(cell, 0)) / Math.max(1, numberOr(cells, 1)));

/** Undefined where it can't be read. */
export function parseThumbnail(data: unknown): Thumbnail | undefined {
  const { svg, startOffset, ...cursorFields } = fieldsOf<Schemas['RecordingThumbnail']>(data);
  const text = textOr(svg, '');
  const from = numberOr(startOffset, -1);
  if (text === '' || text.length > MAX_SVG_LENGTH || from < 0) return undefined;
  const cursor = booleanOr(cursorFields.cursorVisible, false)
    ? { x: ratioOf(cursorFields.cursorX, cursorFields.cols), y: ratioOf(cursorFields.cursorY, cursorFields.rows) }
    : { x: 0, y: 0 };
  return { svg: text, from, cursor };
}

export interface Thumbnails {
  add: (thumbnail: Thumbnail) => void;
  /** The one that began last by then. */
  findAt: (ms: number) => Thumbnail | undefined;
}

export function createThumbnails(): Thumbnails {
  const thumbnails: Thumbnail[] = [];
  let length = 0;
  return {
    add(thumbnail) {
      length += thumbnail.svg.length;
      if (length <= MAX_TOTAL_LENGTH) thumbnails.push(thumbnail);
    },
    findAt: (ms) =>
      thumbnails.reduce<Thumbnail | undefined>(
        (latest, one) => (one.from <= ms && one.from >= (latest?.from ?? 0) ? one : latest),
        undefined,
      ),
  };
}

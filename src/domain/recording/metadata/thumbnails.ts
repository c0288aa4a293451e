// Parses and stores the thumbnails of a recording: images of the terminal at some times of the session
// (docs/protocol/streams.md#14.6).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, booleanOr, numberOr, textOr } from '#lib/untrusted.ts';

export interface Thumbnail {
  /** An SVG image as text. It is untrusted, so use it only as the source of an image. */
  svg: string;
  /** The image shows the screen from this time on, in milliseconds. */
  from: number;
  /**
   * The position of the cursor on the screen, as fractions from 0 to 1. The top left if it is hidden or unknown.
   */
  cursor: { x: number; y: number };
}

/** Larger images are rejected. Images beyond the total limit of a recording are not stored. */
const MAX_SVG_LENGTH = 1024 * 1024;
const MAX_TOTAL_LENGTH = 32 * MAX_SVG_LENGTH;

const ratioOf = (cell: unknown, cells: unknown): number =>
  Math.min(1, Math.max(0, numberOr(cell, 0)) / Math.max(1, numberOr(cells, 1)));

/** Parses a thumbnail. Returns undefined if its image or its time is invalid. */
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
  /** The latest thumbnail that starts at `ms` or earlier. */
  findAt: (ms: number) => Thumbnail | undefined;
}

export function createThumbnails(): Thumbnails {
  const thumbnails: Thumbnail[] = [];
  let totalLength = 0;
  return {
    add(thumbnail) {
      totalLength += thumbnail.svg.length;
      if (totalLength <= MAX_TOTAL_LENGTH) thumbnails.push(thumbnail);
    },
    findAt: (ms) =>
      thumbnails.reduce<Thumbnail | undefined>(
        (latest, thumbnail) => (thumbnail.from <= ms && thumbnail.from >= (latest?.from ?? 0) ? thumbnail : latest),
        undefined,
      ),
  };
}

// What 18.x says of a recording besides its content (docs/protocol/streams.md#14.6).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { sizeOr, type Size } from '#domain/recording/size.ts';
import { nobody, type About } from '#domain/recording/timeline.ts';
import { marksOf, type Mark } from './marks.ts';
import { readThumbnail, type Thumbnail } from './thumbnails.ts';

export interface Metadata {
  total: number;
  about: About;
  /** Where a terminal begins that is played without its first size. */
  size: Size | undefined;
  marks: readonly Mark[];
}

export type MetadataFrame =
  | { kind: 'metadata'; metadata: Metadata }
  | { kind: 'thumbnail'; thumbnail: Thumbnail }
  | { kind: 'error'; text: string }
  | { kind: 'other' };

type Sent = StreamSchemas['RecordingMetadataFrame']['data'];

/** Offset and length of a recording never reach a year. */
const LONGEST_MS = 366 * 24 * 3_600_000;

function lengthOr0(value: unknown): number {
  const total = numberOr(value, 0);
  return total > 0 && total <= LONGEST_MS ? Math.floor(total) : 0;
}

function metadataOf(data: unknown): Metadata {
  const { duration, startCols, startRows, startTime, user, resourceName, events } = fieldsOf<Sent>(data);
  const total = lengthOr0(duration);
  const start = numberOr(startTime, undefined);
  return {
    total,
    about: {
      ...nobody,
      user: textOr(user, ''),
      host: textOr(resourceName, ''),
      start: start === undefined ? undefined : start * 1000,
    },
    size: sizeOr(numberOr(startCols, 0), numberOr(startRows, 0)),
    marks: marksOf(events, total === 0 ? LONGEST_MS : total),
  };
}

/** One frame of the metadata stream. */
export function readMetadataFrame(frame: Uint8Array | string): MetadataFrame {
  const { type, data } = fieldsOf<{ type: string; data: unknown }>(parseJson(typeof frame === 'string' ? frame : ''));
  if (!isRecord(data)) return { kind: 'other' };
  if (type === 'metadata') return { kind: 'metadata', metadata: metadataOf(data) };
  if (type === 'error') return { kind: 'error', text: textOr(data['error'], '') };
  const thumbnail = type === 'thumbnail' ? readThumbnail(data) : undefined;
  return thumbnail ? { kind: 'thumbnail', thumbnail } : { kind: 'other' };
}

/** The answer of `sessionlength` (docs/protocol/streams.md#14.1). */
export function readLength(answer: unknown): { total: number; recordingType: string } {
  const { durationMs, recordingType } = fieldsOf<{ durationMs: number; recordingType: string }>(answer);
  return { total: lengthOr0(durationMs), recordingType: textOr(recordingType, '') };
}

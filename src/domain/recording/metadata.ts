// What 18.x says of a recording besides its content (docs/protocol/streams.md#14.6).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, jsonOf, numberOr, textOr } from '#lib/read.ts';
import { sizeOr, type Size } from './size.ts';
import { nobody, type About } from './timeline.ts';

export interface Metadata {
  total: number;
  about: About;
  /** Where a terminal begins that is played without its first size. */
  size: Size | undefined;
}

export type MetadataFrame =
  | { kind: 'metadata'; metadata: Metadata }
  | { kind: 'error'; text: string }
  | { kind: 'other' };

type Sent = StreamSchemas['RecordingMetadataFrame']['data'];

/** Offset and length of a recording never reach a year. */
const LONGEST_MS = 366 * 24 * 3_600_000;

function metadataOf(data: unknown): Metadata {
  const { duration, startCols, startRows, startTime, user, resourceName } = fieldsOf<Sent>(data);
  const total = numberOr(duration, 0);
  const start = numberOr(startTime, undefined);
  return {
    total: total > 0 && total <= LONGEST_MS ? Math.floor(total) : 0,
    about: {
      ...nobody,
      user: textOr(user, ''),
      host: textOr(resourceName, ''),
      start: start === undefined ? undefined : start * 1000,
    },
    size: sizeOr(numberOr(startCols, 0), numberOr(startRows, 0)),
  };
}

/** One frame of the metadata stream; thumbnails and all else are of no use to a player. */
export function readMetadataFrame(frame: Uint8Array | string): MetadataFrame {
  const { type, data } = fieldsOf<{ type: string; data: unknown }>(jsonOf(typeof frame === 'string' ? frame : ''));
  if (!isRecord(data)) return { kind: 'other' };
  if (type === 'metadata') return { kind: 'metadata', metadata: metadataOf(data) };
  return type === 'error' ? { kind: 'error', text: textOr(data['error'], '') } : { kind: 'other' };
}

/** The answer of `sessionlength` (docs/protocol/streams.md#14.1). */
export function readLength(answer: unknown): { total: number; recordingType: string } {
  const { durationMs, recordingType } = fieldsOf<{ durationMs: number; recordingType: string }>(answer);
  const total = numberOr(durationMs, 0);
  return {
    total: total > 0 && total <= LONGEST_MS ? Math.floor(total) : 0,
    recordingType: textOr(recordingType, ''),
  };
}

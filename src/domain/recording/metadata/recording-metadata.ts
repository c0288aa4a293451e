// Parses the metadata of a recording: length, session, marks and thumbnails. Only 18.x sends it
// (docs/protocol/streams.md#14.6).
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, isRecord, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { validSize, type Size } from '#domain/recording/terminal-size.ts';
import { UNKNOWN_SESSION, type SessionInfo } from '#domain/recording/timeline.ts';
import { parseMarks, type Mark } from './session-marks.ts';
import { parseThumbnail, type Thumbnail } from './thumbnails.ts';

export interface RecordingMetadata {
  /** The length in milliseconds; 0 if it is missing or invalid. */
  total: number;
  about: SessionInfo;
  /** The first size of the terminal; undefined if it is missing or invalid. */
  size: Size | undefined;
  marks: readonly Mark[];
}

export type MetadataFrame =
  | { kind: 'metadata'; metadata: RecordingMetadata }
  | { kind: 'thumbnail'; thumbnail: Thumbnail }
  | { kind: 'error'; text: string }
  | { kind: 'other' };

type WireMetadata = StreamSchemas['RecordingMetadataFrame']['data'];

/** Durations that are longer are invalid. */
const MAX_DURATION_MS = 366 * 24 * 3_600_000;

function durationOrZero(value: unknown): number {
  const total = numberOr(value, 0);
  return total > 0 && total <= MAX_DURATION_MS ? Math.floor(total) : 0;
}

function parseMetadata(data: unknown): RecordingMetadata {
  const { duration, startCols, startRows, startTime, user, resourceName, events } = fieldsOf<WireMetadata>(data);
  const total = durationOrZero(duration);
  const start = numberOr(startTime, undefined);
  return {
    total,
    about: {
      ...UNKNOWN_SESSION,
      user: textOr(user, ''),
      host: textOr(resourceName, ''),
      start: start === undefined ? undefined : start * 1000,
    },
    size: validSize(numberOr(startCols, 0), numberOr(startRows, 0)),
    marks: parseMarks(events, total === 0 ? MAX_DURATION_MS : total),
  };
}

/** Parses one frame of the metadata stream. */
export function parseMetadataFrame(frame: Uint8Array | string): MetadataFrame {
  const { type, data } = fieldsOf<{ type: string; data: unknown }>(parseJson(typeof frame === 'string' ? frame : ''));
  if (!isRecord(data)) return { kind: 'other' };
  if (type === 'metadata') return { kind: 'metadata', metadata: parseMetadata(data) };
  if (type === 'error') return { kind: 'error', text: textOr(data['error'], '') };
  const thumbnail = type === 'thumbnail' ? parseThumbnail(data) : undefined;
  return thumbnail ? { kind: 'thumbnail', thumbnail } : { kind: 'other' };
}

/** Parses the response of the call `sessionlength`. An invalid length is 0 (docs/protocol/streams.md#14.1). */
export function parseSessionLength(response: unknown): { total: number; recordingType: string } {
  const { durationMs, recordingType } = fieldsOf<{ durationMs: number; recordingType: string }>(response);
  return { total: durationOrZero(durationMs), recordingType: textOr(recordingType, '') };
}

import { links } from '#lib/links.ts';
import type { RecordingRow } from './recording-row.ts';

/** Where a recording is played. A desktop needs a length, and one of 0 is none (docs/protocol/streams.md#6.4). */
export const playerLink = (cluster: string, { sid, type, durationMs }: RecordingRow): string =>
  links.player(
    { cluster, sid },
    { recordingType: type, durationMs: durationMs === undefined ? undefined : Math.max(1, durationMs) },
  );

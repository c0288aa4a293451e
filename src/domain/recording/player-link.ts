import { links } from '#lib/links.ts';
import type { RecordingRow } from './recording-row.ts';

/**
 * Where a recording is played. A desktop needs a length, and one of 0 is none (docs/protocol/streams.md#6.4). Its stream
 * names neither the desktop nor its user; by its end the player finds the event that does.
 */
export const playerLink = (cluster: string, { sid, type, durationMs, endedMs }: RecordingRow): string =>
  links.player(
    { cluster, sid },
    {
      recordingType: type,
      durationMs: durationMs === undefined ? undefined : Math.max(1, durationMs),
      ended: type === 'desktop' ? endedMs : undefined,
    },
  );

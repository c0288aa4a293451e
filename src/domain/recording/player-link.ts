import { links } from '#lib/links.ts';
import type { RecordingRow } from './recording-row.ts';

/**
 * The address of a recording's player. A desktop recording needs a length greater than 0
 * (docs/protocol/streams.md#6.4). Its stream contains neither the desktop nor the user, so the player uses the end time
 * to find the event that does.
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

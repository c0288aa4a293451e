// The link from a recording to its player.
import { links } from '#lib/links.ts';
import type { RecordingRow } from './recording-row.ts';

/**
 * The link to the player of a recording. For a desktop recording, it needs a length greater than 0
 * (docs/protocol/streams.md#6.4). The stream of such a recording contains neither the desktop nor the user, so the
 * player uses the end time to find the event with both.
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

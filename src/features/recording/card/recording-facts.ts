// What lists, cards and details show of a recording.
import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import Database from 'lucide-react/icons/database';
import Hexagon from 'lucide-react/icons/hexagon';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import { $api } from '#api/api.ts';
import { Refusal } from '#api/refusal.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { parseThumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { playabilityOf, type RecordingRow, type RecordingType } from '#domain/recording/recording-row.ts';
import { NOT_PLAYABLE_REASONS, RECORDING_TYPE_LABELS } from './messages.ts';

/** A picture of the session, if the proxy has one (docs/protocol/streams.md#14.6). */
export const pictureQuery = (cluster: string, sid: string) => ({
  ...$api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', {
    params: { path: { cluster, sid } },
  }),
  select: parseThumbnail,
  staleTime: FOREVER_MS,
});

/** Whether the proxy has no picture of the session, which is no failure. */
export const isMissing = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/** Proxies make pictures of terminals only. */
export const hasPicture = (type: RecordingType): boolean => type === 'ssh' || type === 'k8s';

export function notPlayableReason(row: RecordingRow, protocols: readonly string[]): string | undefined {
  const playable = playabilityOf(row, protocols);
  return playable === 'play' ? undefined : NOT_PLAYABLE_REASONS[playable];
}

export const TYPE_ICONS: Readonly<Record<RecordingType, LucideIcon>> = {
  ssh: Server,
  k8s: Hexagon,
  desktop: Monitor,
  database: Database,
  other: Activity,
};

export const typeLabelOf = ({ type, otherType = RECORDING_TYPE_LABELS[type] }: RecordingRow): string => otherType;

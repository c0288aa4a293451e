import { PLAY } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { playabilityOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NOT_PLAYABLE, playRecording } from './messages.ts';
import { Pictured } from './pictured.tsx';
import * as css from './recordings.css.ts';

interface PlayLinkProps {
  of: RecordingRow;
  /** Of databases that the proxy can play. */
  protocols: readonly string[];
  cluster: string;
  /** Whether the proxy sends what was on the screen. */
  hasPictures: boolean;
  zone: TimeZone;
}

function reasonOf(row: RecordingRow, protocols: readonly string[]): string | undefined {
  const playable = playabilityOf(row, protocols);
  return playable === 'play' ? undefined : NOT_PLAYABLE[playable];
}

/** What the last column must have room for: a reason stands on two lines. */
export const playText = (row: RecordingRow, protocols: readonly string[]): string =>
  (reasonOf(row, protocols) ?? PLAY).split(' ').toSorted((a, b) => b.length - a.length)[0] ?? PLAY;

/** The player stands in a tab of its own, so that the list stays where it was (docs/protocol/resources.md#5.2). */
export function PlayLink({ of: row, protocols, cluster, hasPictures, zone }: PlayLinkProps) {
  const { name, endedMs: ended, sid, type } = row;
  const reason = reasonOf(row, protocols);
  if (reason !== undefined) return <span className={css.reason}>{reason}</span>;
  const link = (
    <ButtonLink
      to={playerLink(cluster, row)}
      variant="plain"
      size="small"
      target="_blank"
      rel="noopener"
      aria-label={playRecording(name, formatDateTime(ended, zone))}
    >
      {PLAY}
    </ButtonLink>
  );
  if (!hasPictures || (type !== 'ssh' && type !== 'k8s')) return link;
  return (
    <Pictured cluster={cluster} sid={sid}>
      {link}
    </Pictured>
  );
}

import { PLAY } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { playableOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { dateTime, type Zone } from '#lib/time.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NOT_PLAYABLE, playRecording } from './messages.ts';
import * as css from './recordings.css.ts';

interface PlayLinkProps {
  of: RecordingRow;
  /** Of databases that the proxy can play. */
  protocols: readonly string[];
  cluster: string;
  zone: Zone;
}

function reasonOf(row: RecordingRow, protocols: readonly string[]): string | undefined {
  const playable = playableOf(row, protocols);
  return playable === 'play' ? undefined : NOT_PLAYABLE[playable];
}

/** What the last column must have room for: a reason stands on two lines. */
export const playText = (row: RecordingRow, protocols: readonly string[]): string =>
  (reasonOf(row, protocols) ?? PLAY).split(' ').toSorted((a, b) => b.length - a.length)[0] ?? PLAY;

/** The player stands in a tab of its own, so that the list stays where it was (docs/protocol/resources.md#5.2). */
export function PlayLink({ of: row, protocols, cluster, zone }: PlayLinkProps) {
  const { name, ended } = row;
  const reason = reasonOf(row, protocols);
  if (reason !== undefined) return <span className={css.reason}>{reason}</span>;
  return (
    <ButtonLink
      to={playerLink(cluster, row)}
      variant="plain"
      size="small"
      target="_blank"
      rel="noopener"
      aria-label={playRecording(name, dateTime(ended, zone))}
    >
      {PLAY}
    </ButtonLink>
  );
}

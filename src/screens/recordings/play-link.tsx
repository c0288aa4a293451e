import { PLAY } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { playabilityOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NOT_PLAYABLE_REASONS, playRecording } from './messages.ts';
import { HoverPicture } from './hover-picture.tsx';
import * as css from './recordings.css.ts';

interface PlayLinkProps {
  recording: RecordingRow;
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
  cluster: string;
  /** Whether the proxy sends pictures of recordings. */
  hasPictures: boolean;
  zone: TimeZone;
}

function notPlayableReason(row: RecordingRow, protocols: readonly string[]): string | undefined {
  const playable = playabilityOf(row, protocols);
  return playable === 'play' ? undefined : NOT_PLAYABLE_REASONS[playable];
}

/** The longest word in the last column, which determines its width. A reason wraps to two lines. */
export const longestPlayWord = (row: RecordingRow, protocols: readonly string[]): string =>
  (notPlayableReason(row, protocols) ?? PLAY).split(' ').toSorted((a, b) => b.length - a.length)[0] ?? PLAY;

/** Opens the player in a new tab, so that the list keeps its position (docs/protocol/resources.md#5.2). */
export function PlayLink({ recording: row, protocols, cluster, hasPictures, zone }: PlayLinkProps) {
  const { name, endedMs: ended, sid, type } = row;
  const disabledReason = notPlayableReason(row, protocols);
  if (disabledReason !== undefined) return <span className={css.reason}>{disabledReason}</span>;
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
    <HoverPicture cluster={cluster} sid={sid}>
      {link}
    </HoverPicture>
  );
}

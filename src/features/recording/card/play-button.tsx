import CirclePlay from 'lucide-react/icons/circle-play';
import { PLAY, playRecording } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { ButtonLink, type ButtonLinkProps } from '#ui/button/button-link.tsx';

interface PlayButtonProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  recording: RecordingRow;
  cluster: string;
  zone: TimeZone;
  /** False where each row of a table has the button. */
  hasIcon?: boolean;
}

/** Opens the player in a new tab, so that the list keeps its position (docs/protocol/resources.md#5.2). */
export const PlayButton = ({ recording, cluster, zone, hasIcon = true, ...buttonStyle }: PlayButtonProps) => (
  <ButtonLink
    {...buttonStyle}
    icon={hasIcon ? CirclePlay : undefined}
    to={playerLink(cluster, recording)}
    target="_blank"
    rel="noopener"
    aria-label={playRecording(recording.name, formatDateTime(recording.endedMs, zone))}
  >
    {PLAY}
  </ButtonLink>
);

import { useQuery } from '@tanstack/react-query';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatClock } from '#domain/recording/clock-text.ts';
import { playRecording } from '#domain/recording/messages.ts';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import { asLogin } from '#features/active-sessions/messages.ts';
import { DetailsLink } from '#features/list/details-link.tsx';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { usePictureSource } from '#features/recording/picture.tsx';
import { onResource } from '#lib/messages.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { describeError } from '#lib/user-facing-error.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { RETRY } from '#ui/messages.ts';
import { allPicturesQuery, LEAFING_DELAY_MS, useIsMountedFor, usePicturePosition } from './leafing.ts';
import { PICTURE_NOT_LOADED, PICTURES_NOT_LOADED, retryPicture } from './messages.ts';
import { hasPicture, isMissing, notPlayableReason, pictureQuery, typeLabelOf, TYPE_ICONS } from './recording-facts.ts';
import * as css from './recording-card.css.ts';

export interface RecordingCardProps {
  recording: RecordingRow;
  cluster: string;
  zone: TimeZone;
  /** The database protocols that the proxy can play. */
  protocols: readonly string[];
  /** Whether the proxy sends pictures of recordings. */
  hasPictures: boolean;
  /** The address of the details. */
  detailsLink: string;
  /** For narrow cards: the environment is below the name, and the time is relative to this one, in milliseconds. */
  relativeTo?: number;
  /** The menu of the card. */
  menu?: ReactNode;
}

/** Who was where, when and for how long, with a picture that leads to the player. */
export function RecordingCard(props: RecordingCardProps) {
  const { recording, zone, detailsLink, relativeTo, menu } = props;
  const { name, users, login, endedMs } = recording;
  const environmentLabel = useEnvironmentLabel();
  const environment = environmentOf(recording.labels, environmentLabel);
  const isNarrow = relativeTo !== undefined;
  const title = users.length > 0 ? onResource(users.join(', '), name) : name;
  return (
    <article className={css.card} aria-label={title}>
      <Screen {...props} />
      <div className={isNarrow ? css.narrowFacts : css.facts}>
        <h2 className={css.title} title={title}>
          <DetailsLink to={detailsLink}>{title}</DetailsLink>
        </h2>
        {environment && <EnvironmentChip environment={environment} />}
        {menu && <span className={css.menu}>{menu}</span>}
        <p className={isNarrow ? css.narrowSecondLine : css.secondLine}>
          {login && `${asLogin(login)}, `}
          {isNarrow ? (
            <RelativeTime time={new Date(endedMs).toISOString()} now={relativeTo} />
          ) : (
            formatDateTime(endedMs, zone)
          )}
        </p>
      </div>
    </article>
  );
}

type ScreenProps = Omit<RecordingCardProps, 'detailsLink' | 'relativeTo' | 'menu'>;

/** The picture as a link to the player, or the reason why the recording cannot be played. */
function Screen({ recording, cluster, zone, protocols, hasPictures }: ScreenProps) {
  const position = usePicturePosition();
  const reason = notPlayableReason(recording, protocols);
  const placeholder = <Placeholder recording={recording} />;
  const length = recording.durationMs !== undefined && (
    <span className={css.length}>{formatClock(recording.durationMs)}</span>
  );
  if (reason !== undefined)
    return (
      <div className={css.screen}>
        {placeholder}
        <span className={css.reason}>{reason}</span>
        {length}
      </div>
    );
  const label = playRecording(recording.name, formatDateTime(recording.endedMs, zone));
  const isPictured = hasPictures && hasPicture(recording.type);
  return (
    <div className={css.screen}>
      <Link
        className={css.screenLink}
        to={playerLink(cluster, recording)}
        target="_blank"
        rel="noopener"
        title={label}
        aria-keyshortcuts={isPictured ? 'ArrowLeft ArrowRight' : undefined}
        {...position.handlers}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {isPictured ? (
          <WhenVisible placeholder={placeholder}>
            {() => <ScreenPicture cluster={cluster} recording={recording} position={position.value} />}
          </WhenVisible>
        ) : (
          placeholder
        )}
        <span className={css.playMark}>
          <Icon icon={CirclePlay} />
        </span>
        {length}
      </Link>
      {isPictured && <FailedPicture cluster={cluster} recording={recording} />}
    </div>
  );
}

const Placeholder = ({ recording }: { recording: RecordingRow }) => (
  <span className={css.placeholder}>
    <Icon icon={TYPE_ICONS[recording.type]} />
    {typeLabelOf(recording)}
  </span>
);

interface PictureProps {
  cluster: string;
  recording: RecordingRow;
}

/** Replaces the placeholder if the first picture could not be loaded. It is outside of the link to the player. */
function FailedPicture({ cluster, recording: { sid, name } }: PictureProps) {
  const { error, refetch } = useQuery({ ...pictureQuery(cluster, sid), enabled: false });
  if (!error || isMissing(error)) return null;
  return (
    <span className={css.failure}>
      {PICTURE_NOT_LOADED}
      <Button
        size="small"
        aria-label={retryPicture(name)}
        tooltip={describeError(error).message}
        onClick={() => void refetch()}
      >
        {RETRY}
      </Button>
    </span>
  );
}

/** A picture from the session, or that of the time at the position. */
function ScreenPicture({ cluster, recording, position }: PictureProps & { position: number | undefined }) {
  const { data } = useQuery(pictureQuery(cluster, recording.sid));
  const shown = { recording, thumbnail: data };
  return (
    <span className={css.picture}>
      {position === undefined ? (
        <Picture {...shown} />
      ) : (
        <PictureAtPosition {...shown} cluster={cluster} position={position} />
      )}
    </span>
  );
}

interface ShownPicture {
  recording: RecordingRow;
  thumbnail: Thumbnail | undefined;
}

function Picture({ recording, thumbnail }: ShownPicture) {
  const source = usePictureSource(thumbnail);
  if (!source) return <Placeholder recording={recording} />;
  const { url, background, objectPosition } = source;
  return <img className={css.image} src={url} alt="" style={{ background, objectPosition }} />;
}

/** The picture of the time at this position of the session. Shows the given picture until the others are loaded. */
function PictureAtPosition({
  recording,
  thumbnail,
  cluster,
  position,
}: ShownPicture & { cluster: string; position: number }) {
  const isWanted = useIsMountedFor(LEAFING_DELAY_MS);
  const { data, error } = useQuery({ ...allPicturesQuery(cluster, recording.sid), enabled: isWanted });
  const total = data?.metadata.total ?? 0;
  const found = total > 0 ? data?.thumbnails.findAt(Math.round(position * total)) : undefined;
  return (
    <>
      <Picture recording={recording} thumbnail={found ?? thumbnail} />
      {error && <span className={css.reason}>{PICTURES_NOT_LOADED}</span>}
      {found && (
        <>
          <span className={css.position} style={{ width: `${position * 100}%` }} />
          <span className={css.time}>{formatClock(found.from)}</span>
        </>
      )}
    </>
  );
}

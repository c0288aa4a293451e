import { useQuery } from '@tanstack/react-query';
import CirclePlay from 'lucide-react/icons/circle-play';
import { useState, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { keyOf } from '#api/query-keys.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { playRecording } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { environmentOf } from '#domain/workspace/environment.ts';
import { asLogin } from '#features/active-sessions/messages.ts';
import { DetailsLink } from '#features/list/details-link.tsx';
import { useEnvironmentLabel } from '#features/list/use-environment-label.ts';
import { usePictureSource } from '#features/recording/picture.tsx';
import { onResource } from '#lib/messages.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { hasPicture, notPlayableReason, pictureQuery, typeLabelOf, TYPE_ICONS } from './recording-facts.ts';
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
  /** For narrow cards: the environment is below the name. */
  isNarrow?: boolean;
}

/** Who was where, when and for how long, with a picture that leads to the player. */
export function RecordingCard(props: RecordingCardProps) {
  const { recording, zone, detailsLink, isNarrow = false } = props;
  const { name, users, login, endedMs } = recording;
  const environmentLabel = useEnvironmentLabel();
  const environment = environmentOf(recording.labels, environmentLabel);
  const title = users.length > 0 ? onResource(users.join(', '), name) : name;
  return (
    <article className={css.card} aria-label={title}>
      <Screen {...props} />
      <div className={isNarrow ? css.narrowFacts : css.facts}>
        <h2 className={css.title} title={title}>
          <DetailsLink to={detailsLink}>{title}</DetailsLink>
        </h2>
        {environment && <EnvironmentChip environment={environment} />}
        <p className={isNarrow ? css.narrowSecondLine : css.secondLine}>
          {[login && asLogin(login), formatDateTime(endedMs, zone)].filter(Boolean).join(', ')}
        </p>
      </div>
    </article>
  );
}

/** The picture as a link to the player, or the reason why the recording cannot be played. */
function Screen({ recording, cluster, zone, protocols, hasPictures }: Omit<RecordingCardProps, 'detailsLink'>) {
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
  return (
    <Link className={css.screen} to={playerLink(cluster, recording)} target="_blank" rel="noopener" title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {hasPictures && hasPicture(recording.type) ? (
        <WhenVisible placeholder={placeholder}>
          {() => <ScreenPicture cluster={cluster} recording={recording} />}
        </WhenVisible>
      ) : (
        placeholder
      )}
      <span className={css.playMark}>
        <Icon icon={CirclePlay} />
      </span>
      {length}
    </Link>
  );
}

const Placeholder = ({ recording }: { recording: RecordingRow }) => (
  <span className={css.placeholder}>
    <Icon icon={TYPE_ICONS[recording.type]} />
    {typeLabelOf(recording)}
  </span>
);

/** All pictures of a session, for leafing through them. Loads the code for the stream when it is used. */
const allPicturesQuery = (cluster: string, sid: string) => ({
  queryKey: keyOf('/v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', { path: { cluster, sid } }, 'all'),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { loadThumbnails } = await import('#features/recording/metadata-source.ts');
    return loadThumbnails({ cluster, sid }, signal);
  },
  staleTime: FOREVER_MS,
  retry: false,
});

/** A picture from the session. The pointer leafs through more of them: its position is the time. */
function ScreenPicture({ cluster, recording }: { cluster: string; recording: RecordingRow }) {
  const { sid } = recording;
  const [position, setPosition] = useState<number>();
  const first = useQuery(pictureQuery(cluster, sid));
  const all = useQuery({ ...allPicturesQuery(cluster, sid), enabled: position !== undefined });
  const total = all.data?.metadata.total ?? 0;
  const pointed =
    position !== undefined && total > 0 ? all.data?.thumbnails.findAt(Math.round(position * total)) : undefined;
  const shown = pointed ?? first.data;
  const source = usePictureSource(shown);
  const onPointerMove = ({ clientX, currentTarget, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPosition(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  return (
    <span className={css.picture} onPointerMove={onPointerMove} onPointerLeave={() => setPosition(undefined)}>
      {source ? (
        <img
          className={css.image}
          src={source.url}
          alt=""
          style={{ background: source.background, objectPosition: source.objectPosition }}
        />
      ) : (
        <Placeholder recording={recording} />
      )}
      {pointed && (
        <>
          <span className={css.position} style={{ width: `${(position ?? 0) * 100}%` }} />
          <span className={css.time}>{formatClock(pointed.from)}</span>
        </>
      )}
    </span>
  );
}

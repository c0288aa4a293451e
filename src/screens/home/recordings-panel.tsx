import { useQuery } from '@tanstack/react-query';
import CirclePlay from 'lucide-react/icons/circle-play';
import { Link, useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import { PLAY, playRecording, RECORDINGS_NOT_LOADED } from '#domain/recording/messages.ts';
import { playerLink } from '#domain/recording/player-link.ts';
import { playabilityOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { newestRecordingsQuery } from '#features/activity/recordings-query.ts';
import { onResource } from '#lib/messages.ts';
import { NO_RECORDINGS } from '#features/details/messages.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { HomePanel } from './home-panel.tsx';
import { ALL_RECORDINGS, LATEST_RECORDINGS } from './messages.ts';
import * as css from './home.css.ts';

const MAX_RECORDINGS = 5;
/** Not all recordings can be played. */
const SEARCHED_RECORDINGS = 50;

export function RecordingsPanel() {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <HomePanel title={LATEST_RECORDINGS} action={<Link to={links.recordings({ cluster })}>{ALL_RECORDINGS}</Link>}>
      <WhenVisible placeholder={<PanelSkeleton />}>{() => <Recordings />}</WhenVisible>
    </HomePanel>
  );
}

const PanelSkeleton = () => (
  <div className={css.content}>
    <SkeletonLines />
  </div>
);

function Recordings() {
  const { cluster, config } = useOutletContext<PageContext>();
  const recordings = useQuery(newestRecordingsQuery(cluster, '7d', SEARCHED_RECORDINGS));
  return (
    <Answer
      query={recordings}
      placeholder={<PanelSkeleton />}
      permission="session: list"
      errorTitle={RECORDINGS_NOT_LOADED}
    >
      {({ rows }) => {
        const playable = rows
          .filter((row) => row.ok)
          .filter((row) => playabilityOf(row, config.playable_db_protocols) === 'play')
          .slice(0, MAX_RECORDINGS);
        if (playable.length === 0)
          return (
            <div className={css.content}>
              <p className={css.note}>{NO_RECORDINGS}</p>
            </div>
          );
        return (
          <ul className={css.rows}>
            {playable.map((row) => (
              <Recording key={row.id} row={row} now={recordings.dataUpdatedAt} />
            ))}
          </ul>
        );
      }}
    </Answer>
  );
}

function Recording({ row, now }: { row: RecordingRow; now: number }) {
  const { cluster } = useOutletContext<PageContext>();
  return (
    <li className={css.row}>
      <span className={css.rowText}>
        <span className={css.rowTitle}>{onResource(row.users.join(', '), row.name)}</span>
        <span className={css.rowDetails}>
          {row.durationMs !== undefined && `${durationText(row.durationMs)} · `}
          <RelativeTime time={new Date(row.endedMs).toISOString()} now={now} />
        </span>
      </span>
      <ButtonLink
        size="small"
        icon={CirclePlay}
        to={playerLink(cluster, row)}
        target="_blank"
        rel="noopener"
        aria-label={playRecording(row.name, formatDateTime(row.endedMs, 'utc'))}
      >
        {PLAY}
      </ButtonLink>
    </li>
  );
}

import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import type { PageContext } from '#domain/page-context.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import { RECORDINGS_NOT_LOADED } from '#domain/recording/messages.ts';
import { PlayButton } from '#features/recording/card/play-button.tsx';
import { playabilityOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { newestRecordingsQuery } from '#features/activity/recordings-query.ts';
import { useStoredZone } from '#features/activity/zone.ts';
import { onResource } from '#lib/messages.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { hasPicture } from '#features/recording/card/recording-facts.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { NO_RECORDINGS } from '#features/details/messages.ts';
import { links } from '#lib/links.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { HomePanel } from './home-panel.tsx';
import { ALL_RECORDINGS, LATEST_RECORDINGS } from './messages.ts';
import * as css from './home.css.ts';

const RecordingCard = lazyComponent(
  async () => (await import('#features/recording/card/recording-card.tsx')).RecordingCard,
);

const MAX_RECORDINGS = 5;
const MAX_PICTURES = 2;
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
  const { cluster, config, user } = useOutletContext<PageContext>();
  const hasPictures = proxyCan(dialectOfContext(user), 'sendRecordingPreviews');
  const [zone] = useStoredZone();
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
        const pictured = hasPictures ? playable.filter(({ type }) => hasPicture(type)).slice(0, MAX_PICTURES) : [];
        const others = playable.filter((row) => !pictured.includes(row));
        if (playable.length === 0)
          return (
            <div className={css.content}>
              <p className={css.note}>{NO_RECORDINGS}</p>
            </div>
          );
        return (
          <>
            {pictured.length > 0 && (
              <Suspense fallback={<PanelSkeleton />}>
                <div className={css.cards}>
                  {pictured.map((row) => (
                    <RecordingCard
                      key={row.id}
                      recording={row}
                      cluster={cluster}
                      zone={zone}
                      protocols={config.playable_db_protocols}
                      hasPictures
                      relativeTo={recordings.dataUpdatedAt}
                      detailsLink={links.recordings({ cluster }, detailsParams(row.id))}
                    />
                  ))}
                </div>
              </Suspense>
            )}
            <ul className={css.rows}>
              {others.map((row) => (
                <Recording key={row.id} row={row} now={recordings.dataUpdatedAt} />
              ))}
            </ul>
          </>
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
        <Link className={css.sessionLink} to={links.recordings({ cluster }, detailsParams(row.id))}>
          {onResource(row.users.join(', '), row.name)}
        </Link>
        <span className={css.rowDetails}>
          {row.durationMs !== undefined && `${durationText(row.durationMs)} · `}
          <RelativeTime time={new Date(row.endedMs).toISOString()} now={now} />
        </span>
      </span>
      <PlayButton size="small" recording={row} cluster={cluster} zone="utc" />
    </li>
  );
}

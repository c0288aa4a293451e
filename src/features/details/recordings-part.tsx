import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import { RECORDINGS_NOT_LOADED } from '#domain/recording/messages.ts';
import { PlayButton } from '#features/recording/card/play-button.tsx';
import { playabilityOf, type RecordingRow } from '#domain/recording/recording-row.ts';
import { newestRecordingsQuery } from '#features/activity/recordings-query.ts';
import { links } from '#lib/links.ts';
import { formatDateTime } from '#lib/time.ts';
import { RANGE_NAMES } from '#features/activity/messages.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { ClusterNote } from './cluster-note.tsx';
import { DetailsSection, MissingPermission } from './details-section.tsx';
import { NO_RECORDINGS, NO_RECORDINGS_FOUND, OPEN_RECORDINGS, searchedSince } from './messages.ts';
import * as css from './details.css.ts';

const MAX_ROWS = 20;

interface RecordingsPartProps {
  isMatching: (recording: RecordingRow) => boolean;
  /** The title of a recording: its users, or the resource in the details of a user. */
  titleOf: (recording: RecordingRow) => string;
  /** The filters of the page of recordings that show the same. */
  filters: Readonly<Record<string, string>>;
  /** For users and bots, who may be active on other clusters too. */
  isOfUser?: boolean;
}

/** The newest recordings that belong to the thing. */
export function RecordingsPart(props: RecordingsPartProps) {
  const { cluster, features } = useOutletContext<PageContext>();
  return (
    <DetailsSection
      title={RANGE_NAMES['7d']}
      action={features.recordings && <Link to={links.recordings({ cluster }, props.filters)}>{OPEN_RECORDINGS}</Link>}
    >
      {props.isOfUser === true && <ClusterNote />}
      {features.recordings ? <RecordingRows {...props} /> : <MissingPermission permission="session: list" />}
    </DetailsSection>
  );
}

function RecordingRows({ isMatching, titleOf }: RecordingsPartProps) {
  const { cluster, config } = useOutletContext<PageContext>();
  const recordings = useQuery(newestRecordingsQuery(cluster, '7d'));
  return (
    <Answer query={recordings} placeholder={<SkeletonLines />} errorTitle={RECORDINGS_NOT_LOADED}>
      {({ rows, next }) => {
        const readable = rows.filter((row) => row.ok);
        const matching = readable.filter(isMatching);
        const oldest = readable.at(-1);
        return (
          <>
            {matching.length === 0 ? (
              <p className={css.note}>{next ? NO_RECORDINGS_FOUND : NO_RECORDINGS}</p>
            ) : (
              <ul className={css.rows}>
                {matching.slice(0, MAX_ROWS).map((row) => (
                  <li key={row.id} className={css.row}>
                    <span className={css.rowText}>
                      <span className={css.rowTitle}>{titleOf(row)}</span>
                      <span className={css.rowDetails}>
                        {[formatDateTime(row.endedMs, 'utc'), durationText(row.durationMs)].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    {playabilityOf(row, config.playable_db_protocols) === 'play' && (
                      <PlayButton size="small" recording={row} cluster={cluster} zone="utc" />
                    )}
                  </li>
                ))}
              </ul>
            )}
            {next && oldest && (
              <p className={css.note}>{searchedSince(rows.length, formatDateTime(oldest.endedMs, 'utc'))}</p>
            )}
          </>
        );
      }}
    </Answer>
  );
}

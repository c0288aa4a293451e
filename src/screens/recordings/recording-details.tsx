// The details of one recording, for the ID in the address.
import { useQuery } from '@tanstack/react-query';
import Video from 'lucide-react/icons/video';
import { Link, useOutletContext } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { fieldOf } from '#domain/audit/fields.ts';
import { isRootPage, type PageContext } from '#domain/page-context.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { durationText } from '#domain/recording/duration-text.ts';
import { PLAY, previewLabel } from '#domain/recording/messages.ts';
import { PlayButton } from '#features/recording/card/play-button.tsx';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { ActivityPart } from '#features/details/activity-part.tsx';
import { Fact, FactList } from '#features/details/details-section.tsx';
import { DetailsSections } from '#features/details/details-sections.tsx';
import { ACTIVITY, OVERVIEW } from '#features/details/messages.ts';
import { detailsParams, useDetails } from '#features/details/use-details.ts';
import { DURATION, TYPE, USERS } from '#features/list/messages.ts';
import { Picture, usePictureSource } from '#features/recording/picture.tsx';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { Button } from '#ui/button/button.tsx';
import { DetailsPanel } from '#ui/layout/details-panel.tsx';
import { END_IN_UTC, END_LOCAL, RECORDING, RECORDING_NOT_LOADED, START_IN_UTC, START_LOCAL } from './messages.ts';
import { SESSION_ID } from '#features/active-sessions/messages.ts';
import {
  hasPicture,
  notPlayableReason,
  pictureQuery,
  typeLabelOf,
  TYPE_ICONS,
} from '#features/recording/card/recording-facts.ts';
import * as detailsCss from '#features/details/details.css.ts';
import * as css from './recordings.css.ts';

interface RecordingDetailsProps {
  /** Undefined if the recording in the address is not loaded. */
  recording: RecordingRow | undefined;
  zone: TimeZone;
}

export function RecordingDetails({ recording, zone }: RecordingDetailsProps) {
  const { close } = useDetails();
  return (
    <DetailsPanel
      title={recording?.name ?? RECORDING}
      icon={recording ? TYPE_ICONS[recording.type] : Video}
      subtitle={recording && typeLabelOf(recording)}
      onClose={close}
    >
      {recording ? <LoadedRecording recording={recording} zone={zone} /> : <p>{RECORDING_NOT_LOADED}</p>}
    </DetailsPanel>
  );
}

function PlayAction({ recording, zone }: { recording: RecordingRow; zone: TimeZone }) {
  const { cluster, config } = useOutletContext<PageContext>();
  const reason = notPlayableReason(recording, config.playable_db_protocols);
  if (reason !== undefined)
    return (
      <Button variant="primary" disabledReason={reason}>
        {PLAY}
      </Button>
    );
  return <PlayButton variant="primary" recording={recording} cluster={cluster} zone={zone} />;
}

const MINUTE_MS = 60_000;

/** The time of the session, with a minute before and after it, in which it was prepared and saved. */
const intervalOf = ({ startedMs, endedMs }: RecordingRow) => ({
  from: new Date((startedMs ?? endedMs - 60 * MINUTE_MS) - MINUTE_MS).toISOString(),
  to: new Date(endedMs + MINUTE_MS).toISOString(),
});

function LoadedRecording({ recording, zone }: { recording: RecordingRow; zone: TimeZone }) {
  const { sid, name } = recording;
  return (
    <>
      <div className={detailsCss.actions}>
        <PlayAction recording={recording} zone={zone} />
      </div>
      <DetailsSections
        name={name}
        sections={[
          {
            id: '',
            title: OVERVIEW,
            render: () => (
              <>
                <SessionPicture recording={recording} />
                <RecordingFacts recording={recording} zone={zone} />
              </>
            ),
          },
          {
            id: 'activity',
            title: ACTIVITY,
            render: () => (
              <ActivityPart
                isMatching={({ raw }) => fieldOf(raw, 'sid') === sid}
                filters={{ session: sid }}
                range={intervalOf(recording)}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** A picture from the session, if the proxy sends pictures. Its space is reserved. */
function SessionPicture({ recording: { sid, type } }: { recording: RecordingRow }) {
  const { cluster, user } = useOutletContext<PageContext>();
  const isAvailable = proxyCan(dialectOfContext(user), 'sendRecordingPreviews') && hasPicture(type);
  const { data, isPending } = useQuery({ ...pictureQuery(cluster, sid), enabled: isAvailable });
  const source = usePictureSource(data);
  if (!isAvailable || (!isPending && !source)) return null;
  return (
    <div className={css.pictureFrame}>
      {data && source && <Picture source={source} alt={previewLabel(formatClock(data.from))} />}
    </div>
  );
}

function RecordingFacts({ recording, zone }: { recording: RecordingRow; zone: TimeZone }) {
  const context = useOutletContext<PageContext>();
  const linksToUsers = context.features.users && isRootPage(context);
  const { sid, userIds, startedMs, endedMs, durationMs } = recording;
  const isUtc = zone === 'utc';
  return (
    <FactList>
      <Fact term={TYPE}>{typeLabelOf(recording)}</Fact>
      <Fact term={USERS}>
        {userIds.length > 0 && (
          <span className={detailsCss.inlineLinks}>
            {userIds.map((user) =>
              linksToUsers ? (
                <Link key={user} to={links.users({}, detailsParams(user))}>
                  {sanitize(user)}
                </Link>
              ) : (
                <span key={user}>{sanitize(user)}</span>
              ),
            )}
          </span>
        )}
      </Fact>
      <Fact term={isUtc ? START_IN_UTC : START_LOCAL}>
        {startedMs !== undefined && formatDateTime(startedMs, zone)}
      </Fact>
      <Fact term={isUtc ? END_IN_UTC : END_LOCAL}>{formatDateTime(endedMs, zone)}</Fact>
      <Fact term={DURATION}>{durationText(durationMs)}</Fact>
      <Fact term={SESSION_ID} copyable={sid}>
        {sanitize(sid)}
      </Fact>
    </FactList>
  );
}

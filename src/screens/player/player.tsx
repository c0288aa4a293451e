// The page of one recorded session (docs/protocol/streams.md#6.4, #14.7).
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { parseClock } from '#domain/recording/clock-text.ts';
import { parseSessionLength } from '#domain/recording/metadata/recording-metadata.ts';
import { openRecording } from '#features/recording/open-recording.ts';
import { links } from '#lib/links.ts';
import { withParams, requiredParam } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { DarkBackground } from '#ui/theme/dark-background.tsx';
import { CANNOT_PLAY, unsupportedType, GO_TO_RECORDINGS, LOADING_RECORDING } from './messages.ts';
import { TerminalPlayer } from './terminal-player.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const DesktopPlayer = lazyComponent(async () => (await import('./desktop/desktop-player.tsx')).DesktopPlayer);

const TERMINAL_TYPES = ['ssh', 'k8s'];

export function Component() {
  const params = useParams();
  const cluster = requiredParam(params, 'cluster');
  const sid = requiredParam(params, 'sid');
  return (
    <DarkBackground>
      <title>{browserTabTitle(pageTitles.player, cluster)}</title>
      <RecordingPlayer key={`${cluster} ${sid}`} cluster={cluster} sid={sid} />
    </DarkBackground>
  );
}

const sessionLengthQuery = (path: { cluster: string; sid: string }) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionlength/{sid}', { params: { path } });

const parsePositive = (text: string | null, digits = 12): number | undefined =>
  text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;

function RecordingPlayer({ cluster, sid }: { cluster: string; sid: string }) {
  const query = new URLSearchParams(useLocation().search);
  const recordingType = query.get('recordingType') ?? '';
  const durationMs = parsePositive(query.get('durationMs'));
  const endedMs = parsePositive(query.get('ended'), 13);
  const startMs = parseClock(query.get('t')) ?? 0;
  if (recordingType === 'desktop')
    return (
      <Suspense>
        <DesktopPlayer cluster={cluster} sid={sid} durationMs={durationMs} endedMs={endedMs} startMs={startMs} />
      </Suspense>
    );
  const player = (
    <TerminalPlayer
      cluster={cluster}
      sid={sid}
      startMs={startMs}
      openSource={openRecording({ cluster, sid }, recordingType)}
    />
  );
  if (TERMINAL_TYPES.includes(recordingType)) return player;
  return (
    <OtherTypePlayer cluster={cluster} sid={sid} type={recordingType}>
      {player}
    </OtherTypePlayer>
  );
}

const NEWER_RECORDING_TYPES = ['ssh', 'desktop', 'database'];

interface OtherTypeProps {
  cluster: string;
  sid: string;
  type: string;
  /** The player for recordings of databases. */
  children: ReactNode;
}

/**
 * For recording types other than terminals and desktops. 18.x can play databases and reports the type of a recording
 * (docs/protocol/streams.md#14.7).
 */
function OtherTypePlayer({ cluster, sid, type, children }: OtherTypeProps) {
  const { search } = useLocation();
  const { data: proxy } = useQuery(dialectQuery);
  const isPlayable = type === 'database' && proxyCan(proxy, 'playDatabaseRecordings');
  const isTypeRequested = !isPlayable && proxyCan(proxy, 'reportRecordingType');
  const lengthQuery = useQuery({ ...sessionLengthQuery({ cluster, sid }), enabled: isTypeRequested });
  if (proxy === undefined || (isTypeRequested && lengthQuery.isPending)) return <Loading label={LOADING_RECORDING} />;
  if (isPlayable) return children;
  const { total, recordingType } = parseSessionLength(lengthQuery.data);
  if (!NEWER_RECORDING_TYPES.includes(recordingType)) return <UnsupportedType cluster={cluster} type={type} />;
  const paramsWithType = withParams(new URLSearchParams(search), {
    recordingType,
    durationMs: total > 0 ? String(total) : '',
  });
  return <Navigate replace to={`${links.player({ cluster, sid })}?${paramsWithType}`} />;
}

function UnsupportedType({ cluster, type }: { cluster: string; type: string }) {
  return (
    <FullPage
      title={CANNOT_PLAY}
      action={<ButtonLink to={links.recordings({ cluster })}>{GO_TO_RECORDINGS}</ButtonLink>}
    >
      <p>{unsupportedType(sanitize(type))}</p>
    </FullPage>
  );
}

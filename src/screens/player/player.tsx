// One recorded session (docs/protocol/streams.md#6.4, #14.7).
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
import { BAD_TYPE, badType, GO_TO_RECORDINGS, LOADING_RECORDING } from './messages.ts';
import { TerminalPlayer } from './terminal-player.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const DesktopPlayer = lazyComponent(async () => (await import('./desktop/desktop-player.tsx')).DesktopPlayer);

const TERMINALS = ['ssh', 'k8s'];

export function Component() {
  const params = useParams();
  const cluster = requiredParam(params, 'cluster');
  const sid = requiredParam(params, 'sid');
  return (
    <DarkBackground>
      <title>{browserTabTitle(pageTitles.player, cluster)}</title>
      <Recording key={`${cluster} ${sid}`} cluster={cluster} sid={sid} />
    </DarkBackground>
  );
}

const lengthOf = (path: { cluster: string; sid: string }) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionlength/{sid}', { params: { path } });

const positive = (text: string | null, digits = 12): number | undefined =>
  text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;

function Recording({ cluster, sid }: { cluster: string; sid: string }) {
  const query = new URLSearchParams(useLocation().search);
  const recordingType = query.get('recordingType') ?? '';
  const durationMs = positive(query.get('durationMs'));
  const ended = positive(query.get('ended'), 13);
  const from = parseClock(query.get('t')) ?? 0;
  if (recordingType === 'desktop')
    return (
      <Suspense>
        <DesktopPlayer cluster={cluster} sid={sid} durationMs={durationMs} ended={ended} from={from} />
      </Suspense>
    );
  const player = (
    <TerminalPlayer cluster={cluster} sid={sid} ms={from} open={openRecording({ cluster, sid }, recordingType)} />
  );
  if (TERMINALS.includes(recordingType)) return player;
  return (
    <OtherType cluster={cluster} sid={sid} type={recordingType}>
      {player}
    </OtherType>
  );
}

const NEWER_TYPES = ['ssh', 'desktop', 'database'];

interface OtherTypeProps {
  cluster: string;
  sid: string;
  type: string;
  /** Plays a database's recording. */
  children: ReactNode;
}

/** 18.x knows of one type more, and itself says which one a recording is (docs/protocol/streams.md#14.7). */
function OtherType({ cluster, sid, type, children }: OtherTypeProps) {
  const { search } = useLocation();
  const { data: proxy } = useQuery(dialectQuery);
  const isPlayed = type === 'database' && proxyCan(proxy, 'playDatabaseRecordings');
  const isAsked = !isPlayed && proxyCan(proxy, 'reportRecordingType');
  const length = useQuery({ ...lengthOf({ cluster, sid }), enabled: isAsked });
  if (proxy === undefined || (isAsked && length.isPending)) return <Loading label={LOADING_RECORDING} />;
  if (isPlayed) return children;
  const { total, recordingType } = parseSessionLength(length.data);
  if (!NEWER_TYPES.includes(recordingType)) return <BadType cluster={cluster} type={type} />;
  const known = withParams(new URLSearchParams(search), { recordingType, durationMs: total > 0 ? String(total) : '' });
  return <Navigate replace to={`${links.player({ cluster, sid })}?${known}`} />;
}

function BadType({ cluster, type }: { cluster: string; type: string }) {
  return (
    <FullPage title={BAD_TYPE} action={<ButtonLink to={links.recordings({ cluster })}>{GO_TO_RECORDINGS}</ButtonLink>}>
      <p>{badType(sanitize(type))}</p>
    </FullPage>
  );
}

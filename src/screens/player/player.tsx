// One recorded session (docs/protocol/streams.md#6.4, #14.7).
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { pageTitle, titles } from '#domain/navigation.ts';
import { clockMs } from '#domain/recording/clock.ts';
import { openRecording } from '#features/recording/open-recording.ts';
import { links } from '#lib/links.ts';
import { required } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { DarkGround } from '#ui/theme/dark-ground.tsx';
import { BAD_TYPE, badType, GO_TO_RECORDINGS } from './messages.ts';
import { TerminalPlayer } from './terminal-player.tsx';

const DesktopPlayer = lazy(async () => ({ default: (await import('./desktop/desktop-player.tsx')).DesktopPlayer }));

const TERMINALS = ['ssh', 'k8s', 'database'];

export function Component() {
  const params = useParams();
  const cluster = required(params, 'cluster');
  const sid = required(params, 'sid');
  return (
    <DarkGround>
      <title>{pageTitle(titles.player, cluster)}</title>
      <Recording key={`${cluster} ${sid}`} cluster={cluster} sid={sid} />
    </DarkGround>
  );
}

const positive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;

function Recording({ cluster, sid }: { cluster: string; sid: string }) {
  const query = new URLSearchParams(useLocation().search);
  const recordingType = query.get('recordingType') ?? '';
  const durationMs = positive(query.get('durationMs'));
  if (recordingType === 'desktop')
    return (
      <Suspense>
        <DesktopPlayer cluster={cluster} sid={sid} durationMs={durationMs} />
      </Suspense>
    );
  if (!TERMINALS.includes(recordingType)) return <BadType cluster={cluster} type={recordingType} />;
  return (
    <TerminalPlayer
      cluster={cluster}
      sid={sid}
      recordingType={recordingType}
      durationMs={durationMs === undefined ? undefined : String(durationMs)}
      ms={clockMs(query.get('t')) ?? 0}
      open={openRecording({ cluster, sid })}
    />
  );
}

function BadType({ cluster, type }: { cluster: string; type: string }) {
  return (
    <FullPage title={BAD_TYPE} action={<ButtonLink to={links.recordings({ cluster })}>{GO_TO_RECORDINGS}</ButtonLink>}>
      <p>{badType(sanitize(type))}</p>
    </FullPage>
  );
}

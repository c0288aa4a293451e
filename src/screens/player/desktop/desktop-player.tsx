import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { $api } from '#api/api.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { hasAllMessages, unfinishedEndOf, type UnfinishedEnd } from '#domain/desktop-recording/playback.ts';
import { numberOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Head } from '#screens/player/head.tsx';
import { LOADING_RECORDING, recordingOf, recordingOfSession } from '#screens/player/messages.ts';
import { sessionEndedAt } from './session-query.ts';
import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import * as player from '#screens/player/player.css.ts';
import { usePlayerParams } from '#screens/player/player-params.ts';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { keyHelp, SEEK_HELP, SPACE_HELP, usePlayerKeys } from '#screens/player/use-player-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { RETRY } from '#ui/messages.ts';
import { Controls } from './controls.tsx';
import { desktopKey } from './desktop-keys.ts';
import { Events } from './events.tsx';
import { endingText, NO_SEEKING, NOT_OPENED, SCREEN, SHORT_BACK, SHORT_FORWARD } from './messages.ts';
import { Notices } from './notices.tsx';
import { usePassingTime, usePlayback } from './use-playback.ts';
import * as css from './desktop.css.ts';

export interface DesktopPlayerProps {
  cluster: string;
  sid: string;
  /** Of the address, where it is a positive number. */
  durationMs: number | undefined;
  /** When the session ended, in epoch milliseconds, where the address says so. */
  ended: number | undefined;
  /** Where it begins, in milliseconds, where the proxy seeks. */
  from: number;
}

const lengthOf = (path: { cluster: string; sid: string }) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionlength/{sid}', { params: { path } });

/** As the address says, else as 18.x does; without it everything plays all the same. */
function useTotal({ cluster, sid, durationMs }: DesktopPlayerProps, isAsked: boolean): number | undefined {
  const { data } = useQuery({ ...lengthOf({ cluster, sid }), enabled: isAsked && durationMs === undefined });
  return durationMs ?? numberOr(data?.durationMs, undefined);
}

function NotOpened({ ending, onRetry }: { ending: UnfinishedEnd; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={NOT_OPENED} action={<Button onClick={onRetry}>{RETRY}</Button>}>
        <p>{endingText(ending)}</p>
        {ending.how === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
      </EmptyState>
    </div>
  );
}

/** Of a proxy that does not seek, Space and Home, which starts again. */
const helpOf = (canSeek: boolean) =>
  canSeek
    ? [
        ...SEEK_HELP,
        ...keyHelp([
          { keys: ',', description: SHORT_BACK },
          { keys: '.', description: SHORT_FORWARD },
        ]),
      ]
    : SPACE_HELP;

/** Plays it, and does what keys and controls ask for. */
function useDesktop(props: DesktopPlayerProps) {
  const { cluster, sid, from } = props;
  const { canvas, playback, take, restart } = usePlayback({ cluster, sid, from });
  const { at, canSeek } = playback;
  const total = useTotal(props, canSeek);
  const isOver = hasAllMessages(playback);
  usePassingTime((ms) => take({ on: 'passed', ms, total }));
  const seek = (ms: number) => (isOver ? restart(ms) : take({ on: 'sought', ms }));
  const begin = () => (canSeek && !isOver ? seek(0) : restart(0));
  usePlayerKeys((key) => {
    const asked = desktopKey(key, playback, total);
    if (!asked) return false;
    if (asked.do === 'toggle' || (asked.do === 'hold' && at === 'playing')) take({ on: 'toggled' });
    if (asked.do === 'restart') begin();
    if ('ms' in asked) seek(asked.ms);
    return true;
  }, helpOf(canSeek));
  return { canvas, playback, total, take, seek, begin, retry: () => restart(from) };
}

/** Undefined where the event that ended the session is not found or may not be read. */
function useSession({ cluster, sid, ended }: DesktopPlayerProps): RecordingRow | undefined {
  const { data } = useQuery({ ...sessionEndedAt(cluster, sid, ended ?? 0), enabled: ended !== undefined });
  return data ?? undefined;
}

/** A recorded desktop, played. */
export function DesktopPlayer(props: DesktopPlayerProps) {
  const { cluster, sid } = props;
  const { canvas, playback, total, take, seek, begin, retry } = useDesktop(props);
  const { at, canSeek, notices } = playback;
  const { linkAt } = usePlayerParams();
  const fullScreen = useFullScreen();
  const session = useSession(props);
  const title = session ? recordingOf(session.name) : recordingOfSession(sanitize(sid));
  const about = session && { host: session.name, user: session.users.join(', '), login: '', start: session.startedMs };
  const unfinished = unfinishedEndOf(playback);
  // Where nothing was played, what went wrong stands in its place.
  const failed = playback.size === undefined ? unfinished : undefined;
  const ms = Math.min(playback.ms, total ?? playback.ms);
  return (
    <div className={player.page} data-full={fullScreenAttribute(fullScreen)}>
      <title>{browserTabTitle(session ? title : pageTitles.player, cluster)}</title>
      <Head
        cluster={cluster}
        title={title}
        about={about}
        ms={ms}
        total={total ?? 0}
        link={linkAt(formatClock(ms))}
        noLink={canSeek ? undefined : NO_SEEKING}
        fullScreen={fullScreen}
      />
      <Notices playback={playback} ending={failed ? undefined : unfinished} />
      <section className={player.stage} aria-label={title}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn onto */}
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={SCREEN} />
        {at === 'connecting' && (
          <div className={player.instead}>
            <Loading label={LOADING_RECORDING} />
          </div>
        )}
        {failed && (
          <div className={player.instead}>
            <NotOpened ending={failed} onRetry={retry} />
          </div>
        )}
      </section>
      <div className={player.lower}>
        <Events notices={notices} onSeek={canSeek ? seek : undefined} />
        <Controls playback={playback} total={total} onEvent={take} onSeek={seek} onRestart={begin} />
      </div>
    </div>
  );
}

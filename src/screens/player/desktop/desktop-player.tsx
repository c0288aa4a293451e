import { useQuery, queryOptions } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { $api } from '#api/api.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import {
  hasAllMessages,
  unfinishedEndOf,
  type UnfinishedEnd,
  type Playback,
  type PlaybackNotice,
} from '#domain/desktop-recording/playback.ts';
import { numberOr, fieldsOf, listOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { PlayerBar } from '#screens/player/player-bar.tsx';
import { LOADING_RECORDING, recordingOf, recordingOfSession, EVENTS } from '#screens/player/messages.ts';
import { type RecordingRow, parseRecordingRow } from '#domain/recording/recording-row.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import * as player from '#screens/player/player.css.ts';
import { usePlayerParams } from '#screens/player/player-params.ts';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { shortcutsOf, SEEK_SHORTCUTS, PLAY_PAUSE_SHORTCUTS, usePlayerKeys } from '#screens/player/use-player-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { RETRY } from '#ui/messages.ts';
import { DesktopControls } from './desktop-controls.tsx';
import { desktopKeyAction } from './desktop-keys.ts';
import {
  unfinishedText,
  SEEKING_NOT_SUPPORTED,
  RECORDING_NOT_OPENED,
  RECORDED_DESKTOP,
  BACK_1_SECOND,
  FORWARD_1_SECOND,
  undecodedText,
  unreadableText,
  goToText,
  severityText,
} from './messages.ts';
import { useElapsedTime, usePlayback } from './use-playback.ts';
import * as css from './desktop.css.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { http } from '#api/client.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { LinkButton } from '#ui/button/link-button.tsx';

interface SessionNoticesProps {
  notices: readonly PlaybackNotice[];
  /** Undefined if the proxy can't seek. */
  onSeek: ((ms: number) => void) | undefined;
}

/** The notices of the session up to the current position. */
function SessionNotices({ notices, onSeek }: SessionNoticesProps) {
  if (notices.length === 0) return null;
  return (
    // A scrolling area needs keyboard focus (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.events} aria-label={EVENTS} tabIndex={0}>
      <ul className={css.list}>
        {notices.map(({ ms, severity, text }) => (
          <li key={`${ms} ${text}`} className={css.event}>
            {onSeek ? (
              <LinkButton onClick={() => onSeek(ms)}>{goToText(formatClock(ms))}</LinkButton>
            ) : (
              <span className={css.time}>{formatClock(ms)}</span>
            )}
            <span>{severityText(severity)}</span>
            <bdi>{truncate(text, MAX_MESSAGE_LENGTH)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Finds the session of a recorded desktop by its end event, because the stream does not contain the session's details.
const SESSION_EVENTS_PATH = '/v1/webapi/sites/{cluster}/events/search/sessions';

/** An event may be stored a little after the session ended. */
const STORE_DELAY_MS = 60_000;

const MAX_EVENTS = 1000;

/** The row of a session that ended at this time (epoch ms), as in the list of recordings; null if not found. */
const recordedSessionQuery = (cluster: string, sid: string, endedMs: number) =>
  queryOptions({
    queryKey: keyOf(SESSION_EVENTS_PATH, { path: { cluster } }, ['ended', sid, String(endedMs)]),
    queryFn: async ({ signal }): Promise<RecordingRow | null> => {
      const [from, to] = [endedMs - STORE_DELAY_MS, endedMs + STORE_DELAY_MS].map((ms) => new Date(ms).toISOString());
      const query = { from: from ?? '', to: to ?? '', limit: MAX_EVENTS };
      const { data } = await http.GET(SESSION_EVENTS_PATH, { params: { path: { cluster }, query }, signal });
      const rows = listOf(fieldsOf(data).events).map((raw, index) => parseRecordingRow(raw, index));
      return rows.find((row): row is RecordingRow => row.ok && row.sid === sid) ?? null;
    },
    staleTime: FOREVER_MS,
  });

/** Warnings and errors above the picture. */
function PlaybackNotices({ playback, ending }: { playback: Playback; ending: UnfinishedEnd | undefined }) {
  const { undecoded, unreadable } = playback;
  return (
    <div className={player.notices}>
      {ending && (
        <Banner tone="bad">
          <p>{unfinishedText(ending)}</p>
          {ending.type === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
        </Banner>
      )}
      {(undecoded > 0 || unreadable > 0) && (
        <Banner tone="warn">
          {undecoded > 0 && <p>{undecodedText(undecoded)}</p>}
          {unreadable > 0 && <p>{unreadableText(unreadable)}</p>}
        </Banner>
      )}
    </div>
  );
}

export interface DesktopPlayerProps {
  cluster: string;
  sid: string;
  /** From the address; undefined if it is not a positive number. */
  durationMs: number | undefined;
  /** The end of the session in epoch milliseconds, from the address. */
  endedMs: number | undefined;
  /** The start position in milliseconds, for proxies that can seek. */
  startMs: number;
}

const sessionLengthQuery = (path: { cluster: string; sid: string }) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionlength/{sid}', { params: { path } });

/** The length from the address, otherwise from an 18.x proxy. Without a length the recording still plays. */
function useTotalMs({ cluster, sid, durationMs }: DesktopPlayerProps, isEnabled: boolean): number | undefined {
  const { data } = useQuery({
    ...sessionLengthQuery({ cluster, sid }),
    enabled: isEnabled && durationMs === undefined,
  });
  return durationMs ?? numberOr(data?.durationMs, undefined);
}

function RecordingNotOpened({ ending, onRetry }: { ending: UnfinishedEnd; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon={CircleAlert} title={RECORDING_NOT_OPENED} action={<Button onClick={onRetry}>{RETRY}</Button>}>
        <p>{unfinishedText(ending)}</p>
        {ending.type === 'failed' && ending.text !== '' && <ErrorText error={{ message: ending.text, status: 1 }} />}
      </EmptyState>
    </div>
  );
}

/** If the proxy can't seek, only Space and Home work. Home plays from the start. */
const keyHelpOf = (canSeek: boolean) =>
  canSeek
    ? [
        ...SEEK_SHORTCUTS,
        ...shortcutsOf([
          { keys: ',', description: BACK_1_SECOND },
          { keys: '.', description: FORWARD_1_SECOND },
        ]),
      ]
    : PLAY_PAUSE_SHORTCUTS;

/** Plays the recording and handles keys and controls. */
function useDesktopPlayer(props: DesktopPlayerProps) {
  const { cluster, sid, startMs } = props;
  const { canvas, playback, dispatch, restart } = usePlayback({ cluster, sid, from: startMs });
  const { status, canSeek } = playback;
  const total = useTotalMs(props, canSeek);
  const hasEnded = hasAllMessages(playback);
  useElapsedTime((ms) => dispatch({ type: 'passed', ms, total }));
  const seek = (ms: number) => (hasEnded ? restart(ms) : dispatch({ type: 'sought', ms }));
  const restartFromStart = () => (canSeek && !hasEnded ? seek(0) : restart(0));
  usePlayerKeys((key) => {
    const keyAction = desktopKeyAction(key, playback, total);
    if (!keyAction) return false;
    if (keyAction.type === 'toggle' || (keyAction.type === 'hold' && status === 'playing'))
      dispatch({ type: 'toggled' });
    if (keyAction.type === 'restart') restartFromStart();
    if ('ms' in keyAction) seek(keyAction.ms);
    return true;
  }, keyHelpOf(canSeek));
  return {
    canvas,
    playback,
    total,
    dispatch,
    seek,
    restartFromStart,
    retry: () => restart(startMs),
  };
}

/** Undefined if the end event of the session is not found, or if the user may not read it. */
function useRecordedSession({ cluster, sid, endedMs }: DesktopPlayerProps): RecordingRow | undefined {
  const { data } = useQuery({ ...recordedSessionQuery(cluster, sid, endedMs ?? 0), enabled: endedMs !== undefined });
  return data ?? undefined;
}

export function DesktopPlayer(props: DesktopPlayerProps) {
  const { cluster, sid } = props;
  const { canvas, playback, total, dispatch, seek, restartFromStart, retry } = useDesktopPlayer(props);
  const { status, canSeek, notices } = playback;
  const { linkAt } = usePlayerParams();
  const fullScreen = useFullScreen();
  const session = useRecordedSession(props);
  const title = session ? recordingOf(session.name) : recordingOfSession(sanitize(sid));
  const sessionInfo = session && {
    host: session.name,
    user: session.users.join(', '),
    login: '',
    start: session.startedMs,
  };
  const unfinished = unfinishedEndOf(playback);
  // If nothing was played, the error replaces the picture.
  const failedToOpen = playback.size === undefined ? unfinished : undefined;
  const ms = Math.min(playback.ms, total ?? playback.ms);
  return (
    <div className={player.page} data-full={fullScreenAttribute(fullScreen)}>
      <title>{browserTabTitle(session ? title : pageTitles.player, cluster)}</title>
      <PlayerBar
        cluster={cluster}
        title={title}
        sessionInfo={sessionInfo}
        ms={ms}
        total={total ?? 0}
        link={linkAt(formatClock(ms))}
        noLinkReason={canSeek ? undefined : SEEKING_NOT_SUPPORTED}
        fullScreen={fullScreen}
      />
      <PlaybackNotices playback={playback} ending={failedToOpen ? undefined : unfinished} />
      <section className={player.screenArea} aria-label={title}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img is not a canvas */}
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={RECORDED_DESKTOP} />
        {status === 'connecting' && (
          <div className={player.placeholder}>
            <Loading label={LOADING_RECORDING} />
          </div>
        )}
        {failedToOpen && (
          <div className={player.placeholder}>
            <RecordingNotOpened ending={failedToOpen} onRetry={retry} />
          </div>
        )}
      </section>
      <div className={player.bottomArea}>
        <SessionNotices notices={notices} onSeek={canSeek ? seek : undefined} />
        <DesktopControls
          playback={playback}
          total={total}
          onEvent={dispatch}
          onSeek={seek}
          onRestart={restartFromStart}
        />
      </div>
    </div>
  );
}

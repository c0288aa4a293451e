import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { UNKNOWN_SESSION, type SessionInfo } from '#domain/recording/timeline.ts';
import type { OpenSource, RecordingSource } from '#features/recording/source.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { TerminalControls } from './terminal-controls.tsx';
import { PlayerBar } from './player-bar.tsx';
import {
  loginText,
  recordingOf,
  recordingOfSession,
  startText,
  userText,
  missingPartText,
  REST_NOT_LOADED,
  LOADING_RECORDING,
  PLAYBACK_FAILURES,
  NOTHING_RECORDED,
  NOTHING_TO_PLAY,
} from './messages.ts';
import { RecordingPanel } from './panels/recording-panel.tsx';
import { RecordingTools } from './panels/recording-tools.tsx';
import { usePlayerParams } from './player-params.ts';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { playerEventOf, usePlayerKeys } from './use-player-keys.ts';
import * as css from './player.css.ts';
import { describeError } from '#lib/user-facing-error.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RETRY } from '#ui/messages.ts';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type ReactNode,
} from 'react';
import type { PlayerEvent } from '#domain/recording/player.ts';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { parseTerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { openRecordingScreen, type RecordingScreen } from '#features/recording/recording-screen.ts';
import { EMPTY_VIEW, runPlayer, type PlayerView, type RunningPlayer } from '#features/recording/run-player.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileX from 'lucide-react/icons/file-x';
import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import type { LucideIcon } from 'lucide-react';
import { failureCauseOf } from '#domain/recording/playback-failure.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Loading } from '#ui/feedback/loading.tsx';

const REQUIRED_PERMISSION = 'session: read';

/** A hint for this error; undefined if there is none. */
function failureHintOf(error: { message: string; status?: number }): string | undefined {
  const cause = failureCauseOf(error);
  return cause === 'denied' ? requiresPermission(REQUIRED_PERMISSION) : PLAYBACK_FAILURES[cause].hint;
}

const FAILURE_ICONS: Readonly<Record<keyof typeof PLAYBACK_FAILURES, LucideIcon>> = {
  missing: SearchX,
  gone: FileX,
  encrypted: Lock,
  unsupported: FileX,
  unknown: CircleAlert,
};

/** Replaces the picture of a recording that can't be played, and shows the reason. */
function PlaybackFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const describedError = describeError(error);
  const errorText = (
    <div role="alert">
      <ErrorText error={describedError} />
    </div>
  );
  const cause = failureCauseOf(describedError);
  if (cause === 'denied') return <NoPermission permission={REQUIRED_PERMISSION}>{errorText}</NoPermission>;
  const { title, hint } = PLAYBACK_FAILURES[cause];
  return (
    <EmptyState icon={FAILURE_ICONS[cause]} title={title} action={<Button onClick={onRetry}>{RETRY}</Button>}>
      {hint !== undefined && <p>{hint}</p>}
      {errorText}
    </EmptyState>
  );
}

interface PlayerPlaceholderProps {
  error: unknown;
  /** The recording is fully loaded and empty. */
  isEmpty: boolean;
  onRetry: () => void;
}

function PlayerPlaceholder({ error, isEmpty, onRetry }: PlayerPlaceholderProps) {
  let content: ReactNode = <Loading label={LOADING_RECORDING} />;
  if (error !== undefined) content = <PlaybackFailure error={error} onRetry={onRetry} />;
  else if (isEmpty)
    content = (
      <EmptyState icon={FileX} title={NOTHING_RECORDED}>
        <p>{NOTHING_TO_PLAY}</p>
      </EmptyState>
    );
  return <div className={css.placeholder}>{content}</div>;
}

interface UsePlayerOptions {
  openSource: OpenSource;
  /** The start position, in milliseconds. */
  startMs: number;
  label: string;
}

interface PlayerHandle {
  /** The parent element of the screen. */
  element: RefObject<HTMLDivElement | null>;
  view: PlayerView;
  dispatch: (event: PlayerEvent) => void;
  /** Marks the matches of a search on the screen; undefined removes the marks. */
  highlightMatches: (query: FindQuery | undefined) => void;
  load: RecordingSource['load'] | undefined;
  retry: () => void;
}

const subscribeToNothing = () => () => {};

/** Plays one recording while the component is mounted. */
function usePlayer({ openSource, startMs, label }: UsePlayerOptions): PlayerHandle {
  const element = useRef<HTMLDivElement>(null);
  const screen = useRef<RecordingScreen>(null);
  const [runningPlayer, setRunning] = useState<RunningPlayer>();
  const [terminalSettings] = useSetting('terminal');
  const [screenReaderMode] = useSetting('read-out');
  const start = useEffectEvent((parent: HTMLElement) => {
    const recordingScreen = openRecordingScreen(parent, { settings: parseTerminalSettings(terminalSettings), label });
    recordingScreen.setScreenReaderMode(screenReaderMode === 'on');
    screen.current = recordingScreen;
    const newPlayer = runPlayer({ open: openSource, screen: recordingScreen, startMs });
    setRunning(newPlayer);
    return () => {
      newPlayer.close();
      recordingScreen.dispose();
    };
  });
  useEffect(() => (element.current ? start(element.current) : undefined), []);
  useEffect(() => screen.current?.setScreenReaderMode(screenReaderMode === 'on'), [screenReaderMode]);
  const view = useSyncExternalStore(
    runningPlayer?.subscribe ?? subscribeToNothing,
    () => runningPlayer?.view() ?? EMPTY_VIEW,
  );
  return {
    element,
    view,
    dispatch: (event) => runningPlayer?.dispatch(event),
    highlightMatches: (query) => (query ? screen.current?.finder.find(query) : screen.current?.finder.end()),
    load: runningPlayer?.load,
    retry: () => runningPlayer?.retry(),
  };
}

interface RecordingNoticesProps {
  missing: readonly MissingPart[];
  /** Why no more output arrives. The loaded part still plays. */
  error: unknown;
  onRetry: () => void;
}

/** Warnings and errors above the picture. The loaded part still plays. */
function RecordingNotices({ missing, error, onRetry }: RecordingNoticesProps) {
  const describedError = error === undefined ? undefined : describeError(error);
  const hint = describedError && failureHintOf(describedError);
  return (
    <div className={css.notices}>
      {describedError && (
        <Banner
          tone="bad"
          action={
            <Button size="small" onClick={onRetry}>
              {RETRY}
            </Button>
          }
        >
          <p>{REST_NOT_LOADED}</p>
          {hint !== undefined && <p>{hint}</p>}
          <ErrorText error={describedError} />
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warn">
          {missing.map((part) => (
            <p key={part.kind}>{missingPartText(part)}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}

interface TerminalPlayerProps {
  cluster: string;
  sid: string;
  /** The start position, in milliseconds. */
  startMs: number;
  openSource: OpenSource;
}

/** The user of the session and its start. */
const sessionDetails = ({ user, login, start }: SessionInfo): string[] => [
  ...(user === '' ? [] : [login === '' ? userText(user) : loginText(user, login)]),
  ...(start === undefined ? [] : [startText(formatDateTime(start, 'utc'))]),
];

type Player = ReturnType<typeof usePlayer>;

/** Handles the keys of the player on the whole page. Returns the handler, which returns false for other keys. */
function useKeyHandler(view: Player['view'], dispatch: Player['dispatch']): (key: string) => boolean {
  const handleKey = (key: string): boolean => {
    const event = playerEventOf(key, view);
    if (event) dispatch(event);
    return event !== undefined;
  };
  usePlayerKeys(handleKey);
  return handleKey;
}

export function TerminalPlayer({ cluster, sid, startMs, openSource }: TerminalPlayerProps) {
  const label = recordingOfSession(sanitize(sid));
  const { element, view, dispatch, highlightMatches, load, retry } = usePlayer({ openSource, startMs, label });
  const marks = view.details?.marks ?? [];
  const params = usePlayerParams(marks.length > 0);
  const { panel, setPanel } = params;
  const fullScreen = useFullScreen();
  const handleKey = useKeyHandler(view, dispatch);
  const { player, loaded, index, error } = view;
  const sessionInfo = loaded?.timeline.about ?? UNKNOWN_SESSION;
  // A part from the middle of the recording starts with a screen, even before any output is loaded.
  const hasOutput = loaded !== undefined && (loaded.bytes > 0 || loaded.fromStart !== undefined);
  const isEmpty = loaded !== undefined && loaded.isComplete && !hasOutput;
  const title = sessionInfo.host === '' ? label : recordingOf(sanitize(sessionInfo.host));
  const recording =
    hasOutput && index && load
      ? { loaded: loaded.fromStart ?? loaded, index, load, title, facts: sessionDetails(sessionInfo) }
      : undefined;
  return (
    <div className={css.page} data-full={fullScreenAttribute(fullScreen)}>
      <title>{browserTabTitle(sessionInfo.host === '' ? pageTitles.player : title, cluster)}</title>
      <PlayerBar
        cluster={cluster}
        title={title}
        sessionInfo={sessionInfo}
        ms={player.ms}
        total={player.total}
        link={params.linkAt(formatClock(player.ms))}
        fullScreen={fullScreen}
      >
        <RecordingTools
          recording={recording}
          name={sessionInfo.host || sid}
          hasEvents={marks.length > 0}
          openPanel={panel}
          onOpen={setPanel}
        />
      </PlayerBar>
      <RecordingNotices
        missing={hasOutput ? loaded.missing : []}
        error={hasOutput ? error : undefined}
        onRetry={retry}
      />
      <section className={css.screenArea} aria-label={title} data-panel={recording && panel}>
        <div ref={element} className={css.terminalBox} />
        {!hasOutput && <PlayerPlaceholder error={error} isEmpty={isEmpty} onRetry={retry} />}
      </section>
      <RecordingPanel
        params={params}
        recording={recording}
        total={player.total}
        marks={marks}
        highlightMatches={highlightMatches}
        onSeek={(ms) => dispatch({ type: 'sought', ms })}
      />
      <TerminalControls view={view} onEvent={dispatch} onKey={handleKey} />
    </div>
  );
}

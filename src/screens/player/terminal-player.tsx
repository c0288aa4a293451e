import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { UNKNOWN_SESSION, type SessionInfo } from '#domain/recording/timeline.ts';
import type { OpenSource } from '#features/recording/source.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { TerminalControls } from './terminal-controls.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PlayerPlaceholder } from './player-placeholder.tsx';
import { loginText, recordingOf, recordingOfSession, startText, userText } from './messages.ts';
import { RecordingNotices } from './recording-notices.tsx';
import { RecordingPanel } from './panels/recording-panel.tsx';
import { RecordingTools } from './panels/recording-tools.tsx';
import { usePlayerParams } from './player-params.ts';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { playerEventOf, usePlayerKeys } from './use-player-keys.ts';
import { usePlayer } from './use-player.ts';
import * as css from './player.css.ts';

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

/** Handles the keys of the player. The handler returns false for other keys. */
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
  const { element, view, dispatch, highlightMatches, load, retry } = usePlayer({ openSource, ms: startMs, label });
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

import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { UNKNOWN_SESSION, type SessionInfo } from '#domain/recording/timeline.ts';
import type { OpenSource } from '#features/recording/source.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { Controls } from './controls.tsx';
import { Head } from './head.tsx';
import { Instead } from './instead.tsx';
import { loginText, recordingOf, recordingOfSession, startText, userText } from './messages.ts';
import { Notices } from './notices.tsx';
import { RecordingPanel } from './panels/recording-panel.tsx';
import { RecordingTools } from './panels/recording-tools.tsx';
import { usePlayerParams } from './player-params.ts';
import { fullScreenAttribute, useFullScreen } from '#ui/layout/use-full-screen.ts';
import { keyEvent, usePlayerKeys } from './use-player-keys.ts';
import { usePlayer } from './use-player.ts';
import * as css from './player.css.ts';

interface TerminalPlayerProps {
  cluster: string;
  sid: string;
  /** Where it begins. */
  ms: number;
  open: OpenSource;
}

/** Whose session it was, and when. */
const factsOf = ({ user, login, start }: SessionInfo): string[] => [
  ...(user === '' ? [] : [login === '' ? userText(user) : loginText(user, login)]),
  ...(start === undefined ? [] : [startText(formatDateTime(start, 'utc'))]),
];

/** A recorded terminal, played. */
export function TerminalPlayer({ cluster, sid, ms: from, open }: TerminalPlayerProps) {
  const label = recordingOfSession(sanitize(sid));
  const { element, view, take, mark, load, retry } = usePlayer({ open, ms: from, label });
  const marks = view.details?.marks ?? [];
  const params = usePlayerParams(marks.length > 0);
  const { panel, setPanel } = params;
  const fullScreen = useFullScreen();
  const press = (key: string): boolean => {
    const event = keyEvent(key, view);
    if (event) take(event);
    return event !== undefined;
  };
  usePlayerKeys(press);
  const { player, loaded, index, error } = view;
  const about = loaded?.timeline.about ?? UNKNOWN_SESSION;
  // Of a stretch out of the middle at least the screen has come that it begins with.
  const hasBegun = loaded !== undefined && (loaded.bytes > 0 || loaded.fromStart !== undefined);
  const isEmpty = loaded !== undefined && loaded.isComplete && !hasBegun;
  const title = about.host === '' ? label : recordingOf(sanitize(about.host));
  const recording =
    hasBegun && index && load
      ? { loaded: loaded.fromStart ?? loaded, index, load, title, facts: factsOf(about) }
      : undefined;
  return (
    <div className={css.page} data-full={fullScreenAttribute(fullScreen)}>
      <title>{browserTabTitle(about.host === '' ? pageTitles.player : title, cluster)}</title>
      <Head
        cluster={cluster}
        title={title}
        about={about}
        ms={player.ms}
        total={player.total}
        link={params.linkAt(formatClock(player.ms))}
        fullScreen={fullScreen}
      >
        <RecordingTools
          exported={recording}
          name={about.host || sid}
          hasEvents={marks.length > 0}
          open={panel}
          onOpen={setPanel}
        />
      </Head>
      <Notices missing={hasBegun ? loaded.missing : []} error={hasBegun ? error : undefined} onRetry={retry} />
      <section className={css.stage} aria-label={title} data-panel={recording && panel}>
        <div ref={element} className={css.shell} />
        {!hasBegun && <Instead error={error} isEmpty={isEmpty} onRetry={retry} />}
      </section>
      <RecordingPanel
        params={params}
        recording={recording}
        total={player.total}
        marks={marks}
        mark={mark}
        onSeek={(ms) => take({ on: 'sought', ms })}
      />
      <Controls view={view} onEvent={take} onKey={press} />
    </div>
  );
}

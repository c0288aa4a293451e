import { useState } from 'react';
import { pageTitle, titles } from '#domain/navigation.ts';
import { clockText } from '#domain/recording/clock.ts';
import { readTimeline, type About } from '#domain/recording/timeline.ts';
import type { OpenSource } from '#features/recording/source.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { dateTime } from '#lib/time.ts';
import { Controls } from './controls.tsx';
import { Head } from './head.tsx';
import { Instead } from './instead.tsx';
import { loginText, recordingOf, recordingOfSession, startText, userText } from './messages.ts';
import { Notices } from './notices.tsx';
import { RecordingPanel } from './panels/recording-panel.tsx';
import { RecordingTools, type OpenPanel } from './panels/recording-tools.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { keyEvent, usePlayerKeys } from './use-player-keys.ts';
import { usePlayer } from './use-player.ts';
import * as css from './player.css.ts';

interface TerminalPlayerProps {
  cluster: string;
  sid: string;
  recordingType: string;
  durationMs: string | undefined;
  /** Where it begins. */
  ms: number;
  open: OpenSource;
}

const unknown = readTimeline(undefined);

/** Whose session it was, and when. */
const factsOf = ({ user, login, start }: About): string[] => [
  ...(user === '' ? [] : [login === '' ? userText(user) : loginText(user, login)]),
  ...(start === undefined ? [] : [startText(dateTime(start, 'utc'))]),
];

/** A recorded terminal, played. */
export function TerminalPlayer({ cluster, sid, recordingType, durationMs, ms: from, open }: TerminalPlayerProps) {
  const label = recordingOfSession(sanitize(sid));
  const { element, view, take, mark, peek, retry } = usePlayer({ open, ms: from, label });
  const [panel, setPanel] = useState<OpenPanel>();
  const fullScreen = useFullScreen();
  const press = (key: string): boolean => {
    const event = keyEvent(key, view);
    if (event) take(event);
    return event !== undefined;
  };
  usePlayerKeys(press);
  const { player, loaded, index, error } = view;
  const { about } = loaded?.timeline ?? unknown;
  // Of a stretch out of the middle at least the screen has come that it begins with.
  const hasBegun = loaded !== undefined && (loaded.bytes > 0 || loaded.whole !== undefined);
  const isEmpty = loaded !== undefined && loaded.isComplete && !hasBegun;
  const title = about.host === '' ? label : recordingOf(sanitize(about.host));
  const link = links.player({ cluster, sid }, { recordingType, durationMs, t: clockText(player.ms) });
  const recording =
    hasBegun && index ? { loaded: loaded.whole ?? loaded, index, peek, title, facts: factsOf(about) } : undefined;
  return (
    <div
      className={css.page}
      data-full={fullScreen.isFull ? (fullScreen.areBarsHidden ? 'hidden' : 'shown') : undefined}
    >
      <title>{pageTitle(about.host === '' ? titles.player : title, cluster)}</title>
      <Head
        cluster={cluster}
        title={title}
        about={about}
        ms={player.ms}
        total={player.total}
        link={`${location.origin}${link}`}
        fullScreen={fullScreen}
      >
        <RecordingTools exported={recording} name={about.host || sid} open={panel} onOpen={setPanel} />
      </Head>
      <Notices missing={hasBegun ? loaded.missing : []} error={hasBegun ? error : undefined} onRetry={retry} />
      <section className={css.stage} aria-label={title} data-panel={recording && panel}>
        <div ref={element} className={css.shell} />
        {!hasBegun && <Instead error={error} isEmpty={isEmpty} onRetry={retry} />}
      </section>
      <RecordingPanel
        open={panel}
        recording={recording}
        total={player.total}
        mark={mark}
        onSeek={(ms) => take({ on: 'sought', ms })}
        onClose={() => setPanel(undefined)}
      />
      <Controls player={player} timeline={loaded?.timeline ?? unknown} onEvent={take} onKey={press} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queries } from '#api/queries.ts';
import { userContextOf } from '#api/user-context.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { SessionMetadata } from '#domain/terminal/metadata.ts';
import type { Stream } from '#domain/terminal/stream.ts';
import type { Target } from '#domain/terminal/params.ts';
import { useReload } from '#features/stream/attempts.ts';
import { Challenge } from '#features/stream/challenge.tsx';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { useOpenWork } from '#ui/dialog/use-open-work.ts';
import { Bar } from './bar.tsx';
import { Ended } from './ended.tsx';
import { FilesButton } from './files/files-button.tsx';
import { Files } from './files/files.tsx';
import { useFileEvents, useFiles } from './files/use-files.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ModeLine } from './mode-line.tsx';
import { sessionName, terminalOf } from './messages.ts';
import { ParticipantList } from './participant-list.tsx';
import { useParticipants } from './participants.ts';
import type { Screen } from '#features/terminal/screen.ts';
import { StatusLine } from './status-line.tsx';
import type { Where } from './terminal.ts';
import { useScreenReaderMode } from './use-screen-reader-mode.ts';
import { useTerminal } from './use-terminal.ts';
import * as css from './console.css.ts';

interface SessionProps {
  where: Where;
  root: string;
  scrollback: number;
  onReconnect: () => void;
}

/** The session in titles and names: the address has the id of the server, or of the session, and the proxy sends the hostname. */
function nameOf(target: Target, session: SessionMetadata | undefined): string {
  const hostname = session?.server_hostname ?? '';
  if (!('sid' in target)) return sanitize(`${target.login}@${hostname || target.server_id}`);
  return sanitize(hostname ? `${session?.login}@${hostname}` : sessionName(target.sid));
}

/** Once all others have left, their size need not be kept. */
function useOwnSize(isAlone: boolean, screen: RefObject<Screen | null>): void {
  useEffect(() => {
    if (isAlone) screen.current?.refit();
  }, [isAlone, screen]);
}

/** The list that leads to the session. */
const backLink = (cluster: string, isJoined: boolean) =>
  isJoined
    ? { to: links.activeSessions({ cluster }), label: titles.activeSessions }
    : { to: links.servers({ cluster }), label: titles.servers };

interface SessionChallengeProps {
  stream: Stream | undefined;
  name: string;
  onAnswer: (answer: object) => void;
  onGiveUp: () => void;
}

/** Moderators are asked repeatedly; each challenge starts from the beginning. */
const SessionChallenge = ({ stream, ...asked }: SessionChallengeProps) =>
  stream?.at === 'challenge' && (
    <Challenge key={JSON.stringify(stream.challenge)} challenge={stream.challenge} {...asked} />
  );

export function Session({ where, root, scrollback, onReconnect }: SessionProps) {
  const { cluster, target } = where;
  const isJoined = 'sid' in target;
  const bar = useRef<HTMLElement>(null);
  // The output stays readable after the end.
  useOpenWork(true);
  const [link, setLink] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const [isScreenReaderMode] = useScreenReaderMode();
  const user = useQuery(userContextOf(root)).data?.userName;
  const [fileEvents, takeFileEvent] = useFileEvents();
  const { element, screen, stream, session, mode, size, answer, giveUp, terminate, send } = useTerminal(where, {
    scrollback,
    user,
    isScreenReaderMode,
    onLink: setLink,
    onWayOut: () => bar.current?.querySelector<HTMLElement>('a, button')?.focus(),
    onEvent: (raw) => {
      takeFileEvent(raw);
      const { event } = raw;
      if (event !== 'session.join' && event !== 'session.leave') return;
      setHasLeft(event === 'session.leave');
      void queries.invalidateQueries({ queryKey: activeSessionsOf(cluster).queryKey });
    },
  });
  const files = useFiles({ cluster, stream, session, user, events: fileEvents, send });
  const name = nameOf(target, session);
  const isOver = stream?.at === 'ended';
  useReload(isOver);
  const users = useParticipants({ cluster, sid: session?.id ?? '', isOver });
  useOwnSize(hasLeft && users.length === 1, screen);
  const closeLink = () => {
    setLink(undefined);
    screen.current?.focus();
  };
  return (
    <div className={css.page}>
      <title>{pageTitle(name, cluster)}</title>
      <Bar ref={bar} back={backLink(cluster, isJoined)} name={name} stream={stream}>
        <FilesButton {...files} />
      </Bar>
      <Files {...files}>
        <div className={css.ground}>
          <section ref={element} className={css.shell} aria-label={terminalOf(name)} />
        </div>
      </Files>
      {isOver && <Ended stream={stream} isJoined={isJoined} onReconnect={onReconnect} />}
      <StatusLine stream={stream} size={size}>
        {isJoined && session && mode && !isOver && (
          <ModeLine mode={mode} owner={sanitize(session.owner)} onTerminate={terminate} />
        )}
        <ParticipantList users={users} />
      </StatusLine>
      <SessionChallenge stream={stream} name={name} onAnswer={answer} onGiveUp={giveUp} />
      {link !== undefined && <LinkDialog address={link} onClose={closeLink} />}
    </div>
  );
}

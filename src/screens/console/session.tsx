import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { queries } from '#api/queries.ts';
import { userContextOf } from '#api/user-context.ts';
import { pageTitle } from '#domain/navigation.ts';
import type { SessionMetadata } from '#domain/terminal/metadata.ts';
import type { Target } from '#domain/terminal/params.ts';
import { useReload } from '#features/stream/attempts.ts';
import { Challenge } from '#features/stream/challenge.tsx';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { useOpenWork } from '#ui/dialog/use-open-work.ts';
import { Bar } from './bar.tsx';
import { Ended } from './ended.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { Part } from './part.tsx';
import { ParticipantList } from './participant-list.tsx';
import { useParticipants } from './participants.ts';
import type { Screen } from './widget/screen.ts';
import { StatusLine } from './status-line.tsx';
import type { Where } from './terminal.ts';
import { useReadOut } from './use-read-out.ts';
import { useTerminal } from './use-terminal.ts';
import * as css from './console.css.ts';

interface SessionProps {
  where: Where;
  root: string;
  scrollback: number;
  onReconnect: () => void;
}

/** As it may stand in titles and names. The address names the server by its id, or the session by its own; what people call it, the proxy tells. */
function nameOf(target: Target, session: SessionMetadata | undefined): string {
  const hostname = session?.server_hostname ?? '';
  if (!('sid' in target)) return sanitize(`${target.login}@${hostname || target.server_id}`);
  return sanitize(hostname ? `${session?.login}@${hostname}` : `session ${target.sid}`);
}

/** Once nobody else is left, nobody else's size has to be kept. */
function useOwnSize(isAlone: boolean, screen: RefObject<Screen | null>): void {
  useEffect(() => {
    if (isAlone) screen.current?.refit();
  }, [isAlone, screen]);
}

export function Session({ where, root, scrollback, onReconnect }: SessionProps) {
  const { cluster, target } = where;
  const isJoined = 'sid' in target;
  const bar = useRef<HTMLElement>(null);
  // What stands on the screen is to be read also after the end.
  useOpenWork(true);
  const [link, setLink] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const [isReadOut, setReadOut] = useReadOut();
  const user = useQuery({ ...userContextOf(root), enabled: isJoined && target.mode === undefined }).data?.userName;
  const { place, screen, stream, session, mode, size, answer, giveUp, terminate } = useTerminal(where, {
    scrollback,
    user,
    isReadOut,
    onLink: setLink,
    onWayOut: () => bar.current?.querySelector<HTMLElement>('a, button')?.focus(),
    onEvent: ({ event }) => {
      if (event !== 'session.join' && event !== 'session.leave') return;
      setHasLeft(event === 'session.leave');
      void queries.invalidateQueries({ queryKey: activeSessionsOf(cluster).queryKey });
    },
  });
  const name = nameOf(target, session);
  const isOver = stream?.at === 'ended';
  useReload(isOver);
  const users = useParticipants({ cluster, sid: session?.id ?? '', isOver });
  useOwnSize(hasLeft && users.length === 1, screen);
  const back = isJoined
    ? { to: links.activeSessions({ cluster }), label: 'Active Sessions' }
    : { to: links.servers({ cluster }), label: 'Servers' };
  const closeLink = () => {
    setLink(undefined);
    screen.current?.focus();
  };
  return (
    <div className={css.page}>
      <title>{pageTitle(name, cluster)}</title>
      <Bar ref={bar} back={back} name={name} stream={stream} isReadOut={isReadOut} onReadOut={setReadOut} />
      <div className={css.place}>
        <section ref={place} className={css.shell} aria-label={`Terminal of ${name}`} />
      </div>
      {isOver && <Ended stream={stream} isJoined={isJoined} onReconnect={onReconnect} />}
      <StatusLine stream={stream} size={size}>
        {isJoined && session && mode && !isOver && (
          <Part mode={mode} owner={sanitize(session.owner)} onTerminate={terminate} />
        )}
        <ParticipantList users={users} />
      </StatusLine>
      {stream?.at === 'challenge' && (
        // Moderators are asked again and again; each question starts afresh.
        <Challenge
          key={JSON.stringify(stream.challenge)}
          challenge={stream.challenge}
          name={name}
          onAnswer={answer}
          onGiveUp={giveUp}
        />
      )}
      {link !== undefined && <LinkDialog address={link} onClose={closeLink} />}
    </div>
  );
}

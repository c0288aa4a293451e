import { useRef, useState } from 'react';
import { pageTitle } from '#domain/navigation.ts';
import { useOpenWork } from '#ui/use-open-work.ts';
import { Bar } from './bar.tsx';
import { Challenge } from './challenge.tsx';
import { Ended } from './ended.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { keepReadOut, isReadOutKept } from './read-out.ts';
import { StatusLine } from './status-line.tsx';
import type { Where } from './terminal.ts';
import { useTerminal } from './use-terminal.ts';
import * as css from './console.css.ts';

interface SessionProps {
  where: Where & { target: { login: string; server_id: string } };
  scrollback: number;
  onReconnect: () => void;
}

export function Session({ where, scrollback, onReconnect }: SessionProps) {
  const { cluster, target } = where;
  const bar = useRef<HTMLElement>(null);
  // What stands on the screen is to be read also after the end.
  useOpenWork(true);
  const [link, setLink] = useState<string>();
  const [isReadOut, setReadOut] = useState(isReadOutKept);
  const onWayOut = () => bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  const { place, screen, stream, hostname, size, answer, giveUp } = useTerminal(where, {
    scrollback,
    isReadOut,
    onLink: setLink,
    onWayOut,
  });
  // The address names the server by its id; what people call it, the proxy tells.
  const name = `${target.login}@${hostname || target.server_id}`;
  const choose = (on: boolean) => {
    keepReadOut(on);
    setReadOut(on);
  };
  const closeLink = () => {
    setLink(undefined);
    screen.current?.focus();
  };
  return (
    <div className={css.page}>
      <title>{pageTitle(name, cluster)}</title>
      <Bar ref={bar} cluster={cluster} name={name} stream={stream} isReadOut={isReadOut} onReadOut={choose} />
      <div className={css.place}>
        <section ref={place} className={css.screen} aria-label={`Terminal of ${name}`} />
        {stream?.at === 'ended' && <Ended stream={stream} onReconnect={onReconnect} />}
      </div>
      <StatusLine stream={stream} size={size} />
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

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SessionMetadata } from '#domain/terminal/metadata.ts';
import { modeIn, type Mode } from '#domain/terminal/modes.ts';
import type { Stream } from '#domain/terminal/stream.ts';
import { openScreen, type Screen, type Size } from './widget/screen.ts';
import { startTerminal, type Terminal, type Where } from './terminal.ts';

interface Listeners {
  scrollback: number;
  /** Of the signed in, where it is known. */
  user: string | undefined;
  isReadOut: boolean;
  onLink(address: string): void;
  onWayOut(): void;
  onEvent(event: Record<string, unknown>): void;
}

interface Running {
  /** Where the widget draws itself. */
  place: RefObject<HTMLElement | null>;
  screen: RefObject<Screen | null>;
  stream: Stream | undefined;
  /** What the proxy told of the session, also after the end. */
  session: SessionMetadata | undefined;
  mode: Mode | undefined;
  size: Size | undefined;
  answer: (answer: object) => void;
  giveUp: () => void;
  terminate: () => void;
}

/** One session for as long as the component lives: the widget and the stream start together and end together. */
export function useTerminal(
  { cluster, target }: Where,
  { scrollback, user, isReadOut, onLink, onWayOut, onEvent }: Listeners,
): Running {
  const place = useRef<HTMLElement>(null);
  const screen = useRef<Screen>(null);
  const [stream, setStream] = useState<Stream>();
  const [session, setSession] = useState<SessionMetadata>();
  const [size, setSize] = useState<Size>();

  const running = useRef<Terminal>(null);
  const hear = (next: Stream) => {
    setStream(next);
    if (next.at === 'live' && next.session) setSession(next.session);
    // From here on nobody else has a say in how large it is.
    if (next.at === 'ended') screen.current?.refit();
  };
  const mode = modeIn({ target, owner: session?.owner, user });
  const type = useEffectEvent((text: string) => running.current?.type(text, mode));
  const tell = useEffectEvent(onEvent);
  const run = useEffectEvent((element: HTMLElement) => {
    let terminal: Terminal | undefined = undefined;
    const opened = openScreen(element, {
      scrollback,
      isReadOut,
      onLink,
      onWayOut,
      onInput: type,
      onSize(now) {
        setSize(now);
        terminal?.resized();
      },
    });
    screen.current = opened;
    setSize(opened.size());
    terminal = startTerminal({ cluster, target }, opened, { onStream: hear, onEvent: tell });
    running.current = terminal;
    opened.focus();
    return () => {
      terminal?.leave();
      opened.dispose();
    };
  });
  useEffect(() => (place.current ? run(place.current) : undefined), []);
  useEffect(() => screen.current?.readOut(isReadOut), [isReadOut]);
  const answer = (given: object) => running.current?.answer(given);
  const giveUp = () => running.current?.close();
  const terminate = () => running.current?.terminate();
  return { place, screen, stream, session, mode, size, answer, giveUp, terminate };
}

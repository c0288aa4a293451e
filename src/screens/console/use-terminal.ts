import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Stream } from '#domain/terminal/stream.ts';
import { openScreen, type Screen, type Size } from './screen.ts';
import { startTerminal, type Terminal, type Where } from './terminal.ts';

interface Listeners {
  scrollback: number;
  isReadOut: boolean;
  onLink(address: string): void;
  onWayOut(): void;
}

interface Running {
  /** Where the widget draws itself. */
  place: RefObject<HTMLElement | null>;
  screen: RefObject<Screen | null>;
  stream: Stream | undefined;
  /** What the proxy called the server, also after the end; empty until it did. */
  hostname: string;
  size: Size | undefined;
  answer: (answer: object) => void;
  giveUp: () => void;
}

/** One session for as long as the component lives: the widget and the stream start together and end together. */
export function useTerminal(
  { cluster, target }: Where,
  { scrollback, isReadOut, onLink, onWayOut }: Listeners,
): Running {
  const place = useRef<HTMLElement>(null);
  const screen = useRef<Screen>(null);
  const [stream, setStream] = useState<Stream>();
  const [hostname, setHostname] = useState('');
  const [size, setSize] = useState<Size>();

  const running = useRef<Terminal>(null);
  const hear = (next: Stream) => {
    setStream(next);
    if (next.at === 'live' && next.session) setHostname(next.session.server_hostname);
  };
  const run = useEffectEvent((element: HTMLElement) => {
    let terminal: Terminal | undefined = undefined;
    const opened = openScreen(element, {
      scrollback,
      isReadOut,
      onLink,
      onWayOut,
      onInput: (text) => terminal?.type(text),
      onSize(now) {
        setSize(now);
        terminal?.resized();
      },
    });
    screen.current = opened;
    setSize(opened.size());
    terminal = startTerminal({ cluster, target }, opened, hear);
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
  return { place, screen, stream, hostname, size, answer, giveUp };
}

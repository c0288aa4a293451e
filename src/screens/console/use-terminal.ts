import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SessionMetadata } from '#domain/terminal/metadata.ts';
import { modeIn, type Mode } from '#domain/terminal/modes.ts';
import type { Stream } from '#domain/terminal/stream.ts';
import { openScreen, type Screen, type Size } from '#features/terminal/screen.ts';
import { startTerminal, type Terminal, type Where } from './terminal.ts';

interface Listeners {
  scrollback: number;
  /** The signed-in user, where known. */
  user: string | undefined;
  isScreenReaderMode: boolean;
  onLink(address: string): void;
  onWayOut(): void;
  onEvent(event: Record<string, unknown>): void;
}

interface Running {
  /** Where the widget draws itself. */
  element: RefObject<HTMLElement | null>;
  screen: RefObject<Screen | null>;
  stream: Stream | undefined;
  /** What the proxy sent about the session, also after the end. */
  session: SessionMetadata | undefined;
  mode: Mode | undefined;
  size: Size | undefined;
  answer: (answer: object) => void;
  giveUp: () => void;
  terminate: () => void;
  send: (frame: Uint8Array<ArrayBuffer>) => void;
}

/** One session for as long as the component lives: the widget and the stream start together and end together. */
export function useTerminal(
  { cluster, target }: Where,
  { scrollback, user, isScreenReaderMode, onLink, onWayOut, onEvent }: Listeners,
): Running {
  const element = useRef<HTMLElement>(null);
  const screen = useRef<Screen>(null);
  const [stream, setStream] = useState<Stream>();
  const [session, setSession] = useState<SessionMetadata>();
  const [size, setSize] = useState<Size>();

  const running = useRef<Terminal>(null);
  const onStream = (next: Stream) => {
    setStream(next);
    if (next.at === 'live' && next.session) setSession(next.session);
    // From here on no other participant sets the size.
    if (next.at === 'ended') screen.current?.refit();
  };
  const mode = modeIn({ target, owner: session?.owner, user });
  const type = useEffectEvent((text: string) => running.current?.type(text, mode));
  const notify = useEffectEvent(onEvent);
  const run = useEffectEvent((parent: HTMLElement) => {
    let terminal: Terminal | undefined = undefined;
    const opened = openScreen(parent, {
      scrollback,
      isScreenReaderMode,
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
    terminal = startTerminal({ cluster, target }, opened, { onStream, onEvent: notify });
    running.current = terminal;
    opened.focus();
    return () => {
      terminal?.leave();
      opened.dispose();
    };
  });
  useEffect(() => (element.current ? run(element.current) : undefined), []);
  useEffect(() => screen.current?.setScreenReaderMode(isScreenReaderMode), [isScreenReaderMode]);
  const answer = (response: object) => running.current?.answer(response);
  const giveUp = () => running.current?.close();
  const terminate = () => running.current?.terminate();
  const send = (frame: Uint8Array<ArrayBuffer>) => running.current?.send(frame);
  return { element, screen, stream, session, mode, size, answer, giveUp, terminate, send };
}

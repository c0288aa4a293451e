import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { participantModeOf, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { sessionSeparator } from '#domain/terminal/reconnection.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import type { TerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { openScreen, type TerminalScreen, type TerminalSize } from '#features/terminal/screen.ts';
import type { ToolRequest } from '#features/terminal/tools.ts';
import { createInputBuffer } from './input-buffer.ts';
import { startTerminal, type RunningTerminal, type TerminalStart } from './start-terminal.ts';

interface UseTerminalOptions {
  scrollback: number;
  /** The signed-in user, if known. */
  user: string | undefined;
  isScreenReaderMode: boolean;
  settings: TerminalSettings;
  onLink(address: string): void;
  onClipboard(text: string): void;
  onLeaveTerminal(): void;
  onTool(request: ToolRequest, screen: TerminalScreen): void;
  /** Receives typed text. The caller sends it with `type`, to one or to several terminals. */
  onInput(text: string): void;
  onEvent(event: Record<string, unknown>): void;
}

interface TerminalHandle {
  /** The parent element of the widget. */
  element: RefObject<HTMLElement | null>;
  screen: RefObject<TerminalScreen | null>;
  stream: TerminalStream | undefined;
  /** The metadata of the session from the proxy; kept after the end. */
  session: SessionMetadata | undefined;
  mode: ParticipantMode | undefined;
  size: TerminalSize | undefined;
  /** The shell's last report of its current directory (OSC 7), unparsed. */
  directoryReport: string | undefined;
  type: (text: string) => void;
  /** The ID of the user's own session that still runs at the proxy after its stream was lost, if there is one. */
  sessionToResume: () => string | undefined;
  answer: (answer: object) => void;
  closeSession: () => void;
  terminate: () => void;
  send: (frame: Uint8Array<ArrayBuffer>) => void;
}

/**
 * The terminal of a pane. The widget exists as long as the pane. Each `attempt` starts a new session, whose output
 * follows below the output of the previous session.
 */
export function useTerminal(
  terminalStart: TerminalStart & { isResuming: boolean },
  attempt: number,
  options: UseTerminalOptions,
): TerminalHandle {
  const {
    scrollback,
    user,
    isScreenReaderMode,
    settings,
    onLink,
    onClipboard,
    onLeaveTerminal,
    onTool,
    onInput,
    onEvent,
  } = options;
  const element = useRef<HTMLElement>(null);
  const screen = useRef<TerminalScreen>(null);
  const running = useRef<RunningTerminal>(null);
  const [stream, setStream] = useState<TerminalStream>();
  const [session, setSession] = useState<SessionMetadata>();
  const [size, setSize] = useState<TerminalSize>();
  const [directoryReport, setDirectoryReport] = useState<string>();

  const { isResuming, target } = terminalStart;
  const resumedAttempt = useRef(0);
  const [inputBuffer] = useState(createInputBuffer);
  const sendInput = (text: string) => running.current?.type(text, mode) ?? false;
  const onStreamChange = (next: TerminalStream) => {
    if (next.status === 'live' && isResuming && resumedAttempt.current !== attempt) {
      resumedAttempt.current = attempt;
      screen.current?.write(new TextEncoder().encode(sessionSeparator(true)));
    }
    inputBuffer.handleStream(next, sendInput);
    setStream(next);
    if (next.status === 'live' && next.session) setSession(next.session);
    // After the end, other participants no longer set the size.
    if (next.status === 'ended') screen.current?.refit();
  };
  const mode = participantModeOf({ target: terminalStart.target, owner: session?.owner, user });
  const handleInput = useEffectEvent(onInput);
  const handleEvent = useEffectEvent(onEvent);
  const runTool = useEffectEvent((request: ToolRequest) => screen.current && onTool(request, screen.current));
  const open = useEffectEvent((parent: HTMLElement) => {
    const openedScreen = openScreen(parent, {
      scrollback,
      isScreenReaderMode,
      settings,
      onLink,
      onClipboard,
      onDirectory: setDirectoryReport,
      onLeave: onLeaveTerminal,
      onTool: (request) => runTool(request),
      onInput: (text) => handleInput(text),
      onSize(newSize) {
        setSize(newSize);
        running.current?.applySize();
      },
    });
    screen.current = openedScreen;
    setSize(openedScreen.size());
    return () => openedScreen.dispose();
  });
  const start = useEffectEvent((attemptNumber: number) => {
    const currentScreen = screen.current;
    if (!currentScreen) return undefined;
    setStream(undefined);
    setDirectoryReport(undefined);
    inputBuffer.start(isResuming && attemptNumber > 1);
    if (attemptNumber > 1 && !isResuming)
      currentScreen.write(new TextEncoder().encode(sessionSeparator('sid' in terminalStart.target)));
    const terminal = startTerminal(terminalStart, currentScreen, {
      onStream: onStreamChange,
      onEvent: (event) => handleEvent(event),
    });
    running.current = terminal;
    return () => terminal.leave();
  });
  useEffect(() => (element.current ? open(element.current) : undefined), []);
  useEffect(() => start(attempt), [attempt]);
  useEffect(() => screen.current?.setScreenReaderMode(isScreenReaderMode), [isScreenReaderMode]);
  useEffect(() => screen.current?.tools.applySettings(settings), [settings]);
  const sessionToResume = () => {
    if (stream?.status === 'ended' && stream.cause === 'restart') return session?.id;
    const hasResumed = resumedAttempt.current === attempt;
    return isResuming && !hasResumed && 'sid' in target ? target.sid : undefined;
  };
  return {
    element,
    screen,
    stream,
    session,
    mode,
    size,
    directoryReport,
    // While a challenge is pending, no input is sent, not even by broadcast.
    type: (text) => stream?.status !== 'challenge' && inputBuffer.type(text, sendInput),
    sessionToResume,
    answer: (response) => running.current?.answer(response),
    closeSession: () => running.current?.close(),
    terminate: () => running.current?.terminate(),
    send: (frame) => running.current?.send(frame),
  };
}

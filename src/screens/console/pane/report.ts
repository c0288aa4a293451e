import { SIGNED_OUT_OF_CONSOLE } from '#domain/terminal/messages.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import type { TerminalSize } from '#features/terminal/screen.ts';

/** What the bars around a pane show of it. */
export interface PaneReport {
  /** login@host */
  name: string;
  stream: TerminalStream | undefined;
  session: SessionMetadata | undefined;
  mode: ParticipantMode | undefined;
  size: TerminalSize | undefined;
  /** Who is in the session, once for each window of theirs. */
  users: readonly string[];
  environment: Environment | undefined;
  /** A command, which nothing but its own button runs again. */
  isOnce: boolean;
  /** Files whose transfers would be lost with the pane. */
  underWay: readonly string[];
}

/** What can be done to a pane from outside of it. */
export interface PaneControls {
  type: (text: string) => void;
  terminate: () => void;
  focus: () => void;
  /** Opens the find bar. */
  find: () => void;
  /** Begins a session again. */
  reconnect: () => void;
}

export const isLive = (report: PaneReport | undefined): boolean =>
  report?.stream?.at === 'live' || report?.stream?.at === 'challenge';

/** The proxy asks for MFA there (docs/protocol/streams.md#1.7). */
export const isAsking = (report: PaneReport | undefined): boolean => report?.stream?.at === 'challenge';

/** It ended with the web session. */
export const isSignedOut = ({ stream, isOnce }: PaneReport): boolean =>
  !isOnce && stream?.at === 'ended' && stream.reason === SIGNED_OUT_OF_CONSOLE;

const keyOf = ({ users, environment, underWay, ...rest }: PaneReport): unknown[] => [
  ...Object.values(rest),
  ...users,
  environment?.key,
  environment?.value,
  underWay,
];

/** Whether nothing that is shown of it has changed. */
export function isSame(a: PaneReport, b: PaneReport): boolean {
  const [before, now] = [keyOf(a), keyOf(b)];
  return before.length === now.length && before.every((value, at) => Object.is(value, now[at]));
}

import { SIGNED_OUT_OF_CONSOLE } from '#domain/terminal/messages.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import type { Environment } from '#domain/workspace/environment.ts';
import type { TerminalSize } from '#features/terminal/screen.ts';

/** The state of a pane for the bars around it. */
export interface PaneReport {
  /** login@host */
  name: string;
  stream: TerminalStream | undefined;
  session: SessionMetadata | undefined;
  mode: ParticipantMode | undefined;
  size: TerminalSize | undefined;
  /** The users in the session. A user with several windows appears several times. */
  users: readonly string[];
  environment: Environment | undefined;
  /** Whether the session is a command, which runs again only with its own button. */
  runsOnce: boolean;
  /** The names of files whose transfers would be lost with the pane. */
  activeFileNames: readonly string[];
  /** The progress of the running transfers in percent; undefined without transfers of known size. */
  progress: number | undefined;
}

/** Actions on a pane from outside of it. */
export interface PaneControls {
  /** Sends text to this pane only. */
  type: (text: string) => void;
  /** Enters text as if the user typed it, so that a broadcast sends it too. */
  input: (text: string) => void;
  /** Whether the program turned on application cursor keys. */
  isApplicationCursor: () => boolean;
  pasteClipboard: () => void;
  terminate: () => void;
  focus: () => void;
  openSearch: () => void;
  reconnect: () => void;
}

/** Whether the session is running, possibly with an open MFA challenge. */
export const isLive = (report: PaneReport | undefined): boolean =>
  report?.stream?.status === 'live' || report?.stream?.status === 'challenge';

/** Whether the proxy requests MFA in this session (docs/protocol/streams.md#1.7). */
export const isChallenged = (report: PaneReport | undefined): boolean => report?.stream?.status === 'challenge';

/** Whether the session ended together with the web session. */
export const isSignedOut = ({ stream, runsOnce }: PaneReport): boolean =>
  !runsOnce && stream?.status === 'ended' && stream.reason === SIGNED_OUT_OF_CONSOLE;

const comparedValues = ({ users, environment, activeFileNames, ...rest }: PaneReport): unknown[] => [
  ...Object.values(rest),
  ...users,
  environment?.key,
  environment?.value,
  activeFileNames,
];

/** Whether both reports look the same on screen. */
export function isSameReport(a: PaneReport, b: PaneReport): boolean {
  const [aValues, bValues] = [comparedValues(a), comparedValues(b)];
  return aValues.length === bValues.length && aValues.every((value, index) => Object.is(value, bValues[index]));
}

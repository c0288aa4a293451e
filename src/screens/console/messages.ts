// Messages about terminal sessions and their states. The proxy's own texts are shown separately.
import { CONNECTED, MFA_REQUIRED } from '#lib/messages.ts';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import type { Latency } from '#domain/terminal/session-metadata.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';

type EndedTerminal = Extract<TerminalStream, { status: 'ended' }>;

export const END_TITLES: Readonly<Record<EndedTerminal['outcome'], string>> = {
  clean: 'Session ended',
  dropped: 'Disconnected',
  failed: 'Command failed',
  lost: 'Connection lost',
  refused: "Couldn't connect",
};

export function streamStateText(stream: Exclude<TerminalStream, EndedTerminal> | undefined): string {
  switch (stream?.status) {
    case 'challenge':
      return MFA_REQUIRED;
    case 'live':
      return CONNECTED;
    case 'connecting':
    case undefined:
      return 'Connecting';
  }
}

export const START_NEW_SESSION = 'Start new session';
export const RECONNECT = 'Reconnect';
export const RUN_AGAIN = 'Run again';
export const REJOIN = 'Rejoin session';
export const PROXY_UNREACHABLE = "The proxy can't be reached from this browser. Check your network, then reconnect.";
/** Shown while the console waits for the proxy. */
export const RECONNECTING_AUTOMATICALLY = 'Reconnecting automatically when the proxy responds.';
export const SESSION_NOT_AVAILABLE = "This session has ended, or you don't have access to it.";

/** The page may have been opened by a link, a reload, the Back button or a restored tab. */
export const connectWarning = (host: string, cluster: string): string =>
  `This page wasn't opened from the console. Connect only if you want a shell on ${host} in cluster ${cluster}.`;

export const podQuestion = (pod: string, namespace: string): string => `Run a command in pod ${pod} of ${namespace}?`;
export const podWarning = (kubeCluster: string, cluster: string): string =>
  `This page wasn't opened from the console. Run this command only if you trust it. It runs in Kubernetes cluster ${kubeCluster} of cluster ${cluster}.`;
export const consoleQuestion = (database: string, user: string): string => `Open a console on ${database} as ${user}?`;
export const consoleWarning = (cluster: string): string =>
  `This page wasn't opened from the console. Open the database only if you want to: it is in cluster ${cluster}.`;
/** The name of a pod target in lists, with its command. */
export const podWithCommand = (pod: string, command: string): string => `${pod}: ${command}`;

/** Names the session by its owner and host, or by its ID. Includes the mode if the address has one. */
export const joinQuestion = (owner: string, host: string): string => `Join the session of ${owner} on ${host}?`;
export const joinQuestionAs = (owner: string, host: string, mode: string): string =>
  `Join the session of ${owner} on ${host} as ${mode}?`;
export const joinIdQuestion = (id: string): string => `Join session ${id}?`;
export const joinIdQuestionAs = (id: string, mode: string): string => `Join session ${id} as ${mode}?`;
export const joinWarning = (cluster: string): string =>
  `This page wasn't opened from the console. Join only if you want to: everyone in the session will see you. The session runs in cluster ${cluster}.`;
export const JOIN_SESSION = 'Join session';
export const joinAs = (mode: string): string => `Join as ${mode}`;
export const NOT_JOINABLE = "You can't join this session";
export const GO_TO_SESSIONS = 'Go to active sessions';

/** The name of a session in titles and lists while its server is unknown. */
export const sessionName = (id: string): string => `session ${id}`;
export const terminalOf = (session: string): string => `Terminal of ${session}`;
export const SCREEN_READER_MODE = 'Screen reader mode';
export const PARTICIPANTS = 'Participants:';
export const joinedSession = (user: string, session: string): string => `${user} joined ${session}`;
export const leftSession = (user: string, session: string): string => `${user} left ${session}`;
export const ENCODING = 'UTF-8';
/** The parts of a round trip that the proxy measures. */
export const latencyParts = ({ ws, ssh }: Latency): string[] => [
  `Browser to proxy: ${ws} ms`,
  `Proxy to server: ${ssh} ms`,
];
/** Follows the keys in the hint. */
export const LEAVE_TERMINAL = 'to leave the terminal';

export const MODE_HINTS: Readonly<Record<ParticipantMode, string>> = {
  observer: "You're observing: you can't type. Press Ctrl+C to leave.",
  moderator: "You're moderating: you can't type. Press Ctrl+C to leave.",
  peer: 'You can type in this session.',
};
export const endQuestion = (owner: string): string => `End the session of ${owner} for everyone?`;
export const END_WARNING = 'Everything running in the session stops, and nobody can rejoin it.';

export const OPEN_ADDRESS_QUESTION = 'Open this address?';
export const OPEN_IN_TAB = 'Open in a new tab';
export const ADDRESS_NOT_OPENED = "This address can't be opened";
export const WEB_ADDRESSES_ONLY = 'Only http and https addresses can be opened from a terminal.';
export const HOST = 'Host';
export const SHOWN_AS = 'Shown as';

export const COPY_QUESTION = 'Copy text to your clipboard?';
export const copyWarning = (session: string): string =>
  `Output of ${session} asks to copy this text. Copy it only if you expect it: pasted into a shell, it may run.`;
export const TEXT_TO_COPY = 'Text to copy';
export const COPY_TEXT = 'Copy text';

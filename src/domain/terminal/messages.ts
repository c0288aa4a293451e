// Texts for the end of a terminal session, for sessions that cannot be joined, and for the line between two sessions.

export const serverNotListed = (server: string): string =>
  `${server} isn't among the servers you have access to, or the proxy doesn't reach it. Check its name, and that it is online.`;
/** For a running session that ends without any reason. */
export const SESSION_STOPPED = 'The shell exited with an error, or the connection was lost.';
/** The texts down to `exitedWithStatus` are for ends that the proxy explains (docs/protocol/streams.md#3.9). */
export const idleForTooLong = (duration: string): string =>
  `The session was idle for ${duration}, the longest time that the cluster allows. Reconnect to start a new session.`;
export const IDLE_TOO_LONG =
  'The session was idle for longer than the cluster allows. Reconnect to start a new session.';
export const CERTIFICATE_EXPIRED =
  'Your certificate expired, so the proxy ended the session. Sign in again, then reconnect.';
export const ENDED_BY_LOCK = 'A lock ended the session. Ask an administrator to remove the lock, then reconnect.';
export const MODERATOR_LEFT =
  'A moderator left, and this session requires one. Reconnect, then wait until a moderator joins.';
export const TERMINATED_FOR_ALL = 'A moderator or an administrator ended the session for all participants.';
export const CONNECTION_CUT =
  'The proxy lost its connection to the session. The proxy or the server may be restarting.';
export const AGENT_NOT_CONNECTED = "The server hasn't connected to the proxy again yet.";
export const exitedWithStatus = (status: number): string => `The shell exited with status ${status}.`;
export const endedWhileQuiet = (duration: string): string =>
  `The session ended without a reason after ${duration} without activity. The cluster may end idle sessions. Reconnect to start a new session.`;
/** The proxy sends no close frame after a successful command (docs/protocol/streams.md#14.2). */
export const COMMAND_FINISHED = 'The command finished, and the proxy reported no error.';
/** The proxy never sends a reason for the end of a database console (docs/protocol/streams.md#14.3). */
export const CONSOLE_ENDED = 'You left the console, or the database ended it.';
export const EXEC_NOT_SUPPORTED =
  "This proxy can't open pods and databases in a browser. This requires version 18 or later.";
export const CANCELED = 'You canceled the connection.';
export const CLOSED_BY_USER = 'You closed the session.';
export const LEFT_BY_USER = 'You left the session.';
export const SIGNED_OUT_OF_CONSOLE = 'Your web session ended. Sign in again, then reconnect.';
export const MESSAGE_TOO_LARGE = 'The proxy refused a message that was too large.';
export const UNREADABLE_MFA_CHALLENGE = 'The proxy sent an MFA challenge that this console cannot read.';

export const SSH_ONLY = 'Only SSH sessions can be joined from a browser';
export const RECORDED_AT_PROXY = "This cluster records sessions at the proxy, so they can't be joined";

/** Labels of the separator between the output of two sessions in one terminal. */
export const NEW_SESSION = 'New session';
export const REJOINED = 'Joined again';

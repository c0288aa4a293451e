// Reasons for the end of a stream if the proxy sent none, and the number of skipped messages.
import { countFormatter } from '#lib/text/locale.ts';

/** For a socket that never opened. An additional request may find out whether the proxy can be reached. */
export const CONNECTION_NOT_OPENED = "The proxy refused the connection or couldn't be reached.";
/** For a socket that never opened although the proxy responds to other requests. */
export const CONNECTION_REFUSED = "The proxy refused the connection. Browsers don't show the reason.";
export const CONNECTION_UNANSWERED = "The proxy didn't answer the connection request within 10 seconds.";
export const PROXY_SILENT = 'The proxy accepted the connection, then sent nothing for 30 seconds.';
export const UNREADABLE_MESSAGES = 'The proxy sent only messages that this console cannot read.';
/** For a running session. */
export const unreadableMessages = countFormatter(
  "1 message of this session couldn't be read.",
  "messages of this session couldn't be read.",
);
export const TOKEN_REFUSED = "The proxy didn't accept your session token. Sign in again, then reconnect.";
export const CONSOLE_RESTARTING = 'This console is restarting; your session reconnects by itself.';
export const STREAM_CUT = 'The connection was cut.';
export const TOO_MANY_MESSAGES =
  'The proxy sent more messages than this page can take, so Postern ended the connection.';
export const messageTooLarge = (size: string): string =>
  `The proxy sent a message of ${size}, which is larger than any valid one, so Postern ended the connection.`;

/** The proxy's text is last, because it may contain anything. */
export function closedWithCode(code: number, reason: string): string {
  if (reason !== '') return `The proxy closed the connection with code ${code} and this text: ${reason}`;
  // 1005 means a close frame without a code; proxies never send this code (RFC 6455 7.4.1).
  return code === 1005 ? 'The proxy closed the connection.' : `The proxy closed the connection with code ${code}.`;
}

export const roundTripLabel = (ms: number): string => `${ms} ms round trip`;

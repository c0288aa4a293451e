// Explains the end of a stream. All streams of the console use these messages (docs/behaviour.md#streams).
import { formatBytes } from '#lib/text/bytes.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  closedWithCode,
  CONSOLE_RESTARTING,
  STREAM_CUT,
  CONNECTION_NOT_OPENED,
  PROXY_SILENT,
  TOO_MANY_MESSAGES,
  messageTooLarge,
  CONNECTION_UNANSWERED,
} from './messages.ts';

/** How a socket ended, as the browser reported or as the console noticed. */
export type StreamEnd =
  /** The socket never opened. Browsers report neither the reason nor the status (docs/protocol/streams.md#1.4). */
  | { type: 'refused' }
  /** The proxy did not respond to the connection request. */
  | { type: 'unanswered' }
  /** The console closed the socket, because the proxy accepted the connection but sent nothing. */
  | { type: 'silent' }
  /** The proxy sent a close frame. */
  | { type: 'closed'; code: number; reason: string }
  /** The connection ended without a close frame. */
  | { type: 'cut' }
  /** The console closed the socket, because a message was too large. */
  | { type: 'tooLarge'; bytes: number }
  /** The console closed the socket, because too many messages were waiting. */
  | { type: 'tooMuch' }
  /** The console closed the socket, because its server announced a restart. */
  | { type: 'restarting' };

/** RFC 6455 7.1.5 */
const ABNORMAL_CLOSURE_CODE = 1006;

/** Converts the close event of a browser. `hasOpened` is whether the socket was open before. */
export function streamEndOf({ code, reason }: { code: number; reason: string }, hasOpened: boolean): StreamEnd {
  if (!hasOpened) return { type: 'refused' };
  return code === ABNORMAL_CLOSURE_CODE ? { type: 'cut' } : { type: 'closed', code, reason };
}

/** Whether the proxy closed the socket with the code for a normal end or without a code (RFC 6455 7.4.1). */
export const isNormalClose = (ending: StreamEnd): boolean =>
  ending.type === 'closed' && (ending.code === 1000 || ending.code === 1005);

/** The message for the user. */
export function streamEndMessage(ending: StreamEnd): string {
  switch (ending.type) {
    case 'refused':
      return CONNECTION_NOT_OPENED;
    case 'unanswered':
      return CONNECTION_UNANSWERED;
    case 'silent':
      return PROXY_SILENT;
    case 'restarting':
      return CONSOLE_RESTARTING;
    case 'closed':
      return closedWithCode(ending.code, sanitize(ending.reason.trim()));
    case 'cut':
      return STREAM_CUT;
    case 'tooLarge':
      return messageTooLarge(formatBytes(ending.bytes));
    case 'tooMuch':
      return TOO_MANY_MESSAGES;
  }
}

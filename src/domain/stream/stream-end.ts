// Why a stream ended, by what was seen of its socket: every stream of the console says it with these sentences
// (docs/behaviour.md#streams).
import { formatBytes } from '#lib/text/bytes.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import {
  closedWithCode,
  STREAM_CUT,
  CONNECTION_NOT_OPENED,
  PROXY_SILENT,
  TOO_MANY_MESSAGES,
  messageTooLarge,
  CONNECTION_UNANSWERED,
} from './messages.ts';

/** The last frame that a browser reports, or what the console itself saw. */
export type StreamEnd =
  /** The socket never opened: browsers don't say whether it was refused, nor with which status (docs/protocol/streams.md#1.4). */
  | { how: 'refused' }
  /** Nobody answered the request to open it. */
  | { how: 'unanswered' }
  /** The console ended it: the proxy accepted the connection and then sent nothing. */
  | { how: 'silent' }
  /** The proxy sent a close frame. */
  | { how: 'closed'; code: number; reason: string }
  /** The connection ended without a close frame. */
  | { how: 'cut' }
  /** The console ended it: one message was larger than any proxy sends. */
  | { how: 'tooLarge'; bytes: number }
  /** The console ended it: more waited to be read than the page can take. */
  | { how: 'tooMuch' };

/** RFC 6455 7.1.5 */
const ABNORMAL_CLOSURE_CODE = 1006;

/** What the close event of a browser means; `hasOpened` is whether the socket was open before. */
export function streamEndOf({ code, reason }: { code: number; reason: string }, hasOpened: boolean): StreamEnd {
  if (!hasOpened) return { how: 'refused' };
  return code === ABNORMAL_CLOSURE_CODE ? { how: 'cut' } : { how: 'closed', code, reason };
}

/** Closed as planned, with the code for that or with none (RFC 6455 7.4.1). */
export const isNormalClose = (ending: StreamEnd): boolean =>
  ending.how === 'closed' && (ending.code === 1000 || ending.code === 1005);

/** The sentence that the user reads. */
export function streamEndMessage(ending: StreamEnd): string {
  switch (ending.how) {
    case 'refused':
      return CONNECTION_NOT_OPENED;
    case 'unanswered':
      return CONNECTION_UNANSWERED;
    case 'silent':
      return PROXY_SILENT;
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

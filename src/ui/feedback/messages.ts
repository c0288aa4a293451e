// What stands in the place of content that is not there, and above content that may be old.
import { describeError } from '#lib/user-facing-error.ts';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';

export const NO_PERMISSION = "You don't have permission to view this page";
export const REQUIRES_PERMISSION = 'Requires permission:';
/** The same in one line, where no element can stand. */
export const requiresPermission = (permission: string): string => `Requires permission: ${permission}`;
/** Why a control cannot be used; undefined where it can. */
export const permissionReason = (missingPermission: string | undefined): string | undefined =>
  missingPermission === undefined ? undefined : requiresPermission(missingPermission);
export const ASK_FOR_PERMISSION = 'Ask an administrator to grant you a role with this permission.';
export const NOT_FOUND = 'Not found';
export const NOT_LOADED = "Couldn't load this page";
export const PART_NOT_LOADED = "Couldn't load this part of the page";
export const CHECK_NETWORK = 'Check your network, then try again. If the problem continues, reload the page.';
/** After the fixed words for a call without an answer (docs/behaviour.md#errors). */
export const PROXY_UNREACHABLE = "The proxy can't be reached. Check your network, then try again.";
export const OUT_OF_DATE = "Couldn't refresh this page. What you see may be out of date.";

export const STILL_WAITING = 'Still waiting for the proxy';
export const stillWaitingFor = (subject: string): string => `Still waiting for the proxy: ${subject}`;
/** What a button waits for that has no words of its own. */
export const ANSWER = 'answer to this action';
export const STOP_WAITING = 'Stop waiting';
/** What a page waits for where it has no better name. */
export const PAGE_CONTENT = 'content of this page';
export const LOADING_CANCELED = 'Loading canceled';
export const PROXY_DID_NOT_ANSWER = "The proxy hadn't answered.";

/** The proxy's own text, on a line of its own; `ProxyText` lets users copy the rest. */
export const proxyMessage = (text: string): string => `Proxy: ${truncate(text, MAX_MESSAGE_LENGTH)}`;

/** What `RefusalText` shows. */
export interface DisplayedError {
  text: string;
  /** Marked as the proxy's (`errorText`). */
  proxyText?: string | undefined;
  /** For whoever investigates (`wordsOf`). */
  details?: string | undefined;
}

interface Status {
  status?: number | undefined;
}

/** The status was good, but the answer could not be read. */
export const isAccepted = ({ status = 0 }: Status): boolean => status >= 200 && status <= 299;

export const isProxyText = ({ status = 0 }: Status): boolean => status > 0 && !isAccepted({ status });

/** An error, or what `wordsOf` took from one. */
export type ErrorLike = Error | { message: string; status?: number; details?: string | undefined };

/** The text of a failure, marked as the proxy's where the proxy wrote it. */
export function errorText(error: ErrorLike): string {
  const words = describeError(error);
  return isProxyText(words) ? proxyMessage(words.message) : truncate(words.message, MAX_MESSAGE_LENGTH);
}

/** An error of the console itself, as `RefusalText` shows it. */
export function consoleError(error: unknown): DisplayedError {
  const { message, details } = describeError(error);
  return { text: message, details };
}

/** What did not succeed, and why; without the former where the proxy carried the request out, but nobody can read its answer. */
export function displayedError(summary: string, error: ErrorLike): DisplayedError {
  const { message, status, details } = describeError(error);
  if (isAccepted({ status })) return consoleError(error);
  // What was cut can be copied there.
  const cut = message.length > MAX_MESSAGE_LENGTH ? message : undefined;
  return { text: summary, proxyText: errorText(error), details: details ?? cut };
}

export const COPY_DETAILS = 'Copy details';
export const COPY_MESSAGE = 'Copy whole message';

// Texts about errors, missing permissions, outdated content and long waits.
import { describeError } from '#lib/user-facing-error.ts';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';

export const NO_PERMISSION = "You don't have permission to view this page";
export const REQUIRES_PERMISSION = 'Requires permission:';
/** A single line for places where no element can be rendered. */
export const requiresPermission = (permission: string): string => `Requires permission: ${permission}`;
/** Why a control is disabled; undefined if enabled. */
export const permissionReason = (missingPermission: string | undefined): string | undefined =>
  missingPermission === undefined ? undefined : requiresPermission(missingPermission);
export const ASK_FOR_PERMISSION = 'Ask an administrator to grant you a role with this permission.';
export const NOT_FOUND = 'Not found';
export const NOT_LOADED = "Couldn't load this page";
export const PART_NOT_LOADED = "Couldn't load this part of the page";
export const CHECK_NETWORK = 'Check your network, then try again. If the problem continues, reload the page.';
/** Follows the fixed text for a request without a response (docs/behaviour.md#errors). */
export const PROXY_UNREACHABLE = "The proxy can't be reached. Check your network, then try again.";
export const OUT_OF_DATE = "Couldn't refresh this page. What you see may be out of date.";

export const STILL_WAITING = 'Still waiting for the proxy';
export const stillWaitingFor = (subject: string): string => `Still waiting for the proxy: ${subject}`;
/** Used as the name of the pending action for a button without text. */
export const ANSWER_TO_ACTION = 'answer to this action';
export const STOP_WAITING = 'Stop waiting';
/** Used as the name of pending content that has no better name. */
export const PAGE_CONTENT = 'content of this page';
export const LOADING_CANCELED = 'Loading canceled';
export const PROXY_DID_NOT_ANSWER = "The proxy hadn't answered.";

/** The proxy's own text on a separate line; users can copy the truncated part from `ProxyText`. */
export const proxyMessage = (text: string): string => `Proxy: ${truncate(text, MAX_MESSAGE_LENGTH)}`;

/** An error in the form that `RefusalText` shows. */
export interface DisplayedError {
  text: string;
  /** The proxy's own text, if the proxy sent one. `errorText` marks it with "Proxy:". */
  proxyText?: string | undefined;
  /** Technical details for support staff. */
  details?: string | undefined;
}

interface Status {
  status?: number | undefined;
}

/** Whether the proxy sent a success status. The error is then that its response is unreadable. */
export const isAccepted = ({ status = 0 }: Status): boolean => status >= 200 && status <= 299;

/** Whether the proxy wrote the error message. */
export const isProxyText = ({ status = 0 }: Status): boolean => status > 0 && !isAccepted({ status });

/** An error, or the result of `describeError`. */
export type ErrorLike = Error | { message: string; status?: number; details?: string | undefined };

/** The error message, marked as the proxy's if the proxy wrote it. */
export function errorText(error: ErrorLike): string {
  const described = describeError(error);
  return isProxyText(described) ? proxyMessage(described.message) : truncate(described.message, MAX_MESSAGE_LENGTH);
}

/** An error of the console itself, for `RefusalText`. */
export function consoleError(error: unknown): DisplayedError {
  const { message, details } = describeError(error);
  return { text: message, details };
}

/**
 * The failed action and the reason. If the proxy carried out the request but its response is unreadable, the failed
 * action is left out.
 */
export function displayedError(summary: string, error: ErrorLike): DisplayedError {
  const { message, status, details } = describeError(error);
  if (isAccepted({ status })) return consoleError(error);
  // The details contain the untruncated message.
  const untruncatedMessage = message.length > MAX_MESSAGE_LENGTH ? message : undefined;
  return { text: summary, proxyText: errorText(error), details: details ?? untruncatedMessage };
}

export const COPY_DETAILS = 'Copy details';
export const COPY_MESSAGE = 'Copy whole message';

import { stringifyExact } from '#lib/exact-json.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { fieldsOf, isRecord, parseJson, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import {
  WRITE_RESPONSE_UNREADABLE,
  NETWORK_FAILED,
  NOT_A_LIST,
  OUTCOME_UNKNOWN,
  htmlPageMessage,
  STOPPED_WAITING,
  UNKNOWN_ERROR,
  unreadableResponseMessage,
  UNREADABLE_RESPONSE,
} from './messages.ts';

interface RefusalOptions {
  url?: string;
  messages?: string[];
  details?: string | undefined;
}

/**
 * The error of a call that the proxy, or a gateway in front of it, refused. Status 0 means no response. A success status
 * means an unreadable response.
 */
export class Refusal extends UserFacingError {
  readonly status: number;
  readonly url: string;
  /** The context that outer layers of the proxy added, oldest first (docs/protocol/auth-and-identity.md#7.1). */
  readonly messages: readonly string[];
  /** The text of an unreadable response, or the reason why it is unreadable. */
  readonly details: string | undefined;

  constructor(status: number, message: string, { url = '', messages = [], details }: RefusalOptions = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.url = url;
    this.messages = messages;
    this.details = details;
  }
}

interface FailedResponse {
  status: number;
  url: string;
  text: string;
  method?: string;
  /** The path that was called, without the query. */
  path?: string;
}

// Error messages contain the address but must not contain a bearer token (docs/behaviour.md#bearer-token).
const redactToken = (url: string): string => url.replace(/([?&]access_token=)[^&#]*/g, '$1…');

/** The fields in which proxies of all versions send an error (docs/protocol/auth-and-identity.md#7). */
interface ErrorBody {
  error: unknown;
  message: string;
  responseText: string;
}

/** The proxy's message, in the order of docs/behaviour.md#errors. */
function errorMessageIn(json: unknown): string {
  const { error, message, responseText } = fieldsOf<ErrorBody>(json);
  return sanitizeLines(
    textOr(fieldsOf<ErrorBody>(error).message, textOr(message, textOr(responseText, UNKNOWN_ERROR))),
  );
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Whether a call has a success status but no usable response. A write of this kind may have changed something. */
export const isUnreadableWrite = (error: unknown): boolean => error instanceof Refusal && isSuccess(error.status);

const HTML_PAGE = /^\s*<(?:!doctype\s+html|html|head|body|title|meta|script|!--)/i;
/** The limits keep the search for a title fast on any text. */
const TITLE_SEARCH_LENGTH = 16_384;
const HTML_TITLE = /<title[^>]{0,200}>([^<]{1,500})/i;

/** The message for an unreadable response with a success status. */
function unreadableMessage({ text, method = 'GET', path = '' }: FailedResponse): string {
  if (HTML_PAGE.test(text))
    return htmlPageMessage(sanitize(HTML_TITLE.exec(text.slice(0, TITLE_SEARCH_LENGTH))?.[1]?.trim() ?? ''));
  return method === 'GET' ? unreadableResponseMessage(`${method} ${path}`) : WRITE_RESPONSE_UNREADABLE;
}

/** The error of a refused call or of an unreadable response with a success status (docs/behaviour.md#errors). */
export function refusalOf(answer: FailedResponse): Refusal {
  const { status, text } = answer;
  const url = redactToken(answer.url);
  const json = parseJson(text);
  if (isSuccess(status)) return new Refusal(status, unreadableMessage(answer), { url, details: text });
  if (json === undefined) return new Refusal(status, `${status} - ${url}`, { url, details: text });
  const messages = listOf(isRecord(json) ? json.messages : undefined).flatMap((text) =>
    typeof text === 'string' ? [sanitizeLines(text)] : [],
  );
  return new Refusal(status, errorMessageIn(json), { url, messages });
}

/** The error of a successful write with an unreadable response; `details` has the reason. */
export const unreadableWriteError = (status: number, url: string, details: string): Refusal =>
  new Refusal(status, WRITE_RESPONSE_UNREADABLE, { url: redactToken(url), details });

/** A required text field in the response to a write, such as the name of the created record. Throws if it is missing. */
export function requireTextField(data: unknown, field: string): string {
  const text = isRecord(data) ? data[field] : undefined;
  if (typeof text === 'string' && text !== '') return text;
  throw new Refusal(200, WRITE_RESPONSE_UNREADABLE, { details: stringifyExact(data) });
}

export const notAListError = (data: unknown): Refusal =>
  new Refusal(200, NOT_A_LIST, { details: stringifyExact(data) });

export const notARecordError = (data: unknown): Refusal =>
  new Refusal(200, UNREADABLE_RESPONSE, { details: stringifyExact(data) });

/** The proxy's messages for calls of an ended or unknown session (docs/protocol/auth-and-identity.md#7.4). */
const SESSION_ENDED_MESSAGES: ReadonlySet<string> = new Set([
  'missing session cookie',
  'failed to decode cookie',
  'need auth',
  'bad bearer token',
]);

/** A gateway responds to calls of an ended session with 401, a proxy with 403 and a fixed message. */
export const isSessionEnded = ({ status, message }: { status: number; message: string }): boolean =>
  status === 401 || (status === 403 && SESSION_ENDED_MESSAGES.has(message));

/** The error for a call without a response (docs/behaviour.md#errors). */
export const unreachableError = (url = ''): Refusal => new Refusal(0, NETWORK_FAILED, { url: redactToken(url) });

/** RFC 9110 15.3.3: accepted, with an unknown result. */
const ACCEPTED = 202;

/** The error of a call that the user has stopped. A stopped write may still succeed. */
export const stoppedCallError = (method: string): UserFacingError =>
  method === 'GET' ? new UserFacingError(STOPPED_WAITING) : new Refusal(ACCEPTED, OUTCOME_UNKNOWN);

/** A gateway or load balancer responds with one of these statuses if it cannot reach the proxy. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || GATEWAY_STATUSES.has(error.status));

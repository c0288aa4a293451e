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
 * A call that the proxy, or something on the way to it, refused. Status 0 means that there was no answer. A good status
 * means that the answer could not be read.
 */
export class Refusal extends UserFacingError {
  readonly status: number;
  readonly url: string;
  /** Outer context that the error gathered on its way, oldest first (docs/protocol/auth-and-identity.md#7.1). */
  readonly messages: readonly string[];
  /** An answer that could not be read, as it came. */
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
  /** The path as the API description has it, without the values in it. */
  path?: string;
}

// A bearer must not reach an error text (docs/behaviour.md#bearer-token), and the address becomes one.
const redactToken = (url: string): string => url.replace(/([?&]access_token=)[^&#]*/g, '$1…');

/** Where proxies of all lines put the text of an error (docs/protocol/auth-and-identity.md#7). */
interface ErrorBody {
  error: unknown;
  message: string;
  responseText: string;
}

/** The proxy's own text, in the order of docs/behaviour.md#errors. */
function errorMessageIn(json: unknown): string {
  const { error, message, responseText } = fieldsOf<ErrorBody>(json);
  return sanitizeLines(
    textOr(fieldsOf<ErrorBody>(error).message, textOr(message, textOr(responseText, UNKNOWN_ERROR))),
  );
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A write that succeeded, as far as the status tells, with an answer that cannot be used. */
export const isUnreadableWrite = (error: unknown): boolean => error instanceof Refusal && isSuccess(error.status);

const HTML_PAGE = /^\s*<(?:!doctype\s+html|html|head|body|title|meta|script|!--)/i;
/** The title is near the beginning of a page. The bounds keep the expression fast on any text. */
const TITLE_SEARCH_LENGTH = 16_384;
const HTML_TITLE = /<title[^>]{0,200}>([^<]{1,500})/i;

/** A sentence about an answer with a good status that is not what the call answers with. */
function unreadableMessage({ text, method = 'GET', path = '' }: FailedResponse): string {
  if (HTML_PAGE.test(text))
    return htmlPageMessage(sanitize(HTML_TITLE.exec(text.slice(0, TITLE_SEARCH_LENGTH))?.[1]?.trim() ?? ''));
  return method === 'GET' ? unreadableResponseMessage(`${method} ${path}`) : WRITE_RESPONSE_UNREADABLE;
}

/**
 * The error of an answer that cannot be used (docs/behaviour.md#errors); a good status means that its body could not be
 * read.
 */
export function refusalOf(answer: FailedResponse): Refusal {
  const { status, text } = answer;
  const url = redactToken(answer.url);
  const json = parseJson(text);
  if (isSuccess(status)) return new Refusal(status, unreadableMessage(answer), { url, details: text });
  if (json === undefined) return new Refusal(status, `${status} - ${url}`, { url, details: text });
  const messages = listOf(isRecord(json) ? json.messages : undefined).flatMap((one) =>
    typeof one === 'string' ? [sanitizeLines(one)] : [],
  );
  return new Refusal(status, errorMessageIn(json), { url, messages });
}

/** The error of a write that succeeded, whose answer cannot be read for the reason in `details`. */
export const acceptedUnreadable = (status: number, url: string, details: string): Refusal =>
  new Refusal(status, WRITE_RESPONSE_UNREADABLE, { url: redactToken(url), details });

/** A text that the answer to a write must have in `field`, such as the name of what was made; throws where it has none. */
export function requireTextField(data: unknown, field: string): string {
  const text = isRecord(data) ? data[field] : undefined;
  if (typeof text === 'string' && text !== '') return text;
  throw new Refusal(200, WRITE_RESPONSE_UNREADABLE, { details: stringifyExact(data) });
}

/** The error of a list that came as something else. */
export const notAListError = (data: unknown): Refusal =>
  new Refusal(200, NOT_A_LIST, { details: stringifyExact(data) });

/** The error of an answer without what the page is about. */
export const notARecordError = (data: unknown): Refusal =>
  new Refusal(200, UNREADABLE_RESPONSE, { details: stringifyExact(data) });

/** What proxies say to a call whose session has ended or is unknown (docs/protocol/auth-and-identity.md#7.4). */
const SESSION_ENDED_MESSAGES: ReadonlySet<string> = new Set([
  'missing session cookie',
  'failed to decode cookie',
  'need auth',
  'bad bearer token',
]);

/** Whether a call was refused because its session has ended: a gateway answers 401, a proxy 403 with fixed words. */
export const isSessionEnded = ({ status, message }: { status: number; message: string }): boolean =>
  status === 401 || (status === 403 && SESSION_ENDED_MESSAGES.has(message));

/** No answer: the network failed or the call was cut (docs/behaviour.md#errors). */
export const unreachableError = (url = ''): Refusal => new Refusal(0, NETWORK_FAILED, { url: redactToken(url) });

/** RFC 9110 15.3.3: accepted, with an outcome that is not known. */
const ACCEPTED = 202;

/** The error of a call that a user stopped waiting for. A write may succeed all the same. */
export const stoppedCall = (method: string): UserFacingError =>
  method === 'GET' ? new UserFacingError(STOPPED_WAITING) : new Refusal(ACCEPTED, OUTCOME_UNKNOWN);

/** Statuses of a gateway or a load balancer that cannot reach the proxy behind it. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a call failed because the proxy cannot be reached, directly or through a gateway. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || GATEWAY_STATUSES.has(error.status));

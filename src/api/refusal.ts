import { fieldsOf, isRecord, listOf, textOr } from '#lib/read.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import { NO_ANSWER, UNKNOWN_ERROR } from './messages.ts';

interface Extra {
  url?: string;
  messages?: string[];
}

/** A call that the proxy, or the way to it, refused. Status 0 is a call that got no answer at all. */
export class Refusal extends Error {
  readonly status: number;
  readonly url: string;
  /** Outer context that the error gathered on its way, oldest first (docs/protocol/auth-and-identity.md#7.1). */
  readonly messages: readonly string[];

  constructor(status: number, message: string, { url = '', messages = [] }: Extra = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.url = url;
    this.messages = messages;
  }
}

interface Answer {
  status: number;
  url: string;
  text: string;
}

// A bearer must not reach an error text (docs/behaviour.md#bearer-token), and the address becomes one.
const withoutToken = (url: string): string => url.replace(/([?&]access_token=)[^&#]*/g, '$1…');

type Body = { json: unknown } | { unreadable: string };

function bodyOf(text: string): Body {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

/** Where proxies of all lines put the text of an error (docs/protocol/auth-and-identity.md#7). */
interface ErrorBody {
  error: unknown;
  message: string;
  responseText: string;
}

/** The proxy's own text, in the order of docs/behaviour.md#errors. */
function textIn(json: unknown): string {
  const { error, message, responseText } = fieldsOf<ErrorBody>(json);
  return sanitizeLines(
    textOr(fieldsOf<ErrorBody>(error).message, textOr(message, textOr(responseText, UNKNOWN_ERROR))),
  );
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

/**
 * The error of an answer that cannot be used (docs/behaviour.md#errors); a good status means that its body could not be
 * read.
 */
export function refusalOf({ status, url: address, text }: Answer): Refusal {
  const url = withoutToken(address);
  const body = bodyOf(text);
  if ('unreadable' in body)
    return new Refusal(status, isGood(status) ? sanitize(body.unreadable) : `${status} - ${url}`, { url });
  const messages = listOf(isRecord(body.json) ? body.json.messages : undefined).flatMap((one) =>
    typeof one === 'string' ? [sanitizeLines(one)] : [],
  );
  return new Refusal(status, textIn(body.json), { url, messages });
}

/** No answer: the network failed or the call was cut (docs/behaviour.md#errors). */
export const unreachable = (url = ''): Refusal => new Refusal(0, NO_ANSWER, { url: withoutToken(url) });

/** Statuses of a gateway or a load balancer that cannot reach the proxy behind it. */
const STATUSES_OF_GATEWAYS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a call failed because the proxy cannot be reached, directly or through a gateway. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refusal && (error.status === 0 || STATUSES_OF_GATEWAYS.has(error.status));

// Whether the words of an error may stand on screen. Engines, browsers and libraries write for developers.
import { STORAGE_FULL, UNEXPECTED } from './messages.ts';
import { fieldsOf, textOr } from './read.ts';

/** An error whose message is a sentence for the user: the console's own or the proxy's. */
export class PlainError extends Error {}

export interface ErrorWords {
  message: string;
  /** The HTTP status of a refused call, 0 where no proxy answered; left out for errors that are of no call. */
  status?: number;
  /** What helps somebody who investigates, such as the words of the browser. */
  details?: string | undefined;
}

export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);

const isPlain = (error: unknown): boolean => error instanceof PlainError || !(error instanceof Error);

/** What a screen shows of anything that was thrown, or of words that were taken from an error before. */
export function wordsOf(error: unknown): ErrorWords {
  const { message, status, details, cause } = fieldsOf<ErrorWords & { cause: unknown }>(error);
  const ofCause = cause instanceof Error ? wordsOf(cause).details : undefined;
  if (isPlain(error) && typeof message === 'string')
    return { message, ...(typeof status === 'number' && { status }), details: textOr(details, ofCause) };
  return { message: isQuotaError(error) ? STORAGE_FULL : UNEXPECTED, details: textOf(error) };
}

function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    // An object without a text, such as one without a prototype.
    return typeof thrown;
  }
}

/** A call that was canceled did not fail. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

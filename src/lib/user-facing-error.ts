// Decides which error messages users see. Browsers and libraries write theirs for developers.
import { STORAGE_FULL, UNEXPECTED_ERROR } from './messages.ts';
import { fieldsOf, textOr } from './untrusted.ts';

/** An error with a message for the user, from the console or the proxy. */
export class UserFacingError extends Error {}

export interface ErrorDescription {
  message: string;
  /** The HTTP status of a failed call, or 0 if no proxy responded. Missing if the error comes from no call. */
  status?: number;
  /** Information for troubleshooting, such as the browser's message. */
  details?: string | undefined;
}

export const isQuotaError = (error: unknown): boolean =>
  error instanceof Error && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);

const isUserFacing = (error: unknown): boolean => error instanceof UserFacingError || !(error instanceof Error);

/** Describes any thrown value for users. An existing description keeps its message. */
export function describeError(error: unknown): ErrorDescription {
  const { message, status, details, cause } = fieldsOf<ErrorDescription & { cause: unknown }>(error);
  const causeDetails = cause instanceof Error ? describeError(cause).details : undefined;
  if (isUserFacing(error) && typeof message === 'string')
    return { message, ...(typeof status === 'number' && { status }), details: textOr(details, causeDetails) };
  return { message: isQuotaError(error) ? STORAGE_FULL : UNEXPECTED_ERROR, details: stringifyThrown(error) };
}

function stringifyThrown(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    // An object without `toString`, such as one without a prototype.
    return typeof thrown;
  }
}

export const isAbortError = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

// What the client says of answers that it cannot use, beside the proxy's own errors.

/** Fixed (docs/behaviour.md#errors). */
export const UNKNOWN_ERROR = 'Unknown error';
export const NO_ANSWER = 'Network request failed';

export const UNREADABLE_ANSWER = 'This answer could not be read.';
export const UNREADABLE_RESULT = 'The proxy accepted it, but its answer could not be read.';
export const NOT_A_LIST = "The proxy's answer is not a list.";
export const REQUIRES_HTTPS =
  "Your browser doesn't keep the sign-in cookie on a page without HTTPS. Open the console at an https:// address, or start Postern with --tls.";

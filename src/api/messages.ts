// Messages for calls without a usable response.

/** docs/behaviour.md#errors specifies the words of the first two messages. */
export const UNKNOWN_ERROR = 'Unknown error';
export const NETWORK_FAILED = 'Network request failed';

/** `call` is the method and the path of the API. */
export const unreadableResponseMessage = (call: string): string =>
  `This answer of the proxy could not be read: ${call}`;
export const UNREADABLE_RESPONSE = 'This answer of the proxy could not be read.';
export const WRITE_RESPONSE_UNREADABLE = 'The proxy accepted it, but its answer could not be read.';
export const STOPPED_WAITING = 'You stopped waiting for the proxy.';
export const OUTCOME_UNKNOWN =
  'You stopped waiting for the proxy. It may have made the change or not. The lists on this page were loaded again.';
/** For a web page in place of a response. `title` is the title of the page. */
export const htmlPageMessage = (title: string): string =>
  `Something between you and the proxy answered instead (a sign-in page of the network?)${title === '' ? '.' : `: "${title}"`}`;
export const NOT_A_LIST = "The proxy's answer is not a list.";
export const REQUIRES_HTTPS =
  "Your browser doesn't keep the sign-in cookie on a page without HTTPS. Open the console at an https:// address, or start Postern with --tls.";

// What stands in the place of content that is not there, and above content that may be old.

export const NO_PERMISSION = "You don't have permission to view this page";
export const REQUIRES = 'Requires permission:';
/** The same in one line, where no element can stand. */
export const requiresPermission = (permission: string): string => `Requires permission: ${permission}`;
/** Why a control cannot be used; undefined where it can. */
export const reasonFor = (missing: string | undefined): string | undefined =>
  missing === undefined ? undefined : requiresPermission(missing);
export const ASK_FOR_PERMISSION = 'Ask an administrator to grant you a role with this permission.';
export const NOT_FOUND = 'Not found';
export const NOT_LOADED = "Couldn't load this page";
export const PART_NOT_LOADED = "Couldn't load this part of the page";
export const CHECK_NETWORK = 'Check your network, then try again. If this goes on, reload the page.';
/** After the fixed words for a call without an answer (docs/behaviour.md#errors). */
export const UNREACHABLE = "The proxy can't be reached. Check your network, then try again.";
export const OUT_OF_DATE = "Couldn't refresh this page. What you see may be out of date.";

export const STILL_WAITING = "The proxy hasn't answered yet.";
export const waitingFor = (what: string): string => `The proxy hasn't answered yet. Waiting for: ${what}`;
/** What a page waits for where it has no better name. */
export const CONTENT = 'content of this page';
export const WAIT_CANCELED = 'Loading canceled';
export const NOTHING_SENT = "The proxy hadn't answered.";

/** The proxy's own text, on a line of its own. */
export const proxySays = (text: string): string => `Proxy: ${text}`;

/** What was said about a failure: marked as the proxy's where the proxy answered at all. */
export const errorText = ({ message, status = 0 }: { message: string; status?: number }): string =>
  status > 0 ? proxySays(message) : message;

// Reasons why a command ended on a server, for cases in which the proxy does not give a reason.

export const ERROR_WITHOUT_TEXT = 'The proxy reported an error without a text.';
export const SERVER_NOT_FOUND = "The proxy didn't find this server, or you don't have access to it.";
/** Appended to the sentence about the end of the connection. */
export const MAY_STILL_RUN = "The command hadn't ended by then. It may still be running on the server.";
export const COMMAND_SIGNED_OUT = 'Your web session ended before the command did. Sign in, then run it again.';
export const UNREADABLE_MFA_REQUEST = 'The proxy asked for MFA in a way that this console cannot read.';

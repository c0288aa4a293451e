// Why a command ended on a server, where the proxy does not say it.

export const ERROR_WITHOUT_TEXT = 'The proxy reported an error without a text.';
export const SERVER_NOT_FOUND = "The proxy didn't find this server, or you don't have access to it.";
/** After the sentence that says how the connection ended. */
export const MAY_STILL_RUN = "The command hadn't ended by then. It may still be running on the server.";
export const COMMAND_SIGNED_OUT = 'Your web session ended before the command did. Sign in, then run it again.';
export const UNREADABLE_MFA_REQUEST = 'The proxy asked for MFA in a way that this console cannot read.';

// Why a command ended on a server, where the proxy does not say it.

export const NOT_RUN = "The proxy refused the command or couldn't be reached.";
export const NO_SERVER = "The proxy didn't find this server, or you don't have access to it.";
export const CUT_OFF = 'The connection ended before the command did. It may still be running on the server.';
export const COMMAND_SIGNED_OUT = 'Your web session ended before the command did. Sign in, then run it again.';
export const NO_ANSWER = "The proxy didn't answer the command in time.";
export const UNREADABLE_MFA = 'The proxy asked for MFA in a way that this console cannot read.';

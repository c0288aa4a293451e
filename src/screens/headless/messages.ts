// Texts of the page that approves command-line sign-ins.

export const APPROVE_WARNING =
  'A command-line sign-in is waiting for your approval. Approve it only if you just started it.';
export const USER = 'User';
export const IP_ADDRESS = 'IP address';
export const REQUEST_ID = 'Request ID';

export const APPROVE = 'Approve sign-in';
export const DENY = 'Deny sign-in';
export const CHECK_AGAIN = 'Check again';
export const USE_KEY = 'Use your security key or passkey now.';
export const DENYING = 'This sign-in is being denied';
export const KEY_REQUIRED =
  'Approving requires a security key or passkey, and your account has none. Add one in Account Settings, then come back.';

export const APPROVE_FAILED = "Couldn't approve the sign-in. Try again.";
export const DENY_FAILED = "Couldn't deny the sign-in. Try again.";

export const LOADING_REQUEST = 'Loading the request';
export const WAITING_FOR_COMMAND_LINE = 'Waiting for the command line to connect. This can take up to 30 seconds.';

/** The outcome of a request and its consequence. */
export const REQUEST_OUTCOMES = {
  approved: {
    title: 'Sign-in approved',
    description: 'The command line is signed in. You can close this window.',
  },
  denied: {
    title: 'Sign-in denied',
    description: 'The command line is not signed in. You can close this window.',
  },
  approvedAlready: {
    title: 'This request was already approved',
    description: "If you didn't approve it, contact an administrator.",
  },
  deniedAlready: {
    title: 'This request was already denied',
    description: 'To sign in, run the command again and open the new link.',
  },
  expired: {
    title: 'This request has expired',
    description: 'Run the command again and open the new link.',
  },
  gone: {
    title: 'Request not found',
    description: 'It has expired, or another user made it. Run the command again to get a new link.',
  },
} as const;

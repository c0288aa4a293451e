// Messages for sessions of all kinds and for their MFA challenges.

export const NO_NETWORK = 'No network';
export const roundTripText = (ms: number): string => `${ms} ms`;
export const ROUND_TRIP = 'Round trip';
/** Measured by the console when the proxy sends no latency. */
export const roundTripToProxy = (ms: number): string => `Browser to proxy and back: ${ms} ms`;
export const VERIFY = 'Verify your identity for this session';
export const requiresMfa = (session: string): string => `${session} requires multi-factor authentication.`;
export const NO_METHOD = 'This session accepts no MFA device that works in a browser. Connect with tsh instead.';
export const WAITING_FOR_KEY = 'Touch your security key, or use your passkey.';
/** Shown while another session prompts for the key. */
export const WAITING_FOR_TURN = 'Another request is waiting for your security key. This one is next.';
export const USE_KEY = 'Use security key or passkey';
export const TRY_AGAIN = 'Try again';
export const SEND_CODE = 'Send code';
export const END_SESSION = 'End session';
export const LEAVE_SESSION = 'Leave session';

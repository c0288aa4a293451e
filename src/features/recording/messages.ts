// Why a recording stopped coming although the proxy did not say so.
export const REFUSED =
  'The proxy refused the connection. Check that you have access to this recording, then try again.';
export const NOTHING_SENT = "The proxy didn't send any of the recording.";
export const CLOSED_EARLY = 'The proxy closed the connection before the end of the recording.';
export const LINE_LOST = 'The connection was lost before the end of the recording.';

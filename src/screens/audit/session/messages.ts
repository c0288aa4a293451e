// What the details of an audit event say about its session.
export const PLAY_RECORDING = 'Play recording';
export const JOIN_SESSION = 'Join active session';
export const NOT_CHECKED = "Couldn't check for an active session.";

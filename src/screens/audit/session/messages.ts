// Texts about the session of an audit event.
export const PLAY_RECORDING = 'Play recording';
export const JOIN_SESSION = 'Join active session';
export const NOT_CHECKED = "Couldn't check for an active session.";

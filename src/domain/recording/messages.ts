// Texts about recordings.

/** The name of a resource whose event contains no name. */
export const NAME_NOT_AVAILABLE = 'N/A';

export const PLAY = 'Play';

export const previewLabel = (clock: string): string => `Screen at ${clock}`;

export const RECORDINGS = 'Recordings';
export const RECORDINGS_NOT_LOADED = "Couldn't load recordings";
/** The accessible name starts with the visible text of the button (WCAG 2.5.3). */
export const playRecording = (name: string, end: string): string => `Play the session on ${name} that ended ${end}`;

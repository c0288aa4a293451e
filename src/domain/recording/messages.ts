// Texts about recordings.

/** The name of a resource whose event contains no name. */
export const NAME_NOT_AVAILABLE = 'N/A';

export const PLAY = 'Play';

export const previewLabel = (clock: string): string => `Screen at ${clock}`;

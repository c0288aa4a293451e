/** A server that does not say what it is called. */
export const NAME_NOT_AVAILABLE = 'N/A';

export const PLAY = 'Play';

export const previewLabel = (clock: string): string => `Screen at ${clock}`;

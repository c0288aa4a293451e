/** A server that does not say what it is called. */
export const NO_NAME = 'N/A';

export const PLAY = 'Play';

export const previewAt = (clock: string): string => `Screen at ${clock}`;

// What a time line says by itself.
export const SELECTION_START = 'Selection start';
export const SELECTION_END = 'Selection end';

// Labels of the sliders of a timeline.
export const SELECTION_START = 'Selection start';
export const SELECTION_END = 'Selection end';

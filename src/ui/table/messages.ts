// What tables say, whatever they list.

export const LOADING = 'Loading';
export const MOVE = 'Next or previous row';
export const ACT = 'Main action of the row';

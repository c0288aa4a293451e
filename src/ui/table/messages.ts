// What tables say, whatever they list.

export const LOADING = 'Loading';
export const MOVE = 'Next or previous row';
export const MOVE_PAGE = 'Move up or down one page of rows';
export const MOVE_END = 'First or last row';
export const ACT = 'Main action of the row';

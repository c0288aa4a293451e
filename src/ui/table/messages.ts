// Texts of tables and of the help for their keys.
export const LOADING_ROWS = 'Loading';
export const MOVE_BETWEEN_ROWS = 'Next or previous row';
export const MOVE_PAGE = 'Move up or down one page of rows';
export const MOVE_END = 'First or last row';
export const ROW_MAIN_ACTION = 'Main action of the row';

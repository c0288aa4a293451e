/** Moves the focus once the menu or the dialog that is closing has given it back to where it came from. */
export const focusAfterClose = (focus: () => void): void => void setTimeout(focus);

/** Moves the focus after a closing menu or dialog has returned the focus to the element that opened it. */
export const focusAfterClose = (focus: () => void): void => void setTimeout(focus);

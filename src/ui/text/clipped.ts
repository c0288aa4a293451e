/** Truncates text to one line with an ellipsis. */
export const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

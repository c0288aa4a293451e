/** One line, and an ellipsis where it has no room. */
export const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

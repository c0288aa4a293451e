/** Where the browser remembers that single keys shall do nothing. It belongs to whoever sits there, so it outlives a sign-out. */
export const shortcutsKey = 'postern-shortcuts';

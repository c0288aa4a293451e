// The fixed texts for unknown paths (docs/behaviour.md#errors).

export const NOT_FOUND = '404 Not Found';
export const PATH_NOT_FOUND = 'The requested path could not be found.';

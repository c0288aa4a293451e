// Why a file was not moved, where the proxy has not said it.

export const NOT_COMPLETE = 'The connection was lost before the whole file arrived. Retry the transfer.';
export const NO_FILE = "The proxy's answer isn't a file. Reload the page, then retry.";
export const DENIED = 'Another participant denied this request.';
export const NOT_TAKEN =
  "The session didn't take this request. If another transfer is waiting for approval, retry after that one.";
export const SESSION_OVER = 'The session ended before this transfer was approved. Reconnect, then retry.';
export const NOT_SAVED = "The file couldn't be written to this device. Check the free space, then retry.";
export const answeredWith = (status: number): string => `The proxy answered with status ${status} and no explanation.`;

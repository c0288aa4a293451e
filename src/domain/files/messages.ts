// Reasons why a transfer failed, for cases in which the proxy does not give a reason.

export const CONNECTION_LOST_DURING_TRANSFER =
  'The connection was lost before the whole file arrived. Retry the transfer.';
export const RESPONSE_IS_NOT_A_FILE = "The proxy's answer isn't a file. Reload the page, then retry.";
export const APPROVAL_DENIED = 'Another participant denied this request.';
export const APPROVAL_REQUEST_UNANSWERED =
  "The session didn't take this request. If another transfer is waiting for approval, retry after that one.";
export const SESSION_ENDED_BEFORE_APPROVAL =
  'The session ended before this transfer was approved. Reconnect, then retry.';
export const FILE_NOT_SAVED = "The file couldn't be written to this device. Check the free space, then retry.";
export const statusWithoutExplanation = (status: number): string =>
  `The proxy answered with status ${status} and no explanation.`;

// Texts of the panel for file transfers.
import { formatBytes } from '#lib/text/bytes.ts';
import type { FileRequest } from '#domain/files/file-requests.ts';
import type { Transfer } from '#domain/files/transfer.ts';

export const CLOSE_FILES = 'Close files';
export const filesOf = (login: string): string => `Transfer files as ${login}`;

export const UPLOAD_TO = 'Upload to';
export const UPLOAD_HINT = 'A folder that ends in /, or a file.';
export const UPLOAD_SUGGESTIONS = 'Suggested upload folders';
export const DROP_FILES_HERE = 'Drop files here or on the terminal';
export const dropTarget = (folder: string): string => `Drop files to upload them to ${folder}`;
export const CHOOSE_FILES = 'Choose files';
export const DOWNLOAD_SUGGESTIONS = 'Suggested download paths';
export const DOWNLOAD_FROM = 'Download from';
export const DOWNLOAD = 'Download';
export const REQUEST_DOWNLOAD = 'Request download';
export const FILE_PATH_REQUIRED = 'Enter the path of a file, such as ~/notes.txt.';
export const NEEDS_APPROVAL = 'In this session, other participants must approve each transfer.';
export const foldersRefused = (names: string): string =>
  `Folders can't be uploaded: ${names}. Upload an archive, or the files one by one.`;
export const SAVE_TARGET_FAILED = "This browser couldn't open a file to save to. Try again.";

export const SAME_NAME = 'Files with the same name';
export const SAME_NAME_REASON = 'Another upload goes to the same path. Choose what happens to each of these files.';
export const keepBoth = (name: string): string => `Keep both, this one as ${name}`;
export const REPLACE_OTHER = 'Replace the other file';
export const SKIP_FILE = 'Skip this file';
export const UPLOAD = 'Upload';

export const TRANSFERS = 'Transfers';
export const NO_TRANSFERS = 'No transfers yet. Choose files to upload, or enter a path to download.';
export const CLEAR_FINISHED = 'Clear finished';

export const uploadOf = (name: string): string => `Upload of ${name}`;
export const downloadOf = (name: string): string => `Download of ${name}`;
export const cancelTransfer = (name: string): string => `Cancel ${name}`;
export const retryTransfer = (name: string): string => `Retry ${name}`;
export const removeTransfer = (name: string): string => `Remove ${name} from the list`;

export const QUEUED = 'Waiting for its turn';
export const WAITING_FOR_APPROVAL = 'Waiting for approval';
export const approvedBy = (names: string): string => `Approved by ${names}`;
export const CANCEL_VERIFICATION = 'Cancel verification';
export const WAITING_FOR_TOUCH = 'This transfer requires multi-factor authentication.';
export const CANCELED = 'Canceled';
export const WAITING_FOR_SERVER = 'Sent. Waiting for the server to confirm.';
export const BUFFERED_IN_MEMORY =
  'This browser keeps the whole file in memory until it has arrived. For large files, use Chrome or Edge, or tsh scp.';
export const doneText = (size: number): string => `Done, ${formatBytes(size)}`;

/** The progress and the speed of a transfer. */
export function progressText(moved: number, total: number | undefined, speed: number | undefined): string {
  const [movedText, totalText, speedText] = [formatBytes(moved), formatBytes(total ?? 0), formatBytes(speed ?? 0)];
  if (total === undefined) return speed === undefined ? movedText : `${movedText} · ${speedText}/s`;
  return speed === undefined ? `${movedText} / ${totalText}` : `${movedText} / ${totalText} · ${speedText}/s`;
}

export const PARTICIPANT_REQUESTS = 'Requests from participants';
export function requestText({ requester, direction, location, filename }: FileRequest): string {
  if (direction === 'download') return `${requester} wants to download ${location}`;
  return filename === ''
    ? `${requester} wants to upload to ${location}`
    : `${requester} wants to upload ${filename} to ${location}`;
}
/** The buttons of a request. The accessible names start with the visible text. */
export const APPROVE = 'Approve';
export const DENY = 'Deny';
export const CANCEL_REQUEST = 'Cancel request';
export const approveRequest = (path: string): string => `Approve ${path}`;
export const denyRequest = (path: string): string => `Deny ${path}`;
export const cancelRequest = (path: string): string => `Cancel request for ${path}`;
export const APPROVED_BY_YOU = 'You approved this request.';
export const approvedWithoutFile = (path: string): string =>
  `The request for ${path} was approved, but this page no longer has its transfer. Start the transfer again.`;

export const transferName = ({ direction }: Transfer, name: string): string =>
  direction === 'upload' ? uploadOf(name) : downloadOf(name);

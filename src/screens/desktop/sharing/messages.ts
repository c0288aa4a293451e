// Messages about sharing a local directory with a desktop.
import type { ShareRequest } from '#domain/desktop/codec/message.ts';
import type { ShareProgress } from '#domain/desktop/directory/directory-share.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { countFormatter } from '#lib/text/locale.ts';

export const SHARE_DIRECTORY = 'Share directory';
export const STOP_SHARING = 'Stop sharing';
export const SHARING_FORBIDDEN = "Your roles don't allow directory sharing.";
export const SHARING_NOT_SUPPORTED = "This browser can't share directories. Use Chrome or Edge.";
export const ALREADY_SHARING = 'Only one directory can be shared in a session.';
export const RECONNECT_TO_SHARE_AGAIN = 'To share a directory again, disconnect and connect again.';

export const sharingText = (directory: string): string => `Sharing ${directory}`;
export const offeringText = (directory: string): string => `Offering ${directory} to the desktop`;
export const stoppedSharingText = (directory: string): string => `Stopped sharing ${directory}`;
const openRequestCount = countFormatter('1 open request', 'open requests');
export const progressText = ({ read, written, open }: ShareProgress): string =>
  `${formatBytes(read)} sent, ${formatBytes(written)} received, ${openRequestCount(open)}`;

export const DIRECTORY_NOT_OPENED = "The browser couldn't open the directory. Choose another one.";
export const sharingRefused = (directory: string): string =>
  `The desktop refused the directory ${directory}. The session continues without it.`;
export const sharingUnanswered = (directory: string): string =>
  `The desktop hasn't accepted the directory ${directory}. Your roles may not allow directory sharing there.`;
export const accessRevoked = (directory: string): string =>
  `The browser no longer has access to ${directory}, so sharing was stopped.`;
export const directoryStillListed = (directory: string): string =>
  `${directory} is no longer shared. The desktop may list it until the session ends, but can't open it.`;

export const fileNotSaved = (file: string): string => `Couldn't save ${file}. Check that the disk has space.`;
const REQUEST_FAILURES: Readonly<Record<ShareRequest['kind'], (file: string) => string>> = {
  shareInfoRequest: (file) => `Couldn't look up ${file} in the shared directory.`,
  shareListRequest: (file) => `Couldn't list ${file} in the shared directory.`,
  shareCreateRequest: (file) => `Couldn't create ${file} in the shared directory.`,
  shareDeleteRequest: (file) => `Couldn't delete ${file} from the shared directory.`,
  shareReadRequest: (file) => `Couldn't read ${file} in the shared directory.`,
  shareWriteRequest: (file) => `Couldn't write ${file} in the shared directory.`,
  shareMoveRequest: (file) => `Couldn't move ${file} in the shared directory.`,
  shareTruncateRequest: (file) => `Couldn't shorten ${file} in the shared directory.`,
};
export const requestFailedText = (kind: ShareRequest['kind'], file: string): string => REQUEST_FAILURES[kind](file);

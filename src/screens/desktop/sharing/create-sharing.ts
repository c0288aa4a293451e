// Shares one local directory with the desktop, from the offer to the end
// (docs/protocol/streams.md#10.2, docs/behaviour.md#shared-directories).
import type { KnownMessage, ShareRequest } from '#domain/desktop/codec/message.ts';
import { shareAnnouncement } from '#domain/desktop/directory/announce.ts';
import { failedResult } from '#domain/desktop/directory/respond.ts';
import { createShare, type ShareProgress, type DirectoryShare } from '#domain/desktop/directory/directory-share.ts';
import type { DesktopEffect, DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { createDirectoryTree } from './directory-tree.ts';
import {
  requestFailedText,
  fileNotSaved,
  accessRevoked,
  sharingRefused,
  directoryStillListed,
  sharingUnanswered,
} from './messages.ts';

/** The longest wait for the desktop. Agents don't answer when a role forbids sharing. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** The interval between updates of the progress: a large file takes thousands of messages. */
const PROGRESS_INTERVAL_MS = 200;

export type SharedDirectory =
  | { status: 'off' }
  | { status: 'offered' | 'stopped'; name: string }
  | { status: 'on'; name: string; progress: ShareProgress };

export interface DesktopConnection {
  send: (message: KnownMessage) => void;
  dispatch: (event: DesktopEvent) => void;
}

type ShareMessage = Extract<DesktopEffect, { type: 'share' }>['message'];

export interface DirectorySharing {
  offer: (directory: FileSystemDirectoryHandle) => void;
  handleMessage: (message: ShareMessage) => void;
  stop: () => void;
}

/** The name of the file; the root has the name of the directory. */
function requestFileName(request: ShareRequest, directory: string): string {
  const path = 'path' in request ? request.path : request.from;
  return path === '' ? directory : sanitize(path.slice(path.lastIndexOf('/') + 1));
}

export function createSharing(
  { send, dispatch }: DesktopConnection,
  onShared: (shared: SharedDirectory) => void,
): DirectorySharing {
  let sharedDirectory: SharedDirectory = { status: 'off' };
  let share: DirectoryShare | undefined;
  let responseTimer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setTimeout> | undefined;
  const warn = (text: string) => dispatch({ type: 'warned', text });

  function setShared(next: SharedDirectory): void {
    clearTimeout(responseTimer);
    sharedDirectory = next;
    onShared(next);
  }
  function onProgress(progress: ShareProgress): void {
    if (sharedDirectory.status !== 'on') return;
    sharedDirectory = { ...sharedDirectory, progress };
    progressTimer ??= setTimeout(() => {
      progressTimer = undefined;
      onShared(sharedDirectory);
    }, PROGRESS_INTERVAL_MS);
  }
  /** Ends sharing. Later requests still get an answer, because the protocol has no message for the end of sharing. */
  function endSharing(text: string): void {
    if (sharedDirectory.status !== 'offered' && sharedDirectory.status !== 'on') return;
    share?.stop();
    setShared({ status: 'stopped', name: sharedDirectory.name });
    warn(text);
  }
  function onAcknowledged(error: number): void {
    if (sharedDirectory.status !== 'offered') return;
    const { name } = sharedDirectory;
    if (error === 0) return setShared({ status: 'on', name, progress: { open: 0, read: 0, written: 0 } });
    share = undefined;
    setShared({ status: 'off' });
    warn(sharingRefused(name));
  }
  return {
    offer(directory) {
      if (sharedDirectory.status !== 'off') return;
      const name = sanitize(directory.name);
      const tree = createDirectoryTree(directory, {
        onRevoked: () => endSharing(accessRevoked(name)),
        onWriteFailed: (path) => warn(fileNotSaved(sanitize(path))),
      });
      share = createShare({
        tree,
        reply: send,
        onFailed: (request) => warn(requestFailedText(request.kind, requestFileName(request, name))),
        onProgress,
      });
      setShared({ status: 'offered', name });
      responseTimer = setTimeout(() => warn(sharingUnanswered(name)), RESPONSE_TIMEOUT_MS);
      send(shareAnnouncement(directory.name));
    },
    handleMessage(message) {
      if (message.kind === 'shareAcknowledge') return onAcknowledged(message.error);
      if (share) return share.handleRequest(message);
      return send(failedResult(message).response);
    },
    stop() {
      if (sharedDirectory.status === 'offered' || sharedDirectory.status === 'on')
        endSharing(directoryStillListed(sharedDirectory.name));
    },
  };
}

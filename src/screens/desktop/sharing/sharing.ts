// One directory of this machine and the desktop that may use it, from the offer to the end
// (docs/protocol/streams.md#10.2, docs/behaviour.md#shared-directories).
import type { KnownMessage, ShareRequest } from '#domain/desktop/codec/message.ts';
import { shareAnnouncement } from '#domain/desktop/directory/announce.ts';
import { failedResult } from '#domain/desktop/directory/respond.ts';
import { createShare, type ShareProgress, type DirectoryShare } from '#domain/desktop/directory/directory-share.ts';
import type { DesktopEffect, DesktopEvent } from '#domain/desktop/session/desktop-state.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { directoryTree } from './directory-tree.ts';
import { failedText, notSaved, revoked, sharingRefused, stillListed, unanswered } from './messages.ts';

/** Agents say nothing of what a role forbids. */
const UNANSWERED_MS = 10_000;
/** A large file is thousands of messages, which nobody can read one by one. */
const TELL_MS = 200;

export type Shared =
  | { at: 'off' }
  | { at: 'offered' | 'stopped'; name: string }
  | { at: 'on'; name: string; progress: ShareProgress };

/** The desktop as far as a directory is concerned. */
export interface Link {
  send: (message: KnownMessage) => void;
  take: (event: DesktopEvent) => void;
}

type Heard = Extract<DesktopEffect, { do: 'share' }>['message'];

export interface Sharing {
  offer: (directory: FileSystemDirectoryHandle) => void;
  hear: (message: Heard) => void;
  stop: () => void;
}

/** The file's name, or the directory's for the root. */
function fileOf(request: ShareRequest, directory: string): string {
  const path = 'path' in request ? request.path : request.from;
  return path === '' ? directory : sanitize(path.slice(path.lastIndexOf('/') + 1));
}

export function createSharing({ send, take }: Link, onShared: (shared: Shared) => void): Sharing {
  let shared: Shared = { at: 'off' };
  let share: DirectoryShare | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const warn = (text: string) => take({ on: 'warned', text });

  function become(now: Shared): void {
    clearTimeout(waiting);
    shared = now;
    onShared(now);
  }
  function progressed(progress: ShareProgress): void {
    if (shared.at !== 'on') return;
    shared = { ...shared, progress };
    telling ??= setTimeout(() => {
      telling = undefined;
      onShared(shared);
    }, TELL_MS);
  }
  /** What is asked afterwards is answered all the same: the desktop is never told. */
  function end(text: string): void {
    if (shared.at !== 'offered' && shared.at !== 'on') return;
    share?.stop();
    become({ at: 'stopped', name: shared.name });
    warn(text);
  }
  function acknowledged(error: number): void {
    if (shared.at !== 'offered') return;
    const { name } = shared;
    if (error === 0) return become({ at: 'on', name, progress: { open: 0, read: 0, written: 0 } });
    share = undefined;
    become({ at: 'off' });
    warn(sharingRefused(name));
  }
  return {
    offer(directory) {
      if (shared.at !== 'off') return;
      const name = sanitize(directory.name);
      const tree = directoryTree(directory, {
        onRevoked: () => end(revoked(name)),
        onLost: (path) => warn(notSaved(sanitize(path))),
      });
      share = createShare({
        tree,
        reply: send,
        onFailed: (request) => warn(failedText(request.kind, fileOf(request, name))),
        onProgress: progressed,
      });
      become({ at: 'offered', name });
      waiting = setTimeout(() => warn(unanswered(name)), UNANSWERED_MS);
      send(shareAnnouncement(directory.name));
    },
    hear(message) {
      if (message.kind === 'shareAcknowledge') return acknowledged(message.error);
      if (share) return share.handleRequest(message);
      return send(failedResult(message).response);
    },
    stop() {
      if (shared.at === 'offered' || shared.at === 'on') end(stillListed(shared.name));
    },
  };
}

import { useState } from 'react';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { parseWorkingDirectory } from '#domain/terminal/working-directory.ts';
import { parseFileEvent } from '#domain/files/file-requests.ts';
import type { TransferContext } from './transfer/transfers.ts';

type RawEvent = Record<string, unknown>;

/** The state of the file transfers of a terminal. */
export interface TerminalFiles extends Omit<TransferContext, 'address' | 'sid'> {
  /** Undefined until the proxy has sent the session. */
  address: TransferContext['address'] | undefined;
  sid: string;
  /** Whether the session is running, so that its participants can approve requests. */
  isLive: boolean;
  events: readonly RawEvent[];
  user: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The names of files in running transfers, which would be lost if the pane closed. */
  activeFileNames: readonly string[];
  onActiveFiles: (names: readonly string[]) => void;
  /** The progress of the running transfers in percent. */
  progress: number | undefined;
  onProgress: (percent: number | undefined) => void;
  /** The shell's current directory, if the shell reports it. */
  directory: string | undefined;
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/** The file events of a session, and a function that adds an event; other events are ignored. */
export function useFileEvents(): [readonly RawEvent[], (event: RawEvent) => void] {
  const [events, setEvents] = useState<readonly RawEvent[]>([]);
  const addEvent = (event: RawEvent) => {
    if (parseFileEvent(event)) setEvents((previous) => [...previous, event]);
  };
  return [events, addEvent];
}

interface UseFilesOptions {
  cluster: string;
  stream: TerminalStream | undefined;
  session: SessionMetadata | undefined;
  user: string | undefined;
  events: readonly RawEvent[];
  send: TransferContext['send'];
  /** The shell's last report of its current directory (OSC 7). */
  directoryReport: string | undefined;
}

export function useFiles({ cluster, stream, session, user = '', ...options }: UseFilesOptions): TerminalFiles {
  const { events, send, directoryReport } = options;
  const [progress, setProgress] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [runningFileNames, setRunningFileNames] = useState<readonly string[]>([]);
  // If the terminal required a security key, each transfer requires it too (docs/protocol/streams.md#5.2).
  const [requiresKey, setRequiresKey] = useState(false);
  if (stream?.status === 'challenge' && !requiresKey) setRequiresKey(true);
  return {
    address: session && { cluster, server: session.server_id, login: session.login },
    sid: session?.id ?? '',
    isModerated: session?.moderated ?? false,
    isLive: stream?.status === 'live' || stream?.status === 'challenge',
    // A pane can have several sessions one after the other. Requests end with their session.
    events: events.filter(({ sid }) => sid === session?.id),
    user,
    requiresKey,
    send,
    isOpen,
    onOpen: setOpen,
    directory:
      directoryReport === undefined
        ? undefined
        : parseWorkingDirectory(directoryReport, session?.server_hostname ?? ''),
    progress,
    onProgress: setProgress,
    activeFileNames: runningFileNames,
    // Progress changes ten times a second, so only changed names are reported.
    onActiveFiles: (names) => setRunningFileNames((previous) => (isSameList(previous, names) ? previous : names)),
  };
}

import { useState } from 'react';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { parseFileEvent } from '#domain/files/file-requests.ts';
import type { TransferContext } from './transfer/transfers.ts';

type RawEvent = Record<string, unknown>;

/** What the files of one terminal are shown with. */
export interface TerminalFiles extends Omit<TransferContext, 'address' | 'sid'> {
  /** Undefined until the proxy has told of the session. */
  address: TransferContext['address'] | undefined;
  sid: string;
  /** Whether others can still approve. */
  isLive: boolean;
  events: readonly RawEvent[];
  user: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The files that its transfers would lose, by name. */
  activeFileNames: readonly string[];
  onActiveFiles: (names: readonly string[]) => void;
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/** The events of a session that are about files, and what takes one more of any kind. */
export function useFileEvents(): [readonly RawEvent[], (event: RawEvent) => void] {
  const [events, setEvents] = useState<readonly RawEvent[]>([]);
  const addEvent = (event: RawEvent) => {
    if (parseFileEvent(event)) setEvents((all) => [...all, event]);
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
}

export function useFiles({ cluster, stream, session, user = '', events, send }: UseFilesOptions): TerminalFiles {
  const [isOpen, setOpen] = useState(false);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  // A terminal that was asked for a touch has one asked for each of its transfers (docs/protocol/streams.md#5.2).
  const [needsKey, setNeedsKey] = useState(false);
  if (stream?.at === 'challenge' && !needsKey) setNeedsKey(true);
  return {
    address: session && { cluster, server: session.server_id, login: session.login },
    sid: session?.id ?? '',
    isModerated: session?.moderated ?? false,
    isLive: stream?.at === 'live' || stream?.at === 'challenge',
    // A pane has one session after another, and their requests end with them.
    events: events.filter(({ sid }) => sid === session?.id),
    user,
    requiresKey: needsKey,
    send,
    isOpen,
    onOpen: setOpen,
    activeFileNames: underWay,
    // How far they are changes ten times a second, and is nobody else's business.
    onActiveFiles: (names) => setUnderWay((before) => (isSameList(before, names) ? before : names)),
  };
}

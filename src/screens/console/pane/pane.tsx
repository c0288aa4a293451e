import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { userContextOf } from '#api/identity/user-context.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { isCommand, isExec, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { isRestarting, shouldRetry } from '#domain/terminal/reconnection.ts';
import { backgroundOf } from '#features/terminal/terminal-appearance.ts';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { execTargetName } from '#screens/console/exec-target-name.ts';
import { sessionName, joinedSession, leftSession } from '#screens/console/messages.ts';
import { FilesDropZone } from '#screens/console/files/files-drop-zone.tsx';
import { useFileEvents, useFiles, type TerminalFiles } from '#screens/console/files/use-files.ts';
import { PaneTools } from '#screens/console/tools/lazy-tools.tsx';
import { useTools, type TerminalToolsState } from '#screens/console/tools/use-tools.ts';
import { EndedBar } from './ended-bar.tsx';
import { TerminalArea } from './terminal-area.tsx';
import { OutputDialog, type OutputRequest } from './output-dialog.tsx';
import {
  useParticipantChange,
  useParticipants,
  type ParticipantChange as LastParticipantChange,
} from './use-participants.ts';
import { isSameReport, type PaneControls, type PaneReport } from './pane-report.ts';
import { useAttempts, useStartAgainWhenMissing } from './use-attempts.ts';
import { useReconnectWhenReachable } from '#features/stream/use-reconnect-when-reachable.ts';
import { useServer } from './use-server.ts';
import { useTerminal } from './use-terminal.ts';
import * as css from './pane.css.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { FilesButton } from '#screens/console/files/files-button.tsx';
import { ToolsMenu } from '#screens/console/tools/tools-menu.tsx';
import { storeRecentServer } from '#features/active-sessions/recent-servers.ts';

interface StartedSession {
  cluster: string;
  target: TerminalTarget;
  session: SessionMetadata | undefined;
  hostname: string | undefined;
}

/** Stores the server when a session starts, for the list of recent servers. */
function useStoreRecentServer({ cluster, target, session, hostname }: StartedSession): void {
  const storeServer = useEffectEvent(() => {
    if (!('login' in target)) return;
    const name = session?.server_hostname || hostname || target.server_id;
    storeRecentServer({ cluster, ...target, hostname: name });
  });
  const hasStarted = session !== undefined;
  useEffect(() => {
    if (hasStarted) storeServer();
  }, [hasStarted]);
}

interface PaneMenuProps {
  files: TerminalFiles;
  tools: TerminalToolsState;
  screen: RefObject<TerminalScreen | null>;
  name: string;
}

/** The tools of the focused pane, shown in the bar. */
function PaneMenu({ files, ...terminal }: PaneMenuProps) {
  return (
    <>
      <FilesButton {...files} onClosed={() => terminal.screen.current?.focus()} />
      <ToolsMenu {...terminal} />
    </>
  );
}

interface ParticipantAnnouncementProps {
  /** The current user's own changes are not announced. */
  change: LastParticipantChange | undefined;
  user: string | undefined;
  name: string;
}

/** Announces to screen readers who joined or left the session. */
function ParticipantAnnouncement({ change: participantChange, user, name }: ParticipantAnnouncementProps) {
  const isAnnounced =
    participantChange !== undefined && participantChange.user !== '' && participantChange.user !== user;
  const announcement = participantChange?.kind === 'session.join' ? joinedSession : leftSession;
  return <output className={hidden}>{isAnnounced && announcement(sanitize(participantChange.user), name)}</output>;
}

export interface PaneProps {
  options: {
    cluster: string;
    root: string;
    scrollback: number;
    target: TerminalTarget;
    /** The ID of the session that ran here before a reload. */
    previousSession: string | undefined;
  };
  /** The pane renders its tools here while it has the focus. */
  bar: HTMLElement | null;
  /** Whether the pane is in the visible tab and has the focus. */
  isFocused: boolean;
  onReport: (report: PaneReport | undefined) => void;
  onControls: (controls: PaneControls) => void;
  onInput: (text: string) => void;
  onLeaveTerminal: () => void;
  /** Closes the pane, or its tab if it is the only pane. */
  onClose: () => void;
  closeLabel: string;
}

/** The session's name. The address only has the ID of the server or the session; the proxy sends the hostname. */
function paneNameOf(
  target: TerminalTarget,
  session: SessionMetadata | undefined,
  knownHostname: string | undefined,
): string {
  if (isExec(target)) return execTargetName(target);
  const hostname = session?.server_hostname || knownHostname || '';
  if (!('sid' in target)) return sanitize(`${target.login}@${hostname || target.server_id}`);
  return sanitize(hostname ? `${session?.login}@${hostname}` : sessionName(target.sid));
}

const serverIdOf = (target: TerminalTarget, session: SessionMetadata | undefined): string | undefined =>
  'login' in target ? target.server_id : ('sid' in target && session?.server_id) || undefined;

/** After the other participants have left, the terminal no longer needs their size. */
function useRefitWhenAlone(isAlone: boolean, screen: RefObject<TerminalScreen | null>): void {
  useEffect(() => {
    if (isAlone) screen.current?.refit();
  }, [isAlone, screen]);
}

/** Moves the focus to the terminal when its pane gets the focus, and when a session starts. */
function useTerminalFocus(
  isFocused: boolean,
  attempt: number,
  { screen, element, stream }: ReturnType<typeof useTerminal>,
): void {
  useEffect(() => {
    // Keeps the focus in the panel of files.
    const isInside = element.current?.closest('[role=presentation]')?.contains(document.activeElement) ?? false;
    if (isFocused && attempt > 0 && !isInside) screen.current?.focus();
  }, [isFocused, attempt, screen, element]);
  // An answered challenge removes the focused element. Takes the focus unless another element has it.
  const isChallenged = stream?.status === 'challenge';
  useEffect(() => {
    if (isFocused && !isChallenged && document.activeElement === document.body) screen.current?.focus();
  }, [isFocused, isChallenged, screen]);
}

/** The sessions of a pane, one after the other, with their files, tools and participants. */
function usePaneSession({ options, isFocused, ...handlers }: PaneProps) {
  const { cluster, root, scrollback, target, previousSession } = options;
  const runsOnce = isCommand(target);
  const attempts = useAttempts(target, previousSession);
  const { attempt, isResuming, retries, startNew, retry, noteTyping } = attempts;
  const [request, setRequest] = useState<OutputRequest>();
  const [participantChange, handleParticipantEvent] = useParticipantChange(cluster);
  const tools = useTools();
  const user = useQuery(userContextOf(root)).data?.userName;
  const [fileEvents, addFileEvent] = useFileEvents();
  const terminal = useTerminal(
    { cluster, target: attempts.startTarget, isResuming, isRetry: retries > 0 && !isResuming },
    attempt,
    {
      scrollback,
      user,
      ...tools.options,
      onLink: (link) => setRequest({ link }),
      // A second request does not replace the one that the user is reading.
      onClipboard: (text) => setRequest((openRequest) => openRequest ?? { clipboard: text }),
      onLeaveTerminal: handlers.onLeaveTerminal,
      onInput: (text) => handlers.onInput(noteTyping(text)),
      onEvent: (raw) => {
        addFileEvent(raw);
        handleParticipantEvent(raw);
      },
    },
  );
  const { screen, stream, session, mode, size, send, directoryReport } = terminal;
  const filesAddress = isExec(target) ? undefined : session;
  const files = useFiles({ cluster, stream, session: filesAddress, user, events: fileEvents, send, directoryReport });
  const { hostname, environment } = useServer(cluster, serverIdOf(target, session));
  const name = paneNameOf(target, session, hostname);
  const hasEnded = stream?.status === 'ended';
  useStartAgainWhenMissing(isResuming, stream, startNew);
  const hasServerRestarted = isRestarting(stream);
  const nextRetryMs = useReconnectWhenReachable({
    isDisconnected: shouldRetry(stream, retries) && !runsOnce,
    isRestarting: hasServerRestarted,
    retries: hasServerRestarted ? 0 : retries,
    onReachable() {
      const resumedId = 'login' in target ? terminal.sessionToResume() : undefined;
      (hasServerRestarted ? attempts.continueAfterRestart : retry)(resumedId);
    },
  });
  const users = useParticipants({ cluster, sid: session?.id ?? '', hasEnded });
  useRefitWhenAlone(participantChange?.kind === 'session.leave' && users.length === 1, screen);
  useTerminalFocus(isFocused, attempt, terminal);
  const { activeFileNames, progress } = files;
  const report = { name, stream, session, mode, size, users, environment, runsOnce, activeFileNames, progress };
  useReportChanges(report, handlers.onReport);
  useProvideControls({ ...terminal, onTool: tools.options.onTool, reconnect: startNew }, handlers.onControls);
  useStoreRecentServer({ cluster, target, session, hostname });
  const closeRequest = () => {
    setRequest(undefined);
    screen.current?.focus();
  };
  return { terminal, files, tools, user, name, participantChange, nextRetryMs, request, closeRequest, startNew };
}

/** The sessions of a pane: the terminal, its challenges, and the reason after the end. */
export function Pane(props: PaneProps) {
  const { options, bar, isFocused, onClose, closeLabel } = props;
  const { terminal, files, tools, user, name, ...session } = usePaneSession(props);
  const { target } = options;
  const { screen, stream } = terminal;
  return (
    <div className={css.pane}>
      <FilesDropZone {...files}>
        <TerminalArea
          terminal={terminal}
          name={name}
          background={backgroundOf(tools.options.settings)}
          isJoined={'sid' in target}
          isActive={isFocused}
        />
      </FilesDropZone>
      <ParticipantAnnouncement change={session.participantChange} user={user} name={name} />
      <PaneTools tools={tools} screen={screen} />
      {isFocused && bar && createPortal(<PaneMenu files={files} tools={tools} screen={screen} name={name} />, bar)}
      {stream?.status === 'ended' && (
        <EndedBar
          stream={stream}
          target={target}
          nextRetryMs={session.nextRetryMs}
          isFocused={isFocused}
          onReconnect={session.startNew}
          onClose={onClose}
          closeLabel={closeLabel}
        />
      )}
      {session.request && <OutputDialog request={session.request} name={name} onClose={session.closeRequest} />}
    </div>
  );
}

/** Calls `onReport` when the report changes, and with `undefined` when the pane is removed. */
function useReportChanges(report: PaneReport, onReport: PaneProps['onReport']): void {
  const reportChange = useEffectEvent(onReport);
  const previous = useRef<PaneReport>(undefined);
  useEffect(() => {
    if (previous.current && isSameReport(previous.current, report)) return;
    previous.current = report;
    reportChange(report);
  });
  useEffect(() => () => reportChange(undefined), []);
}

interface ControlSources extends Pick<PaneControls, 'reconnect'>, ReturnType<typeof useTerminal> {
  onTool: TerminalToolsState['options']['onTool'];
}

function useProvideControls(
  { type, terminate, onTool, reconnect, screen }: ControlSources,
  onControls: PaneProps['onControls'],
) {
  const typeNow = useEffectEvent(type);
  const terminateNow = useEffectEvent(terminate);
  const runTool = useEffectEvent(
    (tool: 'find' | 'pasteClipboard') => screen.current && onTool({ tool }, screen.current),
  );
  const reconnectNow = useEffectEvent(reconnect);
  const provideControls = useEffectEvent(onControls);
  useEffect(() => {
    provideControls({
      type: (text) => typeNow(text),
      input: (text) => screen.current?.tools.input(text),
      isApplicationCursor: () => screen.current?.tools.isApplicationCursor() ?? false,
      pasteClipboard: () => runTool('pasteClipboard'),
      terminate: () => terminateNow(),
      focus: () => screen.current?.focus(),
      openSearch: () => runTool('find'),
      reconnect: () => reconnectNow(),
    });
  }, [screen]);
}

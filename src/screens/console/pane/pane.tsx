import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { userContextOf } from '#api/identity/user-context.ts';
import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { isCommand, isExec, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { shouldRetry } from '#domain/terminal/reconnection.ts';
import { backgroundOf } from '#features/terminal/terminal-appearance.ts';
import type { TerminalScreen } from '#features/terminal/screen.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { execName } from '#screens/console/exec-name.ts';
import { sessionName } from '#screens/console/messages.ts';
import { Files } from '#screens/console/files/files.tsx';
import { useFileEvents, useFiles } from '#screens/console/files/use-files.ts';
import { PaneTools } from '#screens/console/tools/pane-tools.tsx';
import { PaneMenu } from './pane-menu.tsx';
import { useTools } from '#screens/console/tools/use-tools.ts';
import { Coming } from './coming.tsx';
import { Ended } from './ended.tsx';
import { Ground } from './ground.tsx';
import { OutputDialog, type OutputRequest } from './output-dialog.tsx';
import { useComings, useParticipants } from './participants.ts';
import { isSame, type PaneControls, type PaneReport } from './report.ts';
import { useAttempts, useGone } from './use-attempts.ts';
import { useRecent } from './use-recent.ts';
import { useReturn } from './use-return.ts';
import { useServer } from './use-server.ts';
import { useTerminal } from './use-terminal.ts';
import * as css from './pane.css.ts';

export interface PaneProps {
  of: {
    cluster: string;
    root: string;
    scrollback: number;
    target: TerminalTarget;
    /** The id of the session that a reload left here. */
    former: string | undefined;
  };
  /** Where its tools stand while it has the focus. */
  bar: HTMLElement | null;
  /** It is in the tab that is shown and has the focus there. */
  isFocused: boolean;
  onReport: (report: PaneReport | undefined) => void;
  onControls: (controls: PaneControls) => void;
  onInput: (text: string) => void;
  /** The keys that lead out of the terminal were pressed. */
  onWayOut: () => void;
}

/** The session in titles and names: the address has the id of the server, or of the session, and the proxy sends the hostname. */
function nameOf(target: TerminalTarget, session: SessionMetadata | undefined, known: string | undefined): string {
  if (isExec(target)) return execName(target);
  const hostname = session?.server_hostname || known || '';
  if (!('sid' in target)) return sanitize(`${target.login}@${hostname || target.server_id}`);
  return sanitize(hostname ? `${session?.login}@${hostname}` : sessionName(target.sid));
}

const serverOf = (target: TerminalTarget, session: SessionMetadata | undefined): string | undefined =>
  'login' in target ? target.server_id : ('sid' in target && session?.server_id) || undefined;

/** Once all others have left, their size need not be kept. */
function useOwnSize(isAlone: boolean, screen: RefObject<TerminalScreen | null>): void {
  useEffect(() => {
    if (isAlone) screen.current?.refit();
  }, [isAlone, screen]);
}

/** Brings the focus to the terminal when its pane gets it, and with each session that begins there. */
function useFocus(
  isFocused: boolean,
  attempt: number,
  { screen, element, stream }: ReturnType<typeof useTerminal>,
): void {
  useEffect(() => {
    // The files beside the terminal keep it.
    const isInside = element.current?.closest('[role=presentation]')?.contains(document.activeElement) ?? false;
    if (isFocused && attempt > 0 && !isInside) screen.current?.focus();
  }, [isFocused, attempt, screen, element]);
  // A question that was answered leaves the focus to nobody, unless what came in its place took it.
  const isAsked = stream?.at === 'challenge';
  useEffect(() => {
    if (isFocused && !isAsked && document.activeElement === document.body) screen.current?.focus();
  }, [isFocused, isAsked, screen]);
}

/** One session after another on a server, or somebody's session: its terminal, what it asks and why it ended. */
export function Pane({ of: { cluster, root, scrollback, target, former }, bar, isFocused, ...on }: PaneProps) {
  const isOnce = isCommand(target);
  const { attempt, begun, isReturning, retries, begin, retry, noteTyping } = useAttempts(target, former);
  const [request, setRequest] = useState<OutputRequest>();
  const [coming, takeComing] = useComings(cluster);
  const tools = useTools();
  const user = useQuery(userContextOf(root)).data?.userName;
  const [fileEvents, takeFileEvent] = useFileEvents();
  const terminal = useTerminal({ cluster, target: begun, isReturning, isRetry: retries > 0 }, attempt, {
    scrollback,
    user,
    ...tools.options,
    onLink: (link) => setRequest({ link }),
    // Not under what is being read just now.
    onClipboard: (text) => setRequest((shown) => shown ?? { clipboard: text }),
    onWayOut: on.onWayOut,
    onInput: (text) => on.onInput(noteTyping(text)),
    onEvent: (raw) => {
      takeFileEvent(raw);
      takeComing(raw);
    },
  });
  const { screen, stream, session, mode, size } = terminal;
  const place = isExec(target) ? undefined : session;
  const files = useFiles({ cluster, stream, session: place, user, events: fileEvents, send: terminal.send });
  const { hostname, environment } = useServer(cluster, serverOf(target, session));
  const name = nameOf(target, session, hostname);
  const isOver = stream?.at === 'ended';
  useGone(isReturning, stream, begin);
  const next = useReturn(shouldRetry(stream, retries) && !isOnce, retries, retry);
  const users = useParticipants({ cluster, sid: session?.id ?? '', isOver });
  useOwnSize(coming?.what === 'session.leave' && users.length === 1, screen);
  useFocus(isFocused, attempt, terminal);
  const { underWay } = files;
  useReport({ name, stream, session, mode, size, users, environment, isOnce, underWay }, on.onReport);
  const find = () => screen.current && tools.options.onTool({ tool: 'find' }, screen.current);
  useControls({ ...terminal, find, reconnect: begin }, on.onControls);
  useRecent({ cluster, target, session, hostname });
  const closeRequest = () => {
    setRequest(undefined);
    screen.current?.focus();
  };
  return (
    <div className={css.pane}>
      <Files {...files}>
        <Ground
          terminal={terminal}
          name={name}
          background={backgroundOf(tools.options.settings)}
          isJoined={'sid' in target}
          isActive={isFocused}
        />
      </Files>
      <Coming of={coming} user={user} name={name} />
      <PaneTools tools={tools} screen={screen} />
      {isFocused && bar && createPortal(<PaneMenu files={files} tools={tools} screen={screen} name={name} />, bar)}
      {isOver && <Ended stream={stream} target={target} next={next} isFocused={isFocused} onReconnect={begin} />}
      {request && <OutputDialog request={request} name={name} onClose={closeRequest} />}
    </div>
  );
}

/** Reports what changed, and at the end that there is nothing more. */
function useReport(report: PaneReport, onReport: PaneProps['onReport']): void {
  const tell = useEffectEvent(onReport);
  const before = useRef<PaneReport>(undefined);
  useEffect(() => {
    if (before.current && isSame(before.current, report)) return;
    before.current = report;
    tell(report);
  });
  useEffect(() => () => tell(undefined), []);
}

function useControls(
  { type, terminate, find, reconnect, screen }: Omit<PaneControls, 'focus'> & ReturnType<typeof useTerminal>,
  onControls: PaneProps['onControls'],
) {
  const typeNow = useEffectEvent(type);
  const terminateNow = useEffectEvent(terminate);
  const findNow = useEffectEvent(find);
  const reconnectNow = useEffectEvent(reconnect);
  const hand = useEffectEvent(onControls);
  useEffect(() => {
    hand({
      type: (text) => typeNow(text),
      terminate: () => terminateNow(),
      focus: () => screen.current?.focus(),
      find: () => findNow(),
      reconnect: () => reconnectNow(),
    });
  }, [screen]);
}

// One page for all addresses of the console, so that navigation between them keeps all sessions.
import { useLocation, useOutletContext, useParams } from 'react-router-dom';
import { useState } from 'react';
import type { FullScreenContext } from '#domain/page-context.ts';
import { isCommand, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import { joinDisabledReason } from '#domain/terminal/participant-modes.ts';
import { parseDatabaseTarget, parsePodTarget } from '#domain/workspace/exec-address.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import { allPanes } from '#domain/workspace/workspace.ts';
import { requiredParam } from '#lib/params.ts';
import { consumeAutoOpen } from '#lib/browser/auto-open.ts';
import { DarkBackground } from '#ui/theme/dark-background.tsx';
import { ConfirmWorkspace } from './confirm-workspace.tsx';
import { useWorkspace } from './workspace/use-workspace.ts';
import { Workspace } from './workspace/workspace.tsx';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { GO_TO_SESSIONS, NOT_JOINABLE } from './messages.ts';

/** Shown when the user can't join sessions of other users in this console. */
function NotJoinable({ cluster, reason }: { cluster: string; reason: string }) {
  return (
    <FullPage
      title={NOT_JOINABLE}
      action={<ButtonLink to={links.activeSessions({ cluster })}>{GO_TO_SESSIONS}</ButtonLink>}
    >
      <title>{browserTabTitle(pageTitles.joinSession, cluster)}</title>
      <p>{reason}</p>
    </FullPage>
  );
}

/** The target in the path of the address. */
function useTargetOfPath(): PaneTarget {
  const { server, login, sid, kube, database } = useParams();
  const { search } = useLocation();
  const mode = new URLSearchParams(search).get('mode') || undefined;
  if (kube !== undefined) return parsePodTarget(kube, search) ?? 'picker';
  if (database !== undefined) return parseDatabaseTarget(database, search) ?? 'picker';
  if (sid !== undefined) return mode === undefined ? { sid } : { sid, mode };
  return server !== undefined && login !== undefined ? { login, server_id: server } : 'picker';
}

export function Component() {
  const cluster = requiredParam(useParams(), 'cluster');
  return (
    <DarkBackground>
      <ClusterConsole key={cluster} cluster={cluster} />
    </DarkBackground>
  );
}

/** After a reload, sessions continue, but commands do not run again (docs/behaviour.md#links-that-open-sessions). */
function mayOpenWithoutConfirm(targets: readonly TerminalTarget[]): boolean {
  const { isAllowed, isResumed } = consumeAutoOpen();
  return targets.length === 0 || (isAllowed && !(isResumed && targets.some(isCommand)));
}

/** Starts no session before the user confirms it (docs/behaviour.md#links-that-open-sessions). */
function ClusterConsole({ cluster }: { cluster: string }) {
  const { config } = useOutletContext<FullScreenContext>();
  const target = useTargetOfPath();
  const state = useWorkspace(cluster, target);
  const targets = allPanes(state.workspace).flatMap((pane) => (pane.target === 'picker' ? [] : [pane.target]));
  // The user chooses all later sessions on this page, so they need no confirmation.
  const [isConfirmed, setConfirmed] = useState(() => mayOpenWithoutConfirm(targets));
  const joinDisabledText = targets.some((other) => 'sid' in other) ? joinDisabledReason('ssh', config) : undefined;
  if (joinDisabledText !== undefined) return <NotJoinable cluster={cluster} reason={joinDisabledText} />;
  if (!isConfirmed)
    return <ConfirmWorkspace cluster={cluster} targets={targets} onConfirm={() => setConfirmed(true)} />;
  return <Workspace cluster={cluster} state={state} />;
}

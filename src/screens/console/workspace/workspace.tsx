// The console workspace: tabs with panes. The address contains the whole layout
// (docs/behaviour.md#the-console-workspace).
import { useRef, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { isExec } from '#domain/terminal/terminal-target.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { listLinkOf } from '#screens/console/confirm-exec.tsx';
import { useResumeAfterReload } from '#features/stream/use-resume-after-reload.ts';
import { links } from '#lib/links.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { MfaAnnouncements } from './mfa-announcements.tsx';
import { PaneContent } from './pane-content.tsx';
import { WorkspaceDialogs } from './dialogs/workspace-dialogs.tsx';
import { WorkspaceNotices } from './workspace-notices.tsx';
import { Panes } from './panes.tsx';
import { WorkspaceStatus } from './workspace-status.tsx';
import { TabBar } from './tab-bar.tsx';
import { WorkspaceTools } from './workspace-tools.tsx';
import { useBroadcast } from './use-broadcast.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePreviousSessions } from './use-previous-sessions.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { usePaneStates, type PaneStates } from './use-pane-states.ts';
import type { WorkspaceState } from './use-workspace.ts';
import * as page from '#screens/console/console.css.ts';

interface WorkspaceProps {
  cluster: string;
  state: WorkspaceState;
}

function backLink(cluster: string, target: PaneTarget) {
  if (target !== 'picker' && isExec(target)) return listLinkOf(cluster, target);
  return target !== 'picker' && 'sid' in target
    ? { to: links.activeSessions({ cluster }), label: pageTitles.activeSessions }
    : { to: links.servers({ cluster }), label: pageTitles.servers };
}

/**
 * Asks before the page with live sessions closes, resumes them after a reload, and keeps the output readable after the
 * sessions end. Returns the IDs of the sessions from before a reload, by pane.
 */
function useUnsavedSessions(workspace: w.Workspace, { reports, isAnyOpen, isAnyLive }: PaneStates) {
  useUnsavedWork(reports.size > 0);
  useResumeAfterReload(!isAnyOpen);
  useUnloadWarning(isAnyLive);
  return usePreviousSessions(workspace, reports);
}

export function Workspace({ cluster, state: { workspace, change, hadUnreadableLayout } }: WorkspaceProps) {
  const { root } = useOutletContext<FullScreenContext>();
  const bar = useRef<HTMLElement>(null);
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const states = usePaneStates();
  const broadcast = useBroadcast(states);
  const actions = useWorkspaceActions({ workspace, change, states, broadcast });
  const visibleTab = w.shownTab(workspace);
  const focusedPane = w.focusedPane(visibleTab);
  const report = states.reports.get(focusedPane.id);
  const previousSessions = useUnsavedSessions(workspace, states);
  useWorkspaceKeys(actions);
  const container = useFocusReturn(focusedPane.id, states.controls);
  const name = report?.name ?? pageTitles.consoleServers;
  const focusBar = () => bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  return (
    <div ref={container} className={page.page}>
      <title>{browserTabTitle(name, cluster)}</title>
      <TabBar
        ref={bar}
        backLink={backLink(cluster, focusedPane.target)}
        title={name}
        workspace={workspace}
        reports={states.reports}
        actions={actions}
      >
        <WorkspaceTools workspace={workspace} isBroadcasting={broadcast.receiverIds !== undefined} actions={actions} />
        <span ref={setToolsSlot} className={page.toolsSlot} />
      </TabBar>
      <MfaAnnouncements reports={states.reports} />
      <WorkspaceNotices broadcast={broadcast} actions={actions} hadUnreadableLayout={hadUnreadableLayout} />
      <Panes
        tabs={workspace.tabs}
        shownTab={visibleTab}
        onFocus={(id) => change((current) => w.focusPane(current, id))}
        onShare={(moved) => change((current) => w.setShare(current, visibleTab.id, moved))}
      >
        {(pane, tab) => (
          <PaneContent
            cluster={cluster}
            pane={pane}
            tab={tab}
            isFocused={tab === visibleTab && focusedPane.id === pane.id}
            previousSession={previousSessions.get(pane.id)}
            bar={toolsSlot}
            handlers={{ change, states, broadcast, onLeaveTerminal: focusBar }}
          />
        )}
      </Panes>
      <WorkspaceStatus
        cluster={cluster}
        root={root}
        report={report}
        target={focusedPane.target}
        onTerminate={() => actions.terminate()}
      />
      <WorkspaceDialogs actions={actions} broadcast={broadcast} />
    </div>
  );
}

// The console: sessions in tabs, tabs divided into panes, all of it in the address (docs/behaviour.md#the-console-workspace).
import { useRef, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { isExec } from '#domain/terminal/terminal-target.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { listOfExec } from '#screens/console/confirm-exec.tsx';
import { useResumeAfterReload } from '#features/stream/use-resume-after-reload.ts';
import { links } from '#lib/links.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { Announcements } from './announcements.tsx';
import { Content } from './content.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Notices } from './notices.tsx';
import { Panes } from './panes.tsx';
import { Status } from './status.tsx';
import { TabBar } from './tab-bar.tsx';
import { Tools } from './tools.tsx';
import { useBroadcast } from './use-broadcast.ts';
import { useDeeds } from './use-deeds.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useFormer } from './use-former.ts';
import { useKeys } from './use-keys.ts';
import { usePanes, type PaneStates } from './use-panes.ts';
import type { WorkspaceState } from './use-workspace.ts';
import * as page from '#screens/console/console.css.ts';

interface WorkspaceProps {
  cluster: string;
  state: WorkspaceState;
}

function backLink(cluster: string, target: PaneTarget) {
  if (target !== 'picker' && isExec(target)) return listOfExec(cluster, target);
  return target !== 'picker' && 'sid' in target
    ? { to: links.activeSessions({ cluster }), label: pageTitles.activeSessions }
    : { to: links.servers({ cluster }), label: pageTitles.servers };
}

/**
 * What runs is not lost with the page unasked, a reload goes on with it, and output stays readable after the end; the answer
 * is what a reload left, by pane.
 */
function useSafekeeping(workspace: w.Workspace, { reports, isAnyOpen, isAnyLive }: PaneStates) {
  useUnsavedWork(reports.size > 0);
  useResumeAfterReload(!isAnyOpen);
  useUnloadWarning(isAnyLive);
  return useFormer(workspace, reports);
}

export function Workspace({ cluster, state: { workspace, change, wasUnreadable } }: WorkspaceProps) {
  const { root } = useOutletContext<FullScreenContext>();
  const bar = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const states = usePanes();
  const broadcast = useBroadcast(states);
  const deeds = useDeeds({ workspace, change, states, broadcast });
  const shown = w.shownTab(workspace);
  const focused = w.focusedPane(shown);
  const report = states.reports.get(focused.id);
  const former = useSafekeeping(workspace, states);
  useKeys(deeds);
  const place = useFocusReturn(focused.id, states.controls);
  const name = report?.name ?? pageTitles.consoleServers;
  const onWayOut = () => bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  return (
    <div ref={place} className={page.page}>
      <title>{browserTabTitle(name, cluster)}</title>
      <TabBar
        ref={bar}
        back={backLink(cluster, focused.target)}
        title={name}
        workspace={workspace}
        reports={states.reports}
        deeds={deeds}
      >
        <Tools workspace={workspace} isBroadcasting={broadcast.to !== undefined} deeds={deeds} />
        <span ref={setSlot} className={page.slot} />
      </TabBar>
      <Announcements reports={states.reports} />
      <Notices broadcast={broadcast} deeds={deeds} wasUnreadable={wasUnreadable} />
      <Panes
        tabs={workspace.tabs}
        shown={shown}
        onFocus={(id) => change((now) => w.focusPane(now, id))}
        onShare={(moved) => change((now) => w.setShare(now, shown.id, moved))}
      >
        {(pane, tab) => (
          <Content
            cluster={cluster}
            pane={pane}
            tab={tab}
            isFocused={tab === shown && focused.id === pane.id}
            former={former.get(pane.id)}
            bar={slot}
            on={{ change, states, broadcast, onWayOut }}
          />
        )}
      </Panes>
      <Status
        cluster={cluster}
        root={root}
        report={report}
        target={focused.target}
        onTerminate={() => deeds.terminate()}
      />
      <Dialogs deeds={deeds} broadcast={broadcast} />
    </div>
  );
}

// The console workspace: tabs with panes. The address contains the whole layout
// (docs/behaviour.md#the-console-workspace).
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { isExec } from '#domain/terminal/terminal-target.ts';
import { type PaneTarget, panesOf, type Pane as LayoutPane } from '#domain/workspace/pane-layout.ts';
import * as w from '#domain/workspace/workspace.ts';
import { listLinkOf } from '#screens/console/confirm-exec.tsx';
import { useResumeAfterReload } from '#features/stream/use-resume-after-reload.ts';
import { links } from '#lib/links.ts';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { useUnloadWarning } from '#ui/dialog/use-unload-warning.ts';
import { WorkspaceDialogs } from './dialogs/workspace-dialogs.tsx';
import { WorkspaceNotices } from './workspace-notices.tsx';
import { Panes } from './panes.tsx';
import { WorkspaceStatus } from './workspace-status.tsx';
import { TabBar } from './tab-bar.tsx';
import { WorkspaceTools } from './workspace-tools.tsx';
import { useBroadcast, type BroadcastState } from './use-broadcast.ts';
import { useWorkspaceActions, type WorkspaceActions } from './use-workspace-actions.ts';
import { usePreviousSessions } from './use-previous-sessions.ts';
import { useWorkspaceKeys } from './use-workspace-keys.ts';
import { usePaneStates, type PaneStates } from './use-pane-states.ts';
import type { WorkspaceState, ChangeWorkspace } from './use-workspace.ts';
import * as page from '#screens/console/console.css.ts';
import { LOCALE } from '#lib/text/locale.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { isChallenged, type PaneReport, type PaneControls } from '#screens/console/pane/pane-report.ts';
import { CLOSE_PANE, CLOSE_TAB, progressTitle, verificationIn } from './messages.ts';
import { Pane } from '#screens/console/pane/pane.tsx';
import { ServerPicker } from '#screens/console/picker/server-picker.tsx';
import { useTouchKeys } from '#screens/console/touch-keys/use-touch-keys.ts';
import { TouchKeys } from '#screens/console/touch-keys/touch-keys.tsx';
import { isOverlayOpen } from '#ui/shortcut/shortcut.ts';

const paneAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null;

/**
 * Whether the focus stays where the click put it: on a divider, on a checkbox that the keyboard switched, or while text
 * is selected.
 */
const keepsFocus = ({ target, detail }: MouseEvent): boolean =>
  !(target instanceof Element) ||
  target.matches('[role="separator"]') ||
  (target.matches('input') && detail === 0) ||
  getSelection()?.isCollapsed === false;

/**
 * Returns the focus to the focused pane after a click outside the panes, such as on a bar. If the click opens a dialog,
 * a menu or a panel, the focus returns when that closes. The ref is for the element that contains the bars and panes.
 */
function useFocusReturn(
  focusedPaneId: number,
  controls: ReadonlyMap<number, PaneControls>,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const returnFocus = useEffectEvent((lastFocused: HTMLElement | undefined) => {
    const pane = page.current?.querySelector(`[data-pane="${focusedPaneId}"]`);
    if (lastFocused && pane?.contains(lastFocused)) lastFocused.focus();
    // The element may be hidden or inert now.
    if (!pane?.contains(document.activeElement)) controls.get(focusedPaneId)?.focus();
  });
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const abortController = new AbortController();
    let isReturnPending = false;
    let clicked: Element | undefined;
    let lastFocused: HTMLElement | undefined;
    // A closing menu or dialog first returns the focus to its button.
    const returnSoon = () =>
      setTimeout(() => {
        const isOpen = isOverlayOpen() || clicked?.closest('[aria-expanded="true"]');
        if (!isReturnPending || isOpen || abortController.signal.aborted) return;
        isReturnPending = false;
        returnFocus(lastFocused);
      });
    const requestReturn = (event: MouseEvent): boolean => {
      if (paneAround(event.target) || keepsFocus(event)) return false;
      isReturnPending = true;
      clicked = event.target instanceof Element ? event.target : undefined;
      return true;
    };
    const onClick = (event: MouseEvent) => requestReturn(event) && returnSoon();
    const onFocusIn = ({ target }: FocusEvent) => {
      if (paneAround(target) && target instanceof HTMLElement) {
        isReturnPending = false;
        lastFocused = target;
      } else if (isReturnPending) returnSoon();
    };
    // After Tab, the user continues in the bars with the keyboard, so the focus stays there.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof Element && !target.closest('dialog')) isReturnPending = false;
    };
    // If a menu of the page opens, the event is prevented when it has reached React. The menu then takes the focus.
    const onContextMenu = (event: MouseEvent) => setTimeout(() => event.defaultPrevented && requestReturn(event));
    const { signal } = abortController;
    root.addEventListener('click', onClick, { capture: true, signal });
    root.addEventListener('contextmenu', onContextMenu, { signal });
    root.addEventListener('focusin', onFocusIn, { signal });
    root.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => abortController.abort();
  }, []);
  return page;
}

interface PaneContentProps {
  cluster: string;
  pane: LayoutPane;
  tab: w.Tab;
  isFocused: boolean;
  /** The ID of the session that ran here before a reload. */
  previousSession: string | undefined;
  /** The pane renders its tools here while it has the focus. */
  bar: HTMLElement | null;
  handlers: {
    change: ChangeWorkspace;
    states: PaneStates;
    broadcast: BroadcastState;
    actions: WorkspaceActions;
    onLeaveTerminal: () => void;
    /** Applies the Ctrl key of the key bar to typed text. */
    applyCtrl: (text: string) => string;
  };
}

/** The number of a pane, if its tab has several server pickers. */
function pickerNumberOf({ id }: LayoutPane, { layout }: w.Tab): number | undefined {
  const panes = panesOf(layout);
  const hasSeveral = panes.filter(({ target }) => target === 'picker').length > 1;
  return hasSeveral ? panes.findIndex((pane) => pane.id === id) + 1 : undefined;
}

/** The content of a pane: the server picker until the user chooses a server, then the session. */
function PaneContent({ cluster, pane, tab, isFocused, previousSession, bar, handlers }: PaneContentProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { id, target } = pane;
  const { change, states, broadcast, actions, onLeaveTerminal, applyCtrl } = handlers;
  if (target === 'picker')
    return (
      <ServerPicker
        cluster={cluster}
        isFocused={isFocused}
        pane={pickerNumberOf(pane, tab)}
        onChoose={(chosen) => change((current) => w.setTarget(current, id, chosen))}
      />
    );
  return (
    <Pane
      options={{ cluster, root, scrollback: config.ui.scrollbackLines, target, previousSession }}
      bar={bar}
      isFocused={isFocused}
      onReport={(report) => states.onReport(id, report)}
      onControls={(controls) => states.onControls(id, controls)}
      onInput={(text) => broadcast.broadcastInput(id, applyCtrl(text))}
      onLeaveTerminal={onLeaveTerminal}
      onClose={() => actions.closePane(id)}
      closeLabel={panesOf(tab.layout).length > 1 ? CLOSE_PANE : CLOSE_TAB}
    />
  );
}

const namesFormat = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** Announces MFA challenges in all panes to screen readers, because a challenge may be in a hidden pane. */
function MfaAnnouncements({ reports }: { reports: ReadonlyMap<number, PaneReport> }) {
  const challengedPaneNames = [...reports.values()].filter(isChallenged).map(({ name }) => name);
  return (
    <output className={hidden}>
      {challengedPaneNames.length > 0 && verificationIn(namesFormat.format(challengedPaneNames))}
    </output>
  );
}

/** The title of the browser's tab. While files are transferred, it starts with the progress of the slowest pane. */
function titleOf(title: string, reports: ReadonlyMap<number, PaneReport>): string {
  const percentages = [...reports.values()].flatMap(({ progress }) => progress ?? []);
  return percentages.length === 0 ? title : progressTitle(Math.min(...percentages), title);
}

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
function useUnsavedSessions(workspace: w.Workspace, { reports, hasOpenSession, hasLiveSession }: PaneStates) {
  useUnsavedWork(reports.size > 0);
  useResumeAfterReload(!hasOpenSession);
  useUnloadWarning(hasLiveSession);
  return usePreviousSessions(workspace, reports);
}

/** The states of the panes, the broadcast, the actions of the bars and keys, and the key bar. */
function useWorkspaceControls(workspace: w.Workspace, change: ChangeWorkspace) {
  const states = usePaneStates();
  const broadcast = useBroadcast(states);
  const actions = useWorkspaceActions({ workspace, change, states, broadcast });
  useWorkspaceKeys(actions);
  const menu = { workspace, isBroadcasting: broadcast.receiverIds !== undefined, actions };
  return { states, broadcast, actions, menu, touchKeys: useTouchKeys() };
}

export function Workspace({ cluster, state: { workspace, change, hadUnreadableLayout } }: WorkspaceProps) {
  const { root } = useOutletContext<FullScreenContext>();
  const bar = useRef<HTMLElement>(null);
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const { states, broadcast, actions, menu, touchKeys } = useWorkspaceControls(workspace, change);
  const shownTab = w.shownTab(workspace);
  const focusedPane = w.focusedPane(shownTab);
  const report = states.reports.get(focusedPane.id);
  const previousSessions = useUnsavedSessions(workspace, states);
  const container = useFocusReturn(focusedPane.id, states.controls);
  const name = report?.name ?? pageTitles.consoleServers;
  const onLeaveTerminal = () => bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  const handlers = { change, states, broadcast, actions, onLeaveTerminal, applyCtrl: touchKeys.ctrl.apply };
  return (
    <div ref={container} className={page.page} style={{ height: touchKeys.visibleHeight }}>
      <title>{titleOf(browserTabTitle(name, cluster), states.reports)}</title>
      <TabBar
        ref={bar}
        backLink={backLink(cluster, focusedPane.target)}
        title={name}
        menu={menu}
        reports={states.reports}
      >
        <WorkspaceTools {...menu} />
        <span ref={setToolsSlot} className={page.toolsSlot} />
      </TabBar>
      <MfaAnnouncements reports={states.reports} />
      <WorkspaceNotices broadcast={broadcast} actions={actions} hadUnreadableLayout={hadUnreadableLayout} />
      <Panes
        tabs={workspace.tabs}
        shownTab={shownTab}
        reports={states.reports}
        onClose={actions.closePane}
        onFocus={(id) => change((current) => w.focusPane(current, id))}
        onShare={(moved) => change((current) => w.setShare(current, shownTab.id, moved))}
      >
        {(pane, tab) => (
          <PaneContent
            cluster={cluster}
            pane={pane}
            tab={tab}
            isFocused={tab === shownTab && focusedPane.id === pane.id}
            previousSession={previousSessions.get(pane.id)}
            bar={toolsSlot}
            handlers={handlers}
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
      <TouchKeys state={touchKeys} controls={report && states.controls.get(focusedPane.id)} />
      <WorkspaceDialogs actions={actions} broadcast={broadcast} />
    </div>
  );
}

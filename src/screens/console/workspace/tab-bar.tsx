import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, Ref } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import type { Workspace } from '#domain/workspace/workspace.ts';
import { MAX_TABS } from '#domain/workspace/workspace.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { isChallenged, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { SESSION_TABS, TOO_MANY_TABS } from './messages.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import { TabItem } from './tab-item.tsx';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import * as css from './workspace.css.ts';
import * as page from '#screens/console/console.css.ts';

interface TabBarProps {
  ref: Ref<HTMLElement>;
  /** The link to the list of servers, clusters or sessions. */
  backLink: { to: string; label: string };
  /** The title of the page for screen readers. */
  title: string;
  workspace: Workspace;
  reports: ReadonlyMap<number, PaneReport>;
  actions: WorkspaceActions;
  /** The tools at the right end. */
  children: ReactNode;
}

export function TabBar({ ref, backLink, title, workspace, reports, actions, children }: TabBarProps) {
  const { tabs, shownTabId } = workspace;
  return (
    <header ref={ref} className={page.bar}>
      <span className={css.unshrinkable}>
        <ButtonLink to={backLink.to} variant="quiet" size="small" icon={ArrowLeft}>
          {backLink.label}
        </ButtonLink>
      </span>
      <h1 className={hidden}>{title}</h1>
      <span className={css.sessions}>
        <ul className={css.tabs} aria-label={SESSION_TABS}>
          {tabs.map((tab, index) => (
            <TabItem
              key={tab.id}
              tab={tab}
              isShown={tab.id === shownTabId}
              report={reports.get(tab.focusedPaneId)}
              isChallenged={panesOf(tab.layout).some(({ id }) => isChallenged(reports.get(id)))}
              onShow={() => actions.showTab(tab.id)}
              onClose={() => actions.closeTab(tab.id)}
              onRename={() => actions.rename(tab.id)}
              onDrop={(id) => actions.moveTabTo(id, index)}
            />
          ))}
        </ul>
        <IconButton
          label={NEW_SESSION}
          icon={Plus}
          size="small"
          disabledReason={tabs.length >= MAX_TABS ? TOO_MANY_TABS : undefined}
          onClick={actions.newTab}
        />
      </span>
      <span className={page.spacer} />
      <span className={css.tools}>{children}</span>
    </header>
  );
}

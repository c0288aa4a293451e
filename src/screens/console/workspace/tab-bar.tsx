import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import type { Tab } from '#domain/workspace/workspace.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { isChallenged, type PaneReport } from '#screens/console/pane/pane-report.ts';
import { progressNote, SESSION_TABS, TABS_AND_PANES, closeTabOf, VERIFICATION_REQUIRED } from './messages.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import { newTabDisabledReason, tabMenuEntries, type TabMenuOptions } from './tab-menu.ts';
import { useMenu } from '#ui/menu/menu.tsx';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import * as css from './workspace.css.ts';
import * as page from '#screens/console/console.css.ts';
import KeyRound from 'lucide-react/icons/key-round';
import X from 'lucide-react/icons/x';
import { sanitize } from '#lib/text/sanitize.ts';
import { streamToneOf } from '#screens/console/stream-tone.ts';
import { EnvironmentChip } from '#ui/mark/environment.tsx';
import { Icon } from '#ui/mark/icon.tsx';

const TAB_DRAG_TYPE = 'application/x-postern-tab';
const RIGHT_BUTTON = 2;

/** The name of a tab: set by the user, or of its focused session. */
const tabName = (tab: Tab, report: PaneReport | undefined): string =>
  sanitize(tab.name) || (report?.name ?? NEW_SESSION);

interface TabItemProps {
  tab: Tab;
  isShown: boolean;
  /** The report of the focused pane; undefined while it shows the server picker. */
  report: PaneReport | undefined;
  /** The proxy requests MFA in a pane of this tab. */
  isChallenged: boolean;
  onShow: () => void;
  onClose: () => void;
  onRename: () => void;
  /** Opens the menu of the tab next to this element. */
  onMenu: (anchor: HTMLElement, openedWith: 'keys' | 'pointer') => void;
  /** Receives the ID of a tab that was dropped on this one. */
  onDrop: (id: number) => void;
}

function TabItem({ tab, isShown, report, isChallenged, onMenu, ...actions }: TabItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  const name = tabName(tab, report);
  const paneCount = panesOf(tab.layout).length;
  const { environment, progress } = report ?? {};
  return (
    // Keyboard users move tabs with the menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={css.tab}
      data-shown={isShown || undefined}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(TAB_DRAG_TYPE, String(tab.id))}
      onDragOver={(event) => event.dataTransfer.types.includes(TAB_DRAG_TYPE) && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        actions.onDrop(Number(event.dataTransfer.getData(TAB_DRAG_TYPE)));
      }}
    >
      <button
        type="button"
        className={css.tabButton}
        aria-current={isShown || undefined}
        onClick={actions.onShow}
        onDoubleClick={actions.onRename}
        onContextMenu={(event) => {
          event.preventDefault();
          onMenu(event.currentTarget, event.button === RIGHT_BUTTON ? 'pointer' : 'keys');
        }}
      >
        {report && <span className={css.dots[streamToneOf(report.stream)]} aria-hidden />}
        <span className={css.tabName}>{name}</span>
        {isChallenged && (
          <span className={css.challenged} title={VERIFICATION_REQUIRED}>
            <Icon icon={KeyRound} />
            <span className={hidden}>{VERIFICATION_REQUIRED}</span>
          </span>
        )}
        {environment && (
          <span className={css.unshrinkable}>
            <EnvironmentChip environment={environment} />
          </span>
        )}
        {progress !== undefined && <span className={css.progress}>{progressNote(progress)}</span>}
        {paneCount > 1 && (
          <span className={css.unshrinkable} aria-hidden>
            · {paneCount}
          </span>
        )}
      </button>
      <span className={css.unshrinkable}>
        <IconButton label={closeTabOf(name)} icon={X} size="small" onClick={actions.onClose} />
      </span>
    </li>
  );
}

interface TabBarProps {
  ref: Ref<HTMLElement>;
  /** The link to the list of servers, clusters or sessions. */
  backLink: { to: string; label: string };
  /** The title of the page for screen readers. */
  title: string;
  menu: TabMenuOptions;
  reports: ReadonlyMap<number, PaneReport>;
  /** The tools at the right end. */
  children: ReactNode;
}

export function TabBar({ ref, backLink, title, menu, reports, children }: TabBarProps) {
  const { workspace, actions } = menu;
  const { tabs, shownTabId } = workspace;
  const { openAt, popup } = useMenu({ label: TABS_AND_PANES, entries: tabMenuEntries(menu) });
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
              onMenu={(anchor, openedWith) => {
                // The menu acts on the shown tab.
                actions.showTab(tab.id);
                openAt(anchor, openedWith);
              }}
              onDrop={(id) => actions.moveTabTo(id, index)}
            />
          ))}
        </ul>
        {popup}
        <IconButton
          label={NEW_SESSION}
          icon={Plus}
          size="small"
          disabledReason={newTabDisabledReason(workspace)}
          onClick={actions.newTab}
        />
      </span>
      <span className={page.spacer} />
      <span className={css.tools}>{children}</span>
    </header>
  );
}

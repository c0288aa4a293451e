import KeyRound from 'lucide-react/icons/key-round';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import type { Tab } from '#domain/workspace/workspace.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { PaneReport } from '#screens/console/pane/pane-report.ts';
import { streamToneOf } from '#screens/console/stream-tone.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { closeTabOf, VERIFICATION_REQUIRED } from './messages.ts';
import { NEW_SESSION } from '#domain/terminal/messages.ts';
import * as css from './workspace.css.ts';

const TAB_DRAG_TYPE = 'application/x-postern-tab';

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
  /** Receives the ID of a tab that was dropped on this one. */
  onDrop: (id: number) => void;
}

export function TabItem({ tab, isShown, report, isChallenged, onShow, onClose, onRename, onDrop }: TabItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  const name = tabName(tab, report);
  const paneCount = panesOf(tab.layout).length;
  const environment = report?.environment;
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
        onDrop(Number(event.dataTransfer.getData(TAB_DRAG_TYPE)));
      }}
    >
      <button
        type="button"
        className={css.tabButton}
        aria-current={isShown || undefined}
        onClick={onShow}
        onDoubleClick={onRename}
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
          <span className={css.environments[environment.tone]} title={`${environment.key}: ${environment.value}`}>
            {sanitize(environment.value)}
          </span>
        )}
        {paneCount > 1 && (
          <span className={css.unshrinkable} aria-hidden>
            · {paneCount}
          </span>
        )}
      </button>
      <span className={css.unshrinkable}>
        <IconButton label={closeTabOf(name)} icon={X} size="small" onClick={onClose} />
      </span>
    </li>
  );
}

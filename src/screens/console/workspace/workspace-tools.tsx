import Columns2 from 'lucide-react/icons/columns-2';
import Ear from 'lucide-react/icons/ear';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Radio from 'lucide-react/icons/radio';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import { MAX_PANES, shownTab, type Workspace } from '#domain/workspace/workspace.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuAction, MenuEntry } from '#ui/menu/menu-content.ts';
import { SCREEN_READER_MODE } from '#screens/console/messages.ts';
import { useScreenReaderMode } from '#screens/console/tools/use-screen-reader-mode.ts';
import * as messages from './messages.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import { keysTextOf } from './workspace-keys.ts';
import * as css from './workspace.css.ts';

interface WorkspaceToolsProps {
  workspace: Workspace;
  isBroadcasting: boolean;
  actions: WorkspaceActions;
}

const actionEntry = (
  label: string,
  onSelect: () => void,
  { keys, disabledReason }: Pick<MenuAction, 'keys' | 'disabledReason'> = {},
): MenuEntry => ({ kind: 'action', label, onSelect, keys, disabledReason });

interface TabMenuProps extends WorkspaceToolsProps {
  splitDisabledReason: string | undefined;
  broadcastDisabledReason: string | undefined;
}

/** The menu of the shown tab and its panes. */
function TabMenu({ workspace, isBroadcasting, actions, splitDisabledReason, broadcastDisabledReason }: TabMenuProps) {
  const tabIndex = workspace.tabs.indexOf(shownTab(workspace));
  const split = { disabledReason: splitDisabledReason };
  const broadcast = { keys: keysTextOf('broadcast'), disabledReason: broadcastDisabledReason };
  return (
    <MenuButton
      label={messages.TABS_AND_PANES}
      icon={PanelsTopLeft}
      size="small"
      variant="quiet"
      entries={[
        actionEntry(messages.SPLIT_RIGHT, () => actions.split('right'), { keys: keysTextOf('splitRight'), ...split }),
        actionEntry(messages.SPLIT_DOWN, () => actions.split('down'), { keys: keysTextOf('splitDown'), ...split }),
        actionEntry(broadcastLabel(isBroadcasting), actions.toggleBroadcast, broadcast),
        { kind: 'separator' },
        actionEntry(messages.RENAME_TAB, actions.renameShown),
        ...(tabIndex > 0 ? [actionEntry(messages.MOVE_TAB_LEFT, () => actions.moveShownTab(-1))] : []),
        ...(tabIndex < workspace.tabs.length - 1
          ? [actionEntry(messages.MOVE_TAB_RIGHT, () => actions.moveShownTab(1))]
          : []),
        { kind: 'separator' },
        actionEntry(messages.CLOSE_PANE, actions.closeFocusedPane, { keys: keysTextOf('closePane') }),
        actionEntry(messages.CLOSE_TAB, actions.closeShown),
      ]}
    />
  );
}

const broadcastLabel = (isBroadcasting: boolean): string =>
  isBroadcasting ? messages.STOP_BROADCAST : messages.BROADCAST;

/** The actions for the shown tab and its panes, and the switch for the screen reader mode. */
export function WorkspaceTools({ workspace, isBroadcasting, actions }: WorkspaceToolsProps) {
  const [isScreenReaderMode, setScreenReaderMode] = useScreenReaderMode();
  const isFull = panesOf(shownTab(workspace).layout).length >= MAX_PANES;
  const splitDisabledReason = isFull ? messages.TOO_MANY_PANES : undefined;
  const broadcastDisabledReason = isBroadcasting || actions.canBroadcast ? undefined : messages.BROADCAST_NEEDS_TWO;
  return (
    <>
      <span className={css.hiddenOnPhone}>
        <IconButton
          label={messages.SPLIT_RIGHT}
          icon={Columns2}
          size="small"
          disabledReason={splitDisabledReason}
          onClick={() => actions.split('right')}
        />
        <IconButton
          label={broadcastLabel(isBroadcasting)}
          icon={Radio}
          size="small"
          aria-pressed={isBroadcasting}
          disabledReason={broadcastDisabledReason}
          onClick={actions.toggleBroadcast}
        />
      </span>
      <IconButton
        label={SCREEN_READER_MODE}
        icon={Ear}
        size="small"
        aria-pressed={isScreenReaderMode}
        onClick={() => setScreenReaderMode(!isScreenReaderMode)}
      />
      <TabMenu
        workspace={workspace}
        isBroadcasting={isBroadcasting}
        actions={actions}
        splitDisabledReason={splitDisabledReason}
        broadcastDisabledReason={broadcastDisabledReason}
      />
    </>
  );
}

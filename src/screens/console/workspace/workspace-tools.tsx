import Columns2 from 'lucide-react/icons/columns-2';
import Ear from 'lucide-react/icons/ear';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Radio from 'lucide-react/icons/radio';
import { panesOf } from '#domain/workspace/pane-layout.ts';
import { MAX_PANES, shownTab, type Workspace } from '#domain/workspace/workspace.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { SCREEN_READER_MODE } from '#screens/console/messages.ts';
import { useScreenReaderMode } from '#screens/console/tools/use-screen-reader-mode.ts';
import * as say from './messages.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import * as css from './workspace.css.ts';

interface WorkspaceToolsProps {
  workspace: Workspace;
  isBroadcasting: boolean;
  actions: WorkspaceActions;
}

/** The actions for the visible tab. */
export function WorkspaceTools({ workspace, isBroadcasting, actions }: WorkspaceToolsProps) {
  const [isScreenReaderMode, setScreenReaderMode] = useScreenReaderMode();
  const tab = shownTab(workspace);
  const tabIndex = workspace.tabs.indexOf(tab);
  const isTabFull = panesOf(tab.layout).length >= MAX_PANES ? say.TOO_MANY_PANES : undefined;
  const broadcastDisabledReason = isBroadcasting || actions.canBroadcast ? undefined : say.BROADCAST_NEEDS_TWO;
  const broadcastLabel = isBroadcasting ? say.STOP_BROADCAST : say.BROADCAST;
  const action = (label: string, onSelect: () => void, disabledReason?: string): MenuEntry => ({
    kind: 'action',
    label,
    onSelect,
    disabledReason,
  });
  return (
    <>
      <span className={css.hiddenOnPhone}>
        <IconButton
          label={say.SPLIT_RIGHT}
          icon={Columns2}
          size="small"
          disabledReason={isTabFull}
          onClick={() => actions.split('right')}
        />
        <IconButton
          label={broadcastLabel}
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
      <MenuButton
        label={say.TABS_AND_PANES}
        icon={PanelsTopLeft}
        size="small"
        variant="quiet"
        entries={[
          action(say.SPLIT_RIGHT, () => actions.split('right'), isTabFull),
          action(say.SPLIT_DOWN, () => actions.split('down'), isTabFull),
          action(broadcastLabel, actions.toggleBroadcast, broadcastDisabledReason),
          { kind: 'separator' },
          action(say.RENAME_TAB, actions.renameShown),
          ...(tabIndex > 0 ? [action(say.MOVE_TAB_LEFT, () => actions.move(-1))] : []),
          ...(tabIndex < workspace.tabs.length - 1 ? [action(say.MOVE_TAB_RIGHT, () => actions.move(1))] : []),
          { kind: 'separator' },
          action(say.CLOSE_PANE, actions.closePane),
          action(say.CLOSE_TAB, actions.closeShown),
        ]}
      />
    </>
  );
}

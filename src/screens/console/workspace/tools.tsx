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
import type { Deeds } from './use-deeds.ts';
import * as css from './workspace.css.ts';

interface ToolsProps {
  workspace: Workspace;
  isBroadcasting: boolean;
  deeds: Deeds;
}

/** What can be done with the shown tab. */
export function Tools({ workspace, isBroadcasting, deeds }: ToolsProps) {
  const [isScreenReaderMode, setScreenReaderMode] = useScreenReaderMode();
  const tab = shownTab(workspace);
  const at = workspace.tabs.indexOf(tab);
  const full = panesOf(tab.layout).length >= MAX_PANES ? say.TOO_MANY_PANES : undefined;
  const noBroadcast = isBroadcasting || deeds.canBroadcast ? undefined : say.NOTHING_LIVE;
  const broadcastLabel = isBroadcasting ? say.STOP_BROADCAST : say.BROADCAST;
  const action = (label: string, onSelect: () => void, disabledReason?: string): MenuEntry => ({
    kind: 'action',
    label,
    onSelect,
    disabledReason,
  });
  return (
    <>
      <span className={css.wide}>
        <IconButton
          label={say.SPLIT_RIGHT}
          icon={Columns2}
          size="small"
          disabledReason={full}
          onClick={() => deeds.split('right')}
        />
        <IconButton
          label={broadcastLabel}
          icon={Radio}
          size="small"
          aria-pressed={isBroadcasting}
          disabledReason={noBroadcast}
          onClick={deeds.toggleBroadcast}
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
        label={say.MORE}
        icon={PanelsTopLeft}
        size="small"
        variant="quiet"
        entries={[
          action(say.SPLIT_RIGHT, () => deeds.split('right'), full),
          action(say.SPLIT_DOWN, () => deeds.split('down'), full),
          action(broadcastLabel, deeds.toggleBroadcast, noBroadcast),
          { kind: 'separator' },
          action(say.RENAME, deeds.renameShown),
          ...(at > 0 ? [action(say.MOVE_LEFT, () => deeds.move(-1))] : []),
          ...(at < workspace.tabs.length - 1 ? [action(say.MOVE_RIGHT, () => deeds.move(1))] : []),
          { kind: 'separator' },
          action(say.CLOSE_PANE, deeds.closePane),
          action(say.CLOSE_TAB, deeds.closeShown),
        ]}
      />
    </>
  );
}

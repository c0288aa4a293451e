import Columns2 from 'lucide-react/icons/columns-2';
import Ear from 'lucide-react/icons/ear';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Radio from 'lucide-react/icons/radio';
import { IconButton } from '#ui/button/icon-button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { SCREEN_READER_MODE } from '#screens/console/messages.ts';
import { useScreenReaderMode } from '#screens/console/tools/use-screen-reader-mode.ts';
import { SPLIT_RIGHT, TABS_AND_PANES } from './messages.ts';
import {
  broadcastDisabledReason,
  broadcastLabel,
  splitDisabledReason,
  tabMenuEntries,
  type TabMenuOptions,
} from './tab-menu.ts';
import * as css from './workspace.css.ts';

/** The actions for the shown tab and its panes, and the switch for the screen reader mode. */
export function WorkspaceTools(options: TabMenuOptions) {
  const { workspace, isBroadcasting, actions } = options;
  const [isScreenReaderMode, setScreenReaderMode] = useScreenReaderMode();
  return (
    <>
      <span className={css.hiddenOnPhone}>
        <IconButton
          label={SPLIT_RIGHT}
          icon={Columns2}
          size="small"
          disabledReason={splitDisabledReason(workspace)}
          onClick={() => actions.split('right')}
        />
        <IconButton
          label={broadcastLabel(isBroadcasting)}
          icon={Radio}
          size="small"
          aria-pressed={isBroadcasting}
          disabledReason={broadcastDisabledReason(options)}
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
        label={TABS_AND_PANES}
        icon={PanelsTopLeft}
        size="small"
        variant="quiet"
        entries={tabMenuEntries(options)}
      />
    </>
  );
}

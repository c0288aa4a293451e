// What one does with the text of a recording: buttons for the bar, and the panel that is open.
import Activity from 'lucide-react/icons/activity';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import { EVENTS } from '#screens/player/messages.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { PanelName } from '#screens/player/player-params.ts';
import { ExportMenu } from './export-menu.tsx';
import type { Exported } from './export-recording.ts';
import { SEARCH_RECORDING, TRANSCRIPT } from './messages.ts';

interface RecordingToolsProps {
  /** Undefined until something has come. */
  exported: Exported | undefined;
  name: string;
  /** Whether the proxy said what else happened in the session. */
  hasEvents: boolean;
  open: PanelName | undefined;
  onOpen: (panel: PanelName | undefined) => void;
}

export function RecordingTools({ exported, name, hasEvents, open, onOpen }: RecordingToolsProps) {
  if (!exported) return null;
  const toggle = (panel: PanelName) => () => onOpen(open === panel ? undefined : panel);
  return (
    <>
      <IconButton label={SEARCH_RECORDING} icon={Search} aria-expanded={open === 'search'} onClick={toggle('search')} />
      <IconButton
        label={TRANSCRIPT}
        icon={ScrollText}
        aria-expanded={open === 'transcript'}
        onClick={toggle('transcript')}
      />
      {hasEvents && (
        <IconButton label={EVENTS} icon={Activity} aria-expanded={open === 'events'} onClick={toggle('events')} />
      )}
      <ExportMenu exported={exported} name={name} />
    </>
  );
}

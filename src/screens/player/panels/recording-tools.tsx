// The buttons of the bar that open the panels of a recording.
import Activity from 'lucide-react/icons/activity';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import { EVENTS } from '#screens/player/messages.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { PanelName } from '#screens/player/player-params.ts';
import { ExportMenu } from './export-menu.tsx';
import type { ExportedRecording } from './export-recording.ts';
import { SEARCH_RECORDING, TRANSCRIPT } from './messages.ts';

interface RecordingToolsProps {
  /** Undefined until the first part is loaded. */
  recording: ExportedRecording | undefined;
  name: string;
  /** Whether the proxy sent events of the session. */
  hasEvents: boolean;
  openPanel: PanelName | undefined;
  onOpen: (panel: PanelName | undefined) => void;
}

export function RecordingTools({ recording: exported, name, hasEvents, openPanel, onOpen }: RecordingToolsProps) {
  if (!exported) return null;
  const toggle = (panel: PanelName) => () => onOpen(openPanel === panel ? undefined : panel);
  return (
    <>
      <IconButton
        label={SEARCH_RECORDING}
        icon={Search}
        aria-expanded={openPanel === 'search'}
        onClick={toggle('search')}
      />
      <IconButton
        label={TRANSCRIPT}
        icon={ScrollText}
        aria-expanded={openPanel === 'transcript'}
        onClick={toggle('transcript')}
      />
      {hasEvents && (
        <IconButton label={EVENTS} icon={Activity} aria-expanded={openPanel === 'events'} onClick={toggle('events')} />
      )}
      <ExportMenu recording={exported} name={name} />
    </>
  );
}

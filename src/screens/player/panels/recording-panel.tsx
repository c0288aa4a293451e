import type { FindQuery } from '#domain/terminal/tools/find.ts';
import type { PlayerState } from '#screens/player/player-params.ts';
import type { Exported } from './export-recording.ts';
import { SearchPanel } from './search-panel.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

interface RecordingPanelProps {
  params: PlayerState;
  recording: Exported | undefined;
  total: number;
  mark: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
}

/** The panel that is open, if any. */
export function RecordingPanel({ params, recording, total, mark, onSeek }: RecordingPanelProps) {
  const { panel, setPanel } = params;
  if (!recording || panel === undefined) return null;
  const { index, loaded } = recording;
  const bytes = loaded.isComplete ? loaded.bytes : undefined;
  const common = { index, total, bytes, onSeek, onClose: () => setPanel(undefined) };
  return panel === 'search' ? <SearchPanel {...common} params={params} mark={mark} /> : <TranscriptPanel {...common} />;
}

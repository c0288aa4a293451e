import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { PlayerState } from '#screens/player/player-params.ts';
import type { ExportedRecording } from './export-recording.ts';
import { EventsPanel } from './events-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

interface RecordingPanelProps {
  params: PlayerState;
  recording: ExportedRecording | undefined;
  total: number;
  marks: readonly Mark[];
  highlightMatches: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
}

export function RecordingPanel({ params, recording, total, marks, highlightMatches, onSeek }: RecordingPanelProps) {
  const { panel, setPanel } = params;
  if (!recording || panel === undefined) return null;
  const onClose = () => setPanel(undefined);
  if (panel === 'events') return <EventsPanel marks={marks} onSeek={onSeek} onClose={onClose} />;
  const { index, loaded } = recording;
  const bytes = loaded.isComplete ? loaded.bytes : undefined;
  const panelProps = { index, total, bytes, onSeek, onClose };
  return panel === 'search' ? (
    <SearchPanel {...panelProps} params={params} highlightMatches={highlightMatches} />
  ) : (
    <TranscriptPanel {...panelProps} />
  );
}

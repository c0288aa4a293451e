import type { FindQuery } from '#domain/terminal/tools/find.ts';
import type { Exported } from './export-recording.ts';
import type { OpenPanel } from './recording-tools.tsx';
import { SearchPanel } from './search-panel.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

interface RecordingPanelProps {
  open: OpenPanel;
  recording: Exported | undefined;
  total: number;
  mark: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** The panel that is open, if any. */
export function RecordingPanel({ open, recording, total, mark, onSeek, onClose }: RecordingPanelProps) {
  if (!recording || open === undefined) return null;
  const { index, loaded } = recording;
  const bytes = loaded.isComplete ? loaded.bytes : undefined;
  const common = { index, total, bytes, onSeek, onClose };
  return open === 'search' ? <SearchPanel {...common} mark={mark} /> : <TranscriptPanel {...common} />;
}

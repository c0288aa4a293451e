import { describeError } from '#lib/user-facing-error.ts';
import Download from 'lucide-react/icons/download';
import type { IndexState } from '#features/recording/index/index-client.ts';
import { buffersFilesInMemory } from '#lib/browser/save-target.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { ExportedRecording, ExportFormat } from './export-recording.ts';
import {
  AS_CAST_2,
  AS_CAST_3,
  AS_PAGE,
  AS_TEXT,
  CAST_NOTE,
  EXPORT_RECORDING,
  exportingText,
  BUFFERED_IN_MEMORY,
  EXPORT_FAILED,
  RECORDING_NOT_FULLY_LOADED,
  PAGE_NOTE,
} from './messages.ts';
import { useIndexState } from './use-index-state.ts';
import { useRecordingExport } from './use-recording-export.ts';
import * as css from './side-panel.css.ts';

const EXPORT_FORMATS: readonly {
  format: ExportFormat;
  label: string;
  note?: string;
  /** The part of the recording that must be complete for this format. */
  needs: 'text' | 'output';
}[] = [
  { format: 'text', label: AS_TEXT, needs: 'text' },
  { format: 'cast-2', label: AS_CAST_2, note: CAST_NOTE, needs: 'output' },
  { format: 'cast-3', label: AS_CAST_3, note: CAST_NOTE, needs: 'output' },
  { format: 'page', label: AS_PAGE, note: PAGE_NOTE, needs: 'text' },
];

interface ExportMenuProps {
  recording: ExportedRecording;
  /** The name of the session, for the file name. */
  name: string;
}

/** Whether the text is fully indexed, and whether the whole output is available. */
function exportReadiness(
  { loaded, index }: ExportedRecording,
  { progress }: IndexState,
): { text: boolean; output: boolean } {
  const { isComplete, bytes, timeline, missing } = loaded;
  const text = isComplete && progress.bytes >= bytes && !index.state().hasFailed;
  // 14.x proxies send the whole timeline before the output.
  const isTimed = timeline.bytes > bytes && missing.every(({ kind }) => kind !== 'timing');
  return { text, output: isComplete || isTimed };
}

/** Saves the recording in a format for other programs. */
export function ExportMenu({ recording: exported, name }: ExportMenuProps) {
  const readiness = exportReadiness(exported, useIndexState(exported.index));
  const { state, save, cancel } = useRecordingExport(exported, name);
  const entries = EXPORT_FORMATS.map(({ format, label, note, needs }) => ({
    kind: 'action' as const,
    label,
    note: buffersFilesInMemory() ? [note, BUFFERED_IN_MEMORY].filter(Boolean).join(' ') : note,
    disabledReason: readiness[needs] ? undefined : RECORDING_NOT_FULLY_LOADED,
    onSelect: () => void save(format),
  }));
  if (state.status === 'running')
    return (
      <span className={css.exportProgress}>
        <output>{exportingText(formatBytes(state.bytes))}</output>
        <Button size="small" onClick={cancel}>
          {CANCEL}
        </Button>
      </span>
    );
  return (
    <>
      {state.status === 'failed' && (
        <span role="alert" className={css.error}>
          {EXPORT_FAILED}
          <ErrorText error={describeError(state.error)} />
        </span>
      )}
      <MenuButton label={EXPORT_RECORDING} icon={Download} size="small" variant="quiet" entries={entries} />
    </>
  );
}

// The buttons of the player's bar that open the panels of a recording, and the menu that exports it.
import Activity from 'lucide-react/icons/activity';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import { EVENTS } from '#screens/player/messages.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { PanelName } from '#screens/player/player-params.ts';
import type { ExportedRecording, ExportFormat } from './export-recording.ts';
import {
  SEARCH_RECORDING,
  TRANSCRIPT,
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
import { describeError } from '#lib/user-facing-error.ts';
import Download from 'lucide-react/icons/download';
import type { IndexState } from '#features/recording/index/index-client.ts';
import { buffersFilesInMemory, chooseSaveTarget } from '#lib/browser/save-target.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CANCEL } from '#ui/messages.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { useIndexState } from './use-index-state.ts';
import * as css from './side-panel.css.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type ExportState = { status: 'ready' } | { status: 'running'; bytes: number } | { status: 'failed'; error: unknown };

/** Exports one file at a time. The export stops when it is canceled or when the page closes. */
function useRecordingExport(exported: ExportedRecording, name: string) {
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const [running, setRunning] = useState<AbortController>();
  const stop = useEffectEvent(() => running?.abort());
  useEffect(() => () => stop(), []);
  return {
    state,
    cancel: () => running?.abort(),
    async save(format: ExportFormat): Promise<void> {
      const controller = new AbortController();
      const { signal } = controller;
      setRunning(controller);
      try {
        const { exportFileName, exportChunks } = await import('./export-recording.ts');
        const fileName = exportFileName(format, exported, name);
        // Browsers allow the file picker only right after a click.
        const target = await chooseSaveTarget(fileName);
        if (!target) return;
        const onProgress = (bytes: number) => setState({ status: 'running', bytes });
        onProgress(0);
        await target.write(exportChunks({ format, exported, onProgress, signal }), fileName);
        setState({ status: 'ready' });
      } catch (error) {
        setState(signal.aborted ? { status: 'ready' } : { status: 'failed', error });
      }
    },
  };
}

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
function ExportMenu({ recording: exported, name }: ExportMenuProps) {
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

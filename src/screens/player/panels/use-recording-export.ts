import { useEffect, useEffectEvent, useState } from 'react';
import { chooseSaveTarget } from '#lib/browser/save-target.ts';
import type { ExportedRecording, ExportFormat } from './export-recording.ts';

export type ExportState =
  | { status: 'ready' }
  | { status: 'running'; bytes: number }
  | { status: 'failed'; error: unknown };

/** Exports one file at a time. The export stops when it is canceled or when the page closes. */
export function useRecordingExport(exported: ExportedRecording, name: string) {
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

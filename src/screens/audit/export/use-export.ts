import { useEffect, useEffectEvent, useState } from 'react';
import { chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import { exportEvents, NO_PROGRESS, type ExportProgressCounts } from './export-events.ts';

export type ExportState =
  | { status: 'ready' }
  | { status: 'running'; progress: ExportProgressCounts }
  | { status: 'done'; progress: ExportProgressCounts }
  | { status: 'failed'; error: Error };

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The options of an export, except for the file, which the user chooses later. */
export type ExportRequest = Omit<Parameters<typeof exportEvents>[0], 'target' | 'onProgress' | 'signal' | 'pages'> & {
  pagesOf: (signal: AbortSignal) => Parameters<typeof exportEvents>[0]['pages'];
};

/** Runs one export at a time. Leaving the page or Cancel aborts the export. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const [running, setRunning] = useState<AbortController>();
  const stop = useEffectEvent(() => running?.abort());
  useEffect(() => () => stop(), []);

  async function writeFile({ pagesOf, ...options }: ExportRequest, target: SaveTarget): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    setRunning(controller);
    setState({ status: 'running', progress: NO_PROGRESS });
    const onProgress = (progress: ExportProgressCounts) => setState({ status: 'running', progress });
    try {
      const progress = await exportEvents({ ...options, pages: pagesOf(signal), target, onProgress, signal });
      setState({ status: 'done', progress });
    } catch (error) {
      setState(signal.aborted ? { status: 'ready' } : { status: 'failed', error: toError(error) });
    }
  }
  return {
    state,
    cancel: () => running?.abort(),
    /** Opens the file picker first, because browsers allow it only right after a click. */
    async start(request: ExportRequest): Promise<void> {
      try {
        const target = await chooseSaveTarget(request.name);
        if (target) await writeFile(request, target);
      } catch (error) {
        setState({ status: 'failed', error: toError(error) });
      }
    },
  };
}

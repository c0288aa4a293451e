import type { AuditRow } from '#domain/audit/event.ts';
import { createRowMatcher } from '#domain/audit/log/audit-filter.ts';
import { suggestedName } from '#domain/files/file-paths.ts';
import { allLogPages } from '#features/activity/log-query.ts';
import { buffersFilesInMemory, chooseSaveTarget, type SaveTarget } from '#lib/browser/save-target.ts';
import { eventLog } from '#features/activity/events-query.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { useUnsavedWork } from '#ui/dialog/use-unsaved-work.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/field/select.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import * as css from './export.css.ts';
import { EXPORT_FORMATS, exportEvents, NO_PROGRESS, type ExportProgressCounts } from './export-events.ts';
import {
  CANCEL_EXPORT,
  WHICH_EVENTS,
  EXPORT,
  EXPORT_EVENTS,
  FILTERED_RANGE,
  FORMAT,
  FORMAT_NAMES,
  BUFFERED_IN_MEMORY,
  visibleEvents,
  FULL_RANGE,
  doneText,
  EXPORT_FAILED,
  progressText,
} from './messages.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

type ExportState =
  | { status: 'ready' }
  | { status: 'running'; progress: ExportProgressCounts }
  | { status: 'done'; progress: ExportProgressCounts }
  | { status: 'failed'; error: Error };

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** The options of an export, except for the file, which the user chooses later. */
type ExportRequest = Omit<Parameters<typeof exportEvents>[0], 'target' | 'onProgress' | 'signal' | 'pages'> & {
  pagesOf: (signal: AbortSignal) => Parameters<typeof exportEvents>[0]['pages'];
};

/** Runs one export at a time. Leaving the page or Cancel aborts the export. */
function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'ready' });
  const [runningExport, setRunning] = useState<AbortController>();
  const stop = useEffectEvent(() => runningExport?.abort());
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
    cancel: () => runningExport?.abort(),
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

/** The progress and the result of an export. */
function ExportProgress({ exportState: state }: { exportState: ExportState }) {
  switch (state.status) {
    case 'ready':
      return null;
    case 'running':
      return <p className={css.progress}>{progressText(state.progress)}</p>;
    case 'done':
      return (
        <Banner tone="info">
          <p>{doneText(state.progress)}</p>
        </Banner>
      );
    case 'failed':
      return <Failure message={EXPORT_FAILED} error={state.error} />;
  }
}

interface ExportDialogProps {
  cluster: string;
  params: AuditState;
  /** Loaded rows that match the filters and the selection. */
  visibleRows: readonly AuditRow[];
  onClose: () => void;
}

const EXPORT_SCOPES = { shown: 'shown', filtered: 'filtered', whole: 'whole' } as const;

/**
 * The export that the form describes. The proxy filters by type, so an export of the whole range omits the type filter.
 */
function exportRequestOf(
  text: FieldReader,
  { cluster, params, visibleRows }: Omit<ExportDialogProps, 'onClose'>,
): ExportRequest {
  const format = EXPORT_FORMATS.find((format) => format === text('format')) ?? 'csv';
  const name = suggestedName(
    `audit-log-${cluster}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.${format}`,
  );
  const includeAllRows = () => true;
  switch (text('scope')) {
    case EXPORT_SCOPES.filtered:
      return {
        format,
        name,
        isIncluded: createRowMatcher(params.filter),
        pagesOf: (signal) => allLogPages(eventLog(cluster, params), signal),
      };
    case EXPORT_SCOPES.whole:
      return {
        format,
        name,
        isIncluded: includeAllRows,
        pagesOf: (signal) => allLogPages(eventLog(cluster, { ...params, types: [] }), signal),
      };
    default:
      return { format, name, isIncluded: includeAllRows, pagesOf: () => [visibleRows] };
  }
}

/** Exports the visible events, or fetches and exports the whole range page by page. */
export function ExportDialog({ onClose, ...props }: ExportDialogProps) {
  const { params, visibleRows } = props;
  const { state, start, cancel } = useExport();
  const isRunning = state.status === 'running';
  useUnsavedWork(isRunning);
  return (
    <Dialog title={EXPORT_EVENTS} onClose={onClose} ignoresEscape={isRunning}>
      <Form
        className={css.form}
        isBusy={isRunning}
        tracksUnsavedWork={false}
        onSubmit={(text) => void start(exportRequestOf(text, props))}
      >
        <Field label={WHICH_EVENTS} name="scope">
          <Select name="scope" disabled={isRunning}>
            <option value={EXPORT_SCOPES.shown}>{visibleEvents(visibleRows.length)}</option>
            {params.isFiltered && <option value={EXPORT_SCOPES.filtered}>{FILTERED_RANGE}</option>}
            <option value={EXPORT_SCOPES.whole}>{FULL_RANGE}</option>
          </Select>
        </Field>
        <Field label={FORMAT} name="format" hint={buffersFilesInMemory() ? BUFFERED_IN_MEMORY : undefined}>
          <Select name="format" disabled={isRunning}>
            {EXPORT_FORMATS.map((format) => (
              <option key={format} value={format}>
                {FORMAT_NAMES[format]}
              </option>
            ))}
          </Select>
        </Field>
        <ExportProgress exportState={state} />
        <DialogActions>
          {isRunning ? <Button onClick={cancel}>{CANCEL_EXPORT}</Button> : <Button onClick={onClose}>{CLOSE}</Button>}
          <SubmitButton>{EXPORT}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import { Banner } from '#ui/feedback/banner.tsx';
import { Failure } from '#ui/feedback/failure.tsx';
import { doneText, EXPORT_FAILED, progressText } from './messages.ts';
import type { ExportState } from './use-export.ts';
import * as css from './export.css.ts';

/** The progress and the result of an export. */
export function ExportProgress({ exportState: state }: { exportState: ExportState }) {
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

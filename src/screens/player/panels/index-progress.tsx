import { formatClock } from '#domain/recording/clock-text.ts';
import type { IndexState } from '#features/recording/index/index-client.ts';
import { FULLY_INDEXED, indexFullText, INDEX_FAILED, indexedText } from './messages.ts';
import * as css from './side-panel.css.ts';

interface IndexProgressProps {
  state: IndexState;
  total: number;
  /** The size of the recording; undefined until it is fully loaded. */
  bytes: number | undefined;
}

/** How much of the recording is indexed for search and transcript. */
export function IndexProgress({ state: { progress, hasFailed }, total, bytes }: IndexProgressProps) {
  const isComplete = bytes !== undefined && progress.bytes >= bytes;
  const coverageText = isComplete ? FULLY_INDEXED : indexedText(formatClock(progress.ms), formatClock(total));
  const { fullAt } = progress;
  return (
    <p className={css.note} role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? INDEX_FAILED : coverageText}
      {fullAt !== undefined && ` ${indexFullText(formatClock(fullAt))}`}
    </p>
  );
}

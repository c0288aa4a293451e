import { formatClock } from '#domain/recording/clock-text.ts';
import type { IndexState } from '#features/recording/index/index-client.ts';
import { ALL_INDEXED, fullText, INDEX_FAILED, indexedText } from './messages.ts';
import * as css from './panel.css.ts';

interface IndexNoteProps {
  state: IndexState;
  total: number;
  /** All bytes of the recording, once they have come. */
  bytes: number | undefined;
}

/** How much of the recording can be searched and read. */
export function IndexNote({ state: { progress, hasFailed }, total, bytes }: IndexNoteProps) {
  const isWhole = bytes !== undefined && progress.bytes >= bytes;
  const covered = isWhole ? ALL_INDEXED : indexedText(formatClock(progress.ms), formatClock(total));
  const { fullAt } = progress;
  return (
    <p className={css.note} role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? INDEX_FAILED : covered}
      {fullAt !== undefined && ` ${fullText(formatClock(fullAt))}`}
    </p>
  );
}

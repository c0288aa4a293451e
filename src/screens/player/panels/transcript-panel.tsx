import { formatClock } from '#domain/recording/clock-text.ts';
import type { IndexClient } from '#features/recording/index/index-client.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { IndexProgress } from './index-progress.tsx';
import {
  CLOSE_TRANSCRIPT,
  COPY_TRANSCRIPT,
  EARLIER_LINES,
  goToText,
  LATER_LINES,
  NO_TEXT,
  TRANSCRIPT,
} from './messages.ts';
import { SidePanel } from './side-panel.tsx';
import { useIndexState } from './use-index-state.ts';
import { useTranscript } from './use-transcript.ts';
import * as css from './side-panel.css.ts';

interface TranscriptPanelProps {
  index: IndexClient;
  total: number;
  /** The size of the recording; undefined until it is fully loaded. */
  bytes: number | undefined;
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** The lines of a recording with their times, for reading, selecting and copying. */
export function TranscriptPanel({ index, total, bytes, onSeek, onClose }: TranscriptPanelProps) {
  const state = useIndexState(index);
  const { lines, hasEarlier, hasLater, showEarlier, showLater } = useTranscript(index, state);
  return (
    <SidePanel title={TRANSCRIPT} closeLabel={CLOSE_TRANSCRIPT} onClose={onClose}>
      <div className={css.content}>
        <div className={css.tools}>
          <CopyButton showLabel label={COPY_TRANSCRIPT} text={lines.map(({ text }) => text).join('\n')} />
          {hasEarlier && (
            <Button size="small" onClick={showEarlier}>
              {EARLIER_LINES}
            </Button>
          )}
          {hasLater && (
            <Button size="small" onClick={showLater}>
              {LATER_LINES}
            </Button>
          )}
        </div>
        <IndexProgress state={state} total={total} bytes={bytes} />
        {lines.length === 0 && <p className={css.note}>{NO_TEXT}</p>}
        <ol className={css.lines}>
          {lines.map(({ ms, text, number }) => (
            <li key={number} className={css.line}>
              <span className={css.time}>
                <LinkButton aria-label={goToText(formatClock(ms))} onClick={() => onSeek(ms)}>
                  {formatClock(ms)}
                </LinkButton>
              </span>
              <span className={css.text}>{sanitizeUntruncated(text)}</span>
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  );
}

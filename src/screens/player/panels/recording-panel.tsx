import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { PlayerState } from '#screens/player/player-params.ts';
import type { ExportedRecording } from './export-recording.ts';
import { EventsPanel } from './events-panel.tsx';
import { SearchPanel } from './search-panel.tsx';
import { formatClock } from '#domain/recording/clock-text.ts';
import type { IndexClient, IndexState } from '#features/recording/index/index-client.ts';
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
import * as css from './side-panel.css.ts';
import { useEffect, useState } from 'react';
import type { IndexedLine } from '#domain/recording-index/line-store.ts';

/** Many elements are slow, so only this many lines are rendered at the same time. */
const PAGE_LINES = 1000;

interface TranscriptPosition {
  /** The index of a chunk of lines. The visible lines of the screen belong to the last chunk. */
  chunk: number;
  page: number;
}

type NumberedLine = IndexedLine & { number: number };

interface TranscriptPage {
  lines: readonly NumberedLine[];
  hasEarlier: boolean;
  hasLater: boolean;
  showEarlier: () => void;
  showLater: () => void;
}

/** The lines of a chunk. The second to last chunk also gets the lines of the last one, which the screen shows. */
async function readLines(index: IndexClient, chunk: number): Promise<readonly IndexedLine[]> {
  const { chunks } = index.state();
  const lines = await index.read(chunk);
  return chunk >= chunks - 2 && chunk < chunks - 1 ? [...lines, ...(await index.read(chunk + 1))] : lines;
}

/** Reads the lines of a chunk, and again when more are indexed. Returns the function that unsubscribes. */
function subscribeToLines(
  index: IndexClient,
  chunk: number,
  show: (lines: readonly NumberedLine[]) => void,
): () => void {
  let isStopped = false;
  let isReading = false;
  let isOutdated = false;
  async function read(): Promise<void> {
    isOutdated = isReading;
    if (isReading) return;
    isReading = true;
    const lines = await readLines(index, chunk);
    isReading = false;
    if (isStopped) return;
    show(lines.map((line, number) => ({ ...line, number })));
    if (isOutdated) void read();
  }
  void read();
  const stop = index.subscribe(() => void read());
  return () => {
    isStopped = true;
    stop();
  };
}

/** The lines of a recording in pages. */
function useTranscript(index: IndexClient, { chunks }: IndexState): TranscriptPage {
  const [{ chunk, page }, setPosition] = useState<TranscriptPosition>({ chunk: 0, page: 0 });
  const [lines, setLines] = useState<readonly NumberedLine[]>([]);
  useEffect(() => subscribeToLines(index, chunk, setLines), [index, chunk]);
  const lastChunk = Math.max(0, chunks - 2);
  const isLastPage = (page + 1) * PAGE_LINES >= lines.length;
  return {
    lines: lines.slice(page * PAGE_LINES, (page + 1) * PAGE_LINES),
    hasEarlier: chunk > 0 || page > 0,
    hasLater: !isLastPage || chunk < lastChunk,
    showEarlier: () => setPosition(page > 0 ? { chunk, page: page - 1 } : { chunk: Math.max(0, chunk - 1), page: 0 }),
    showLater: () => setPosition(isLastPage ? { chunk: chunk + 1, page: 0 } : { chunk, page: page + 1 }),
  };
}

interface TranscriptPanelProps {
  index: IndexClient;
  total: number;
  /** The size of the recording; undefined until it is fully loaded. */
  bytes: number | undefined;
  onSeek: (ms: number) => void;
  onClose: () => void;
}

/** The lines of a recording with their times, for reading, selecting and copying. */
function TranscriptPanel({ index, total, bytes, onSeek, onClose }: TranscriptPanelProps) {
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

interface RecordingPanelProps {
  params: PlayerState;
  recording: ExportedRecording | undefined;
  total: number;
  marks: readonly Mark[];
  highlightMatches: (query: FindQuery | undefined) => void;
  onSeek: (ms: number) => void;
}

export function RecordingPanel({ params, recording, total, marks, highlightMatches, onSeek }: RecordingPanelProps) {
  const { panel, setPanel } = params;
  if (!recording || panel === undefined) return null;
  const onClose = () => setPanel(undefined);
  if (panel === 'events') return <EventsPanel marks={marks} onSeek={onSeek} onClose={onClose} />;
  const { index, loaded } = recording;
  const bytes = loaded.isComplete ? loaded.bytes : undefined;
  const panelProps = { index, total, bytes, onSeek, onClose };
  return panel === 'search' ? (
    <SearchPanel {...panelProps} params={params} highlightMatches={highlightMatches} />
  ) : (
    <TranscriptPanel {...panelProps} />
  );
}

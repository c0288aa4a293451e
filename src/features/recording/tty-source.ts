// A recording over `ttyplayback`, 18.x: it plays like a tape, and what is sought comes at once
// (docs/protocol/streams.md#14.4). So all of it is sought.
import { Refusal } from '#api/refusal.ts';
import { http } from '#api/client.ts';
import { isNormalClose } from '#domain/stream/stream-end.ts';
import { STREAM_ERROR_STATUS } from '#domain/recording/playback-failure.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { parseSessionLength } from '#domain/recording/metadata/recording-metadata.ts';
import { UNKNOWN_SESSION } from '#domain/recording/timeline.ts';
import { parseTtyFrame, encodeSeekFrame } from '#domain/recording/tty-frames.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';
import { onlyUnreadable } from './messages.ts';
import { endingOf, openWithQuery } from './playback-line.ts';
import { createPaced } from './paced.ts';
import type { Source, SourceListeners } from './source.ts';
import { createStretch } from './stretch.ts';

const PLAYBACK = '/v1/webapi/sites/{cluster}/ttyplayback/{sid}';

/** Longer than any session. */
const EVERYTHING_MS = 366 * 24 * 3_600_000;

/** Zero where nobody knows. */
async function askLength(place: RecordingPlace): Promise<number> {
  try {
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/sessionlength/{sid}', {
      params: { path: { ...place } },
    });
    return parseSessionLength(data).total;
  } catch (error) {
    // The recording plays without it.
    if (error instanceof Refusal) return 0;
    throw error;
  }
}

interface TtyPlace extends RecordingPlace {
  /** Its recording ends with its line, and nothing says so before (docs/protocol/streams.md#14.4). */
  isDatabase: boolean;
}

export function openTtySource({ isDatabase, ...place }: TtyPlace, { onLoaded, onFailed }: SourceListeners): Source {
  let stretch = createStretch();
  let line: Line | undefined;
  let ms = 0;
  let total = 0;
  let isComplete = false;
  let isClosed = false;
  let unreadable = 0;
  let hasFailed = false;

  function report(): void {
    const missing: MissingPart[] = [
      ...(unreadable > 0 ? [{ kind: 'messages' as const, count: unreadable }] : []),
      ...(isComplete && total === 0 ? [{ kind: 'end' as const }] : []),
    ];
    if (!isClosed && !hasFailed) onLoaded(stretch.loaded({ about: UNKNOWN_SESSION, total, ms, isComplete, missing }));
  }
  const pacedReport = createPaced(report);
  /** After what has come: a report would take the error back. */
  function fail(error: Refusal): void {
    if (ms > 0) report();
    hasFailed = true;
    onFailed(error);
  }
  /** Whether it went on. */
  function take(data: Uint8Array | string): boolean {
    const frame = parseTtyFrame(data);
    if (frame.kind === 'error') {
      fail(new Refusal(STREAM_ERROR_STATUS, sanitizeLines(frame.text)));
      return false;
    }
    if (frame.kind === 'unreadable') unreadable += 1;
    if (frame.kind === 'resize') stretch.resize(ms, frame.size);
    if (frame.kind === 'output') stretch.print(frame.ms, frame.data);
    if (frame.kind === 'output' || frame.kind === 'end') ms = Math.max(ms, frame.ms);
    if (frame.kind === 'end') {
      total = frame.ms;
      isComplete = true;
    }
    return true;
  }
  async function run(): Promise<void> {
    stretch = createStretch();
    ms = 0;
    unreadable = 0;
    hasFailed = false;
    [line, total] = await Promise.all([openWithQuery(PLAYBACK, place), askLength(place)]);
    if (isClosed) return line.close();
    line.send(encodeSeekFrame(EVERYTHING_MS));
    let frames = 0;
    for (let data = await line.read(); data !== undefined; data = await line.read()) {
      frames += 1;
      if (!take(data)) return line.close();
      if (stretch.isFull()) line.close({ how: 'tooMuch' });
      pacedReport();
    }
    const why = await endingOf(line, frames);
    // A normal close is an end as well: of a session whose end was not recorded, say. Databases end with a cut.
    const ending = await line.ended;
    const isEnd = isNormalClose(ending) || (ending.how === 'cut' && isDatabase);
    if (unreadable > 0 && !stretch.hasOutput()) return fail(new Refusal(0, onlyUnreadable(unreadable)));
    if (!isComplete && (frames === 0 || !isEnd)) return fail(why);
    isComplete = true;
    ms = Math.max(ms, total);
    report();
  }
  void run();
  return {
    read: (from, to) => stretch.read(from, to),
    peek: (from, to) => stretch.read(from, to),
    load: async (from, to) => stretch.read(from, to) ?? new Uint8Array(),
    need() {},
    retry: () => void run(),
    close() {
      isClosed = true;
      line?.close();
    },
  };
}

// A recording by random access, as 18.x gives it: a stretch at a time, each with the screen before it
// (docs/protocol/streams.md#14.5). Seeking is a request.
import { unreachable, Refusal } from '#api/refusal.ts';
import { readMetadataFrame, type Metadata } from '#domain/recording/metadata.ts';
import { LONGEST_RANGE_MS, rangeRequest, readRangeFrame, type RangeMessage } from '#domain/recording/range-frames.ts';
import { nobody } from '#domain/recording/timeline.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';
import { openWithToken } from './playback-line.ts';
import type { Source, SourceListeners } from './source.ts';
import { createStretch } from './stretch.ts';

const PLAYBACK = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/playback/ws';
const METADATA = '/v1/webapi/sites/{cluster}/sessionrecording/{sid}/metadata/ws';

/** A place so near behind what has come is waited for, not jumped to. */
const NEAR_MS = 60_000;

const unknown: Metadata = { total: 0, about: nobody, size: undefined };

/** What it says of the recording first; nothing where it says nothing, which keeps nobody from playing it. */
async function askMetadata(place: RecordingPlace): Promise<Metadata> {
  const line = await openWithToken(METADATA, place);
  for (let data = await line?.read(); data !== undefined; data = await line?.read()) {
    const frame = readMetadataFrame(data);
    if (frame.kind === 'other') continue;
    line?.close();
    return frame.kind === 'metadata' ? frame.metadata : unknown;
  }
  return unknown;
}

/** Resolves with nothing where this way of playing is not to be had. */
export async function openRangeSource(
  place: RecordingPlace,
  { onLoaded, onFailed }: SourceListeners,
): Promise<Source | undefined> {
  const first = await openWithToken(PLAYBACK, place);
  if (!first) return undefined;
  let line: Line = first;
  let metadata = unknown;
  let stretch = createStretch();
  let request = 0;
  /** The stretch that was asked for last, and what has come of all. */
  let from = 0;
  let to = 0;
  let come = 0;
  let needed = 0;
  let hasEnd = false;
  let total = 0;
  let isAsking = false;
  let hadEvents = false;
  let isClosed = false;
  let hasFailed = false;

  const length = () => Math.max(metadata.total, total);
  const isComplete = () => hasEnd && come >= total;
  function report(): void {
    if (isClosed || hasFailed || (from > 0 && come === from && stretch.begin.ms !== from)) return;
    const missing = metadata === unknown && isComplete() && total === 0 ? [{ kind: 'end' as const }] : [];
    const { about } = metadata;
    onLoaded(stretch.loaded({ about, total: length(), ms: come, isComplete: isComplete(), missing }));
  }
  function ask(start: number, withScreen: boolean): void {
    request += 1;
    from = start;
    to = start + LONGEST_RANGE_MS;
    isAsking = true;
    hadEvents = false;
    line.send(rangeRequest({ from, to, request, withScreen }));
  }
  function begin(ms: number): void {
    come = Math.floor(ms);
    hasEnd = false;
    if (come === 0) stretch = createStretch();
    ask(come, come > 0);
  }
  function goOn(): void {
    if (!isAsking && !hasFailed && !isComplete() && come - needed < LONGEST_RANGE_MS) ask(come + 1, false);
  }
  function stopped(end: number): void {
    isAsking = false;
    come = Math.max(come, Math.min(end, hasEnd ? total : end));
    // Ten minutes without anything, and nobody knows of more: this is the end.
    const isPast = length() > 0 ? end >= length() : !hadEvents;
    if (isPast && !hasEnd) {
      hasEnd = true;
      total = Math.min(end, length());
      come = Math.max(come, total);
    }
  }
  function fail(error: Error): void {
    if (isClosed || hasFailed) return;
    hasFailed = true;
    isAsking = false;
    onFailed(error);
  }
  function take(message: RangeMessage): void {
    if (message.request !== request) return;
    switch (message.kind) {
      case 'size':
        // Sizes from before a stretch count where it is the first one (docs/protocol/streams.md#14.5).
        if (message.ms >= from) stretch.resize(message.ms, message.size);
        break;
      case 'screen':
        stretch = createStretch({ ...message.size, ms: from, offset: 0, text: message.text.slice() });
        break;
      case 'print':
        hadEvents = true;
        stretch.print(message.ms, message.data);
        come = Math.max(come, message.ms);
        break;
      case 'end':
        hasEnd = true;
        total = message.ms;
        break;
      case 'stop':
        return stopped(message.to);
      case 'error':
        return fail(new Refusal(404, sanitizeLines(message.text)));
      case 'start':
        break;
    }
  }
  async function listen(): Promise<void> {
    const current = line;
    for (let data = await current.read(); data !== undefined; data = await current.read()) {
      const before = request;
      for (const message of readRangeFrame(data).messages) take(message);
      if (before === request) report();
      goOn();
    }
    if (current === line && !isComplete()) fail(unreachable());
  }
  async function describe(): Promise<void> {
    metadata = await askMetadata(place);
    if (come > 0) report();
  }
  async function again(): Promise<void> {
    const opened = await openWithToken(PLAYBACK, place);
    if (isClosed) return opened?.close();
    hasFailed = false;
    if (!opened) return fail(unreachable());
    const former = line;
    line = opened;
    former.close();
    begin(needed);
    return listen();
  }
  void describe();
  ask(0, false);
  void listen();
  return {
    read: (start, end) => stretch.read(start, end),
    peek: (start, end) => stretch.read(start, end),
    need(ms) {
      needed = ms;
      const isBefore = ms < stretch.begin.ms && ms < from;
      const isFarBehind = !isComplete() && ms > Math.max(come, isAsking ? from : 0) + NEAR_MS;
      if (isBefore || isFarBehind) begin(ms);
      else goOn();
    },
    retry: () => void again(),
    close() {
      isClosed = true;
      line.close();
    },
  };
}

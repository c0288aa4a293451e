// Loads a recording over HTTP, for 14.x: its events, and its bytes in ranges (docs/protocol/streams.md#6).
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { missingPartsOf, type MissingPart } from '#domain/recording/missing-parts.ts';
import { truncateTimeline, addEstimatedMoments } from '#domain/recording/estimated-timing.ts';
import { countMomentsWithin, parseTimeline } from '#domain/recording/timeline.ts';
import { boundedText, TooLarge } from '#lib/bounded-body.ts';
import { MAX_JSON_SIZE } from '#lib/untrusted.ts';
import { joinBytes } from '#lib/text/join-bytes.ts';
import { createByteStore } from './byte-store.ts';
import { BEGINNING } from './keyframes.ts';
import { CONNECTION_CUT, emptyRecording, notRecording } from './messages.ts';
import type { LoadedRecording, RecordingSource, SourceListeners } from './source.ts';

export interface RecordingId {
  cluster: string;
  sid: string;
}

const EVENTS_PATH = '/v1/webapi/sites/{cluster}/sessions/{sid}/events';
const BYTES_PATH = '/v1/webapi/sites/{cluster}/sessions/{sid}/stream';

/** The first request is small, so that playback starts soon. Proxies send at most as much as the last size. */
const FIRST_CHUNK_BYTES = 256 * 1024;
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;
/** The prefetched part. It must be less than half of the byte store, or new bytes would be evicted immediately. */
const PREFETCH_BYTES = 16 * 1024 * 1024;

/** Converts plain text errors of bytes (docs/protocol/streams.md#6.2) to JSON errors, which the client can read. */
async function withTextErrors(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
  if (response.ok || !isText) return response;
  const message = (await boundedText(response)).trim();
  return message === '' ? response : Response.json({ error: { message } }, { status: response.status });
}

/**
 * The bytes of a recording are `application/octet-stream` (docs/protocol/streams.md#6.2). A web page or JSON comes from a
 * gateway or a sign-in page in front of the proxy.
 */
const isRecording = (type: string): boolean => type === '' || /^application\/octet-stream\b/i.test(type);

async function fetchBytes(path: RecordingId, query: { offset: number; bytes: number }, signal: AbortSignal) {
  const params = { path: { ...path }, query };
  try {
    const { data, response } = await http.GET(BYTES_PATH, {
      params,
      parseAs: 'arrayBuffer',
      fetch: withTextErrors,
      signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (!isRecording(type)) throw new UserFacingError(notRecording(type));
    // The client library returns undefined for an empty answer.
    return new Uint8Array(data ?? new ArrayBuffer(0));
  } catch (error) {
    // Browsers give no details about a cut connection.
    throw error instanceof TypeError ? new UserFacingError(CONNECTION_CUT) : error;
  }
}

/** The error of a session without a terminal, which has no bytes (docs/protocol/streams.md#6.5). */
const isNoBytesError = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 404 && error.message === 'offset 0 not found';

type EventsResult = { json: unknown } | { error: unknown };

export function openHttpSource(path: RecordingId, { onLoaded, onFailed }: SourceListeners): RecordingSource {
  const abortController = new AbortController();
  const { signal } = abortController;
  /** The byte that is drawn next. */
  let position = 0;
  let neededUntil = 1;
  const store = createByteStore(() => position);
  let events: EventsResult | undefined;
  let timeline = parseTimeline(undefined);
  let isComplete = false;
  let hasFailed = false;
  let chunkSize = FIRST_CHUNK_BYTES;
  let wake = () => {};

  const hasEvents = () => events !== undefined && 'json' in events;
  const hasCompleteTimeline = () =>
    hasEvents() && !timeline.gaps.hasNoEnd && !timeline.gaps.isUneven && timeline.gaps.unreadable === 0;

  function loadedRecording(): LoadedRecording {
    const receivedBytes = store.end();
    const rest: MissingPart[] =
      isComplete && receivedBytes < timeline.bytes ? [{ kind: 'rest', bytes: timeline.bytes - receivedBytes }] : [];
    const missing: MissingPart[] = hasEvents() ? [...missingPartsOf(timeline.gaps), ...rest] : [{ kind: 'timing' }];
    const currentTimeline = isComplete
      ? truncateTimeline(addEstimatedMoments(timeline, receivedBytes), receivedBytes)
      : addEstimatedMoments(timeline, hasEvents() ? 0 : receivedBytes);
    // Without bytes, only the events are known.
    const ms =
      receivedBytes === 0 && !isComplete
        ? 0
        : (currentTimeline.moments[countMomentsWithin(currentTimeline.moments, receivedBytes)]?.ms ??
          currentTimeline.total);
    return {
      timeline: currentTimeline,
      startKeyframe: BEGINNING,
      bytes: receivedBytes,
      ms,
      knownMs: currentTimeline.total,
      isComplete,
      missing,
    };
  }
  const report = () => void (events && !signal.aborted && onLoaded(loadedRecording()));

  async function fetchEvents(): Promise<void> {
    try {
      const { data } = await http.GET(EVENTS_PATH, { params: { path: { ...path } }, signal });
      events = { json: data };
      timeline = parseTimeline(data);
    } catch (error) {
      events = { error };
    }
    report();
    wake();
  }
  async function fetchMore(): Promise<void> {
    const bytes = await fetchBytes(path, { offset: store.end(), bytes: chunkSize }, signal);
    chunkSize = Math.min(MAX_CHUNK_BYTES, chunkSize * 2);
    if (bytes.length === 0) {
      await eventsRequest;
      // A retry requests the same bytes again.
      if (store.end() === 0 && timeline.bytes > 0) throw new UserFacingError(emptyRecording(timeline.bytes));
      isComplete = true;
    } else store.add(bytes);
  }
  async function loadNextPart(): Promise<void> {
    const evicted = store.evictedIn(position, neededUntil);
    if (evicted)
      return store.restore(evicted, await fetchBytes(path, { offset: evicted.offset, bytes: evicted.length }, signal));
    // If the events contain the whole timeline, nothing is requested after its end.
    if (hasCompleteTimeline() && store.end() >= timeline.bytes && timeline.bytes > 0) isComplete = true;
    else if (store.end() - position < PREFETCH_BYTES) await fetchMore();
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  async function fail(error: unknown): Promise<void> {
    hasFailed = true;
    await eventsRequest;
    if (signal.aborted) return;
    if (isNoBytesError(error) && hasEvents()) {
      isComplete = true;
      return report();
    }
    // If the proxy refused the bytes, the error of the events has more details.
    const isRefused = error instanceof Refusal && error.status > 0;
    onFailed(isRefused && events && 'error' in events && store.end() === 0 ? events.error : error);
  }
  async function run(): Promise<void> {
    hasFailed = false;
    try {
      while (!signal.aborted && (!isComplete || store.evictedIn(position, neededUntil))) {
        await loadNextPart();
        report();
      }
    } catch (error) {
      await fail(error);
    }
  }
  async function load(from: number, to: number, loadSignal: AbortSignal): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (let offset = from; offset < to;) {
      // The events decide the length of a part, and they are untrusted.
      if (offset - from > MAX_JSON_SIZE) throw new TooLarge();
      // Bytes for an export are not stored, because the whole recording may not fit in memory.
      const bytes = store.read(offset, to) ?? (await fetchBytes(path, { offset, bytes: to - offset }, loadSignal));
      if (bytes.length === 0) break;
      parts.push(bytes);
      offset += bytes.length;
    }
    return joinBytes(parts);
  }
  let eventsRequest = fetchEvents();
  let currentRun = run();
  return {
    read(from, to) {
      position = from;
      neededUntil = Math.max(to, from + 1);
      const bytes = store.read(from, to);
      wake();
      // The recording was loaded in full, and a part was evicted since then.
      if (bytes === undefined && isComplete && !hasFailed && from < store.end()) currentRun = currentRun.then(run);
      return bytes;
    },
    peek: (from, to) => store.read(from, to),
    load,
    setPosition() {},
    retry() {
      if (!hasEvents()) {
        events = undefined;
        eventsRequest = fetchEvents();
      }
      currentRun = currentRun.then(run);
    },
    close: () => abortController.abort(),
  };
}

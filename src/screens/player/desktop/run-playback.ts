// Runs the playback of a recorded desktop: connects the proxy's stream, the rules of the stream and a canvas.
import { describeError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { credentials } from '#api/identity/credentials.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { isUnreachable, Refusal } from '#api/refusal.ts';
import { playbackAddress } from '#domain/desktop-recording/playback-address.ts';
import {
  createPlayback,
  endPlayback,
  nextPlaybackState,
  type Playback,
  type PlaybackEffect,
  type PlaybackEvent,
} from '#domain/desktop-recording/playback.ts';
import { CONNECTION_NOT_OPENED, CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { runStream, type RunningStream } from '#features/stream/run-stream.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { isProxyText } from '#ui/feedback/messages.ts';
import type { PlaybackPainter } from './playback-painter.ts';

export interface DesktopRecordingId {
  cluster: string;
  sid: string;
  /** The start position, in milliseconds. */
  from: number;
}

type DrawEffect = Exclude<PlaybackEffect, { type: 'send' | 'hangUp' }>;

async function connectionOf({ cluster, sid, from }: DesktopRecordingId): Promise<{ url: string; stream: Playback }> {
  const { bearer = '' } = credentials();
  const addressOptions = { origin: location.origin, cluster, sid };
  const proxy = await dialect();
  const canSeek = proxyCan(proxy, 'seekDesktopRecordings');
  // On 14.x the token is in the address, because those proxies accept it only there (docs/behaviour.md#bearer-token).
  const acceptsTokenMessage = proxyCan(proxy, 'receiveTokenAsMessage');
  return {
    url: playbackAddress(acceptsTokenMessage ? addressOptions : { ...addressOptions, token: bearer }),
    stream: createPlayback({ token: acceptsTokenMessage ? bearer : undefined, canSeek, startMs: canSeek ? from : 0 }),
  };
}

function failedState(stream: Playback, error: unknown): Playback {
  if (isUnreachable(error)) return endPlayback(stream, { type: 'unreachable' });
  const description = describeError(error);
  return endPlayback(stream, {
    type: isProxyText(description) ? 'failed' : 'notOpened',
    text: sanitizeLines(description.message),
  });
}

/** A socket hides why it was refused. Another call may return the reason (docs/protocol/streams.md#1.4). */
async function explainEnd(ended: Playback): Promise<Playback | undefined> {
  if (ended.status !== 'ended' || (ended.ending.type !== 'refused' && ended.ending.type !== 'lost')) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return ended.ending.cause === CONNECTION_NOT_OPENED
      ? endPlayback(ended, { type: 'refused', cause: CONNECTION_REFUSED })
      : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // An unreadable answer gives no reason.
    return isUnreachable(error) || isProxyText(error) ? failedState(ended, error) : undefined;
  }
}

interface RunPlaybackOptions {
  painter: PlaybackPainter;
  onPlayback: (playback: Playback) => void;
}

export function runPlayback(
  recordingId: DesktopRecordingId,
  { painter, onPlayback }: RunPlaybackOptions,
): RunningStream<PlaybackEvent> {
  const firstState = createPlayback({ startMs: recordingId.from });
  return runStream<Playback, PlaybackEvent, DrawEffect>({
    initial: firstState,
    address: () => connectionOf(recordingId),
    next: nextPlaybackState,
    runEffect: painter.handleEffect,
    afterEvent: () => {},
    onStream: onPlayback,
    explainEnd,
    failureState: (error) => failedState(firstState, error),
  });
}

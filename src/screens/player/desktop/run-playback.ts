// One playback of a recorded desktop: a line to the proxy, the rules of its stream, and a canvas.
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
import type { Painter } from './painter.ts';

export interface DesktopPlace {
  cluster: string;
  sid: string;
  /** Where it begins, in milliseconds. */
  from: number;
}

type Drawn = Exclude<PlaybackEffect, { do: 'send' | 'hangUp' }>;

async function addressOf({ cluster, sid, from }: DesktopPlace): Promise<{ url: string; stream: Playback }> {
  const { bearer = '' } = credentials();
  const where = { origin: location.origin, cluster, sid };
  const proxy = await dialect();
  const canSeek = proxyCan(proxy, 'seekDesktopRecordings');
  // On 14.x the token stands in the address because the proxy looks for it nowhere else (docs/behaviour.md#bearer-token).
  const takesToken = proxyCan(proxy, 'receiveTokenAsMessage');
  return {
    url: playbackAddress(takesToken ? where : { ...where, token: bearer }),
    stream: createPlayback({ token: takesToken ? bearer : undefined, canSeek, startMs: canSeek ? from : 0 }),
  };
}

function failure(stream: Playback, error: unknown): Playback {
  if (isUnreachable(error)) return endPlayback(stream, { how: 'unreachable' });
  const words = describeError(error);
  return endPlayback(stream, {
    how: isProxyText(words) ? 'failed' : 'notOpened',
    text: sanitizeLines(words.message),
  });
}

/** A socket hides why it was refused; another call may say it (docs/protocol/streams.md#1.4). */
async function explained(ended: Playback): Promise<Playback | undefined> {
  if (ended.at !== 'ended' || (ended.ending.how !== 'refused' && ended.ending.how !== 'lost')) return undefined;
  try {
    await http.GET('/v1/webapi/user/status');
    return ended.ending.why === CONNECTION_NOT_OPENED
      ? endPlayback(ended, { how: 'refused', why: CONNECTION_REFUSED })
      : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // An answer that cannot be read explains nothing.
    return isUnreachable(error) || isProxyText(error) ? failure(ended, error) : undefined;
  }
}

interface Watched {
  painter: Painter;
  onPlayback: (playback: Playback) => void;
}

export function runPlayback(place: DesktopPlace, { painter, onPlayback }: Watched): RunningStream<PlaybackEvent> {
  const begin = createPlayback({ startMs: place.from });
  return runStream<Playback, PlaybackEvent, Drawn>({
    initial: begin,
    address: () => addressOf(place),
    next: nextPlaybackState,
    runEffect: painter.take,
    afterEvent: () => {},
    onStream: onPlayback,
    explainEnd: explained,
    failureState: (error) => failure(begin, error),
  });
}

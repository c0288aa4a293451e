// The state machine of playing a desktop recording (docs/protocol/streams.md#11).
import { streamEndMessage, type StreamEnd as StreamEnding } from '#domain/stream/stream-end.ts';
import { PROXY_SILENT, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import type { ActivationInfo } from '#domain/desktop/rdp/decoder.ts';
import { fieldsOf, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { parsePlaybackFrame, seekControl, speedControl, TOGGLE_CONTROL } from './playback-frame.ts';
import { readRecordedMessage, type RecordedMessage, type Severity } from './recorded-message.ts';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlaybackNotice {
  ms: number;
  severity: Severity;
  text: string;
}

/**
 * `refused`: the stream ended before the first message. `lost`: it ended before the last one. In both cases, `cause` is
 * the failure of the socket. `failed`: `text` is the reason from the proxy. `notOpened`: it is the console's reason.
 */
export type PlaybackEnd =
  | { type: 'finished' }
  | { type: 'refused' | 'lost'; cause: string }
  | { type: 'signedOut' | 'tokenRefused' | 'unreachable' }
  | { type: 'failed' | 'notOpened'; text: string };

/** The end of a playback before the end of the recording. */
export type UnfinishedEnd = Exclude<PlaybackEnd, { type: 'finished' }>;

interface PlaybackView {
  /** Whether the proxy supports seeking. */
  canSeek: boolean;
  ms: number;
  speed: Speed;
  size: { width: number; height: number } | undefined;
  notices: readonly PlaybackNotice[];
  /** The number of RDP screen updates that could not be decoded. */
  undecoded: number;
  /** The number of messages and pictures that could not be read. */
  unreadable: number;
}

export type Playback = PlaybackView &
  /** `awaits`: what the stream waits for; `proof` is the proxy's answer to the token. */
  (
    | { status: 'connecting'; awaits: 'socket' | 'proof' | 'frame'; token: string | undefined; startMs: number }
    /** Messages before `seekTargetMs` are drawn, but do not change the position. */
    | {
        status: 'playing' | 'paused';
        seekTargetMs: number;
        /** The last message has arrived, but the session may have continued with an unchanged screen. */
        isComplete?: boolean;
      }
    | { status: 'ended'; ending: PlaybackEnd }
  );

export type PlaybackEvent =
  | { type: 'opened' }
  | { type: 'frame'; data: string | Uint8Array }
  | { type: 'socketClosed'; ending: StreamEnding }
  | { type: 'signedOut' }
  | { type: 'timedOut' }
  /** Time has passed: `ms` since the last such event. `total`: the length of the session in ms, if known. */
  | { type: 'passed'; ms: number; total?: number | undefined }
  | { type: 'toggled' }
  | { type: 'speed'; speed: Speed }
  | { type: 'sought'; ms: number }
  /** A picture (`undrawn`) or an RDP screen update (`undecoded`) could not be decoded. `left`: the player closed. */
  | { type: 'undrawn' }
  | { type: 'undecoded' }
  | { type: 'left' };

export type PlaybackEffect =
  | { type: 'send'; data: string }
  | { type: 'hangUp' }
  | { type: 'draw'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { type: 'clear'; width: number; height: number }
  | { type: 'activate'; activated: ActivationInfo }
  | { type: 'decode'; pdu: Uint8Array<ArrayBuffer> };

export interface PlaybackStep {
  stream: Playback;
  effect?: PlaybackEffect;
}

const MAX_NOTICES = 200;

interface PlaybackStart {
  /** The bearer token, which is sent in the first frame. Only for 18.x. */
  token?: string | undefined;
  startMs: number;
  canSeek?: boolean;
}

export const createPlayback = ({ token, startMs, canSeek = false }: PlaybackStart): Playback => ({
  status: 'connecting',
  awaits: 'socket',
  token,
  startMs,
  canSeek,
  ms: startMs,
  speed: 1,
  size: undefined,
  notices: [],
  undecoded: 0,
  unreadable: 0,
});

const playbackViewOf = ({ canSeek, ms, speed, size, notices, undecoded, unreadable }: Playback): PlaybackView => ({
  canSeek,
  ms,
  speed,
  size,
  notices,
  undecoded,
  unreadable,
});

export const endPlayback = (stream: Playback, ending: PlaybackEnd): Playback => ({
  ...playbackViewOf(stream),
  status: 'ended',
  ending,
});

const closePlayback = (stream: Playback, ending: PlaybackEnd): PlaybackStep => ({
  stream: endPlayback(stream, ending),
  effect: { type: 'hangUp' },
});

/** How the playback ended, if it ended before the end of the recording. */
export const unfinishedEndOf = (stream: Playback): UnfinishedEnd | undefined =>
  stream.status === 'ended' && stream.ending.type !== 'finished' ? stream.ending : undefined;

type ActivePlayback = Extract<Playback, { status: 'playing' | 'paused' }>;

/** Skips known notices, because seeking backward sends them again. */
function addNotice(stream: ActivePlayback, notice: PlaybackNotice): ActivePlayback {
  const isKnown = stream.notices.some(({ ms, text }) => ms === notice.ms && text === notice.text);
  if (isKnown || stream.notices.length >= MAX_NOTICES) return stream;
  return { ...stream, notices: [...stream.notices, notice].toSorted((a, b) => a.ms - b.ms) };
}

function handleMessage(stream: ActivePlayback, message: RecordedMessage, ms: number): PlaybackStep {
  switch (message.kind) {
    case 'size': {
      const { width, height } = message;
      return { stream: { ...stream, size: { width, height } }, effect: { type: 'clear', width, height } };
    }
    case 'picture':
      return { stream, effect: { type: 'draw', left: message.left, top: message.top, png: message.png } };
    case 'notice':
      return { stream: addNotice(stream, { ms, severity: message.severity, text: sanitizeLines(message.text) }) };
    case 'activated': {
      const { width, height } = message.activated;
      return {
        stream: { ...stream, size: { width, height } },
        effect: { type: 'activate', activated: message.activated },
      };
    }
    case 'fastPath':
      return { stream, effect: { type: 'decode', pdu: message.pdu } };
    case 'unreadable':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'silent':
      return { stream };
  }
}

/** Each message corrects the position, which the passed time advances between messages. */
function handlePlaybackFrame(stream: ActivePlayback, data: Uint8Array): PlaybackStep {
  const frame = parsePlaybackFrame(data);
  switch (frame.kind) {
    case 'end':
      return { stream: { ...stream, isComplete: true }, effect: { type: 'hangUp' } };
    case 'error':
      return closePlayback(stream, { type: 'failed', text: sanitizeLines(frame.text) });
    case 'unreadable':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'message': {
      const hasReachedTarget = frame.ms >= stream.seekTargetMs;
      const positioned = hasReachedTarget ? { ...stream, ms: frame.ms, seekTargetMs: 0 } : stream;
      return handleMessage(positioned, readRecordedMessage(frame.message), frame.ms);
    }
  }
}

interface TokenResponse {
  type: unknown;
  status: unknown;
  message: unknown;
}

/** Handles the answer of an 18.x proxy to the token (docs/protocol/streams.md#1.2). */
function handleTokenResponse(
  stream: Extract<Playback, { status: 'connecting' }>,
  data: string | Uint8Array,
): PlaybackStep {
  const { status, message } = fieldsOf<TokenResponse>(typeof data === 'string' ? parseJson(data) : undefined);
  if (status !== 'ok') {
    const text = sanitizeLines(textOr(message, ''));
    return closePlayback(stream, text === '' ? { type: 'tokenRefused' } : { type: 'failed', text });
  }
  const { startMs } = stream;
  const accepted: Playback = { ...stream, awaits: 'frame' };
  return startMs > 0
    ? { stream: accepted, effect: { type: 'send', data: seekControl(startMs) } }
    : { stream: accepted };
}

/** Whether the proxy sends no more messages. Seeking then needs a new stream. */
export const hasAllMessages = (stream: Playback): boolean =>
  stream.status === 'ended' || (stream.status !== 'connecting' && stream.isComplete === true);

function handleFrame(stream: Playback, data: string | Uint8Array): PlaybackStep {
  if (stream.status === 'ended' || hasAllMessages(stream)) return { stream };
  if (stream.status === 'connecting' && stream.awaits === 'proof') return handleTokenResponse(stream, data);
  if (typeof data === 'string') return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
  if (stream.status !== 'connecting') return handlePlaybackFrame(stream, data);
  return handlePlaybackFrame({ ...playbackViewOf(stream), status: 'playing', seekTargetMs: stream.startMs }, data);
}

function handleSocketClosed(stream: Playback, ending: StreamEnding): PlaybackStep {
  if (hasAllMessages(stream)) return { stream };
  const type = stream.status === 'connecting' ? 'refused' : 'lost';
  return { stream: endPlayback(stream, { type, cause: streamEndMessage(ending) }) };
}

/** Advances the position. After the last message, it advances to the end of the session, then the playback finishes. */
function handleElapsed(stream: Playback, { ms, total }: Extract<PlaybackEvent, { type: 'passed' }>): PlaybackStep {
  if (stream.status !== 'playing') return { stream };
  const advanced = { ...stream, ms: stream.ms + ms * stream.speed };
  if (!stream.isComplete) return { stream: advanced };
  const endMs = Math.max(stream.ms, total ?? 0);
  return { stream: advanced.ms < endMs ? advanced : endPlayback({ ...advanced, ms: endMs }, { type: 'finished' }) };
}

/** The state of the playback after an event, and the effect of the event. */
export function nextPlaybackState(stream: Playback, event: PlaybackEvent): PlaybackStep {
  const isActive = stream.status === 'playing' || stream.status === 'paused';
  switch (event.type) {
    case 'opened':
      if (stream.status !== 'connecting') return { stream };
      if (stream.token === undefined) return { stream: { ...stream, awaits: 'frame' } };
      return {
        stream: { ...stream, awaits: 'proof', token: undefined },
        effect: { type: 'send', data: JSON.stringify({ token: stream.token }) },
      };
    case 'frame':
      return handleFrame(stream, event.data);
    case 'socketClosed':
      return handleSocketClosed(stream, event.ending);
    case 'timedOut':
      return stream.status === 'connecting'
        ? closePlayback(stream, { type: 'refused', cause: stream.unreadable > 0 ? UNREADABLE_MESSAGES : PROXY_SILENT })
        : { stream };
    case 'signedOut':
      return stream.status === 'ended' ? { stream } : closePlayback(stream, { type: 'signedOut' });
    case 'left':
      return stream.status === 'ended' ? { stream } : closePlayback(stream, { type: 'lost', cause: '' });
    case 'undrawn':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'undecoded':
      return { stream: { ...stream, undecoded: stream.undecoded + 1 } };
    case 'passed':
      return handleElapsed(stream, event);
    case 'toggled':
      if (!isActive) return { stream };
      return {
        stream: { ...stream, status: stream.status === 'playing' ? 'paused' : 'playing' },
        effect: { type: 'send', data: TOGGLE_CONTROL },
      };
    case 'speed':
      if (!isActive) return { stream };
      return { stream: { ...stream, speed: event.speed }, effect: { type: 'send', data: speedControl(event.speed) } };
    case 'sought': {
      if (!isActive || !stream.canSeek || stream.isComplete) return { stream };
      const ms = Math.max(0, Math.trunc(event.ms));
      return { stream: { ...stream, ms, seekTargetMs: ms }, effect: { type: 'send', data: seekControl(ms) } };
    }
  }
}

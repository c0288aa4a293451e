// A desktop's playback over its stream: what comes in, and what is to be done about it (docs/protocol/streams.md#11).
import { whyEnded, type Ending as StreamEnding } from '#domain/stream/ending.ts';
import { SILENT, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import type { Activated } from '#domain/desktop/rdp/decoder.ts';
import { fieldsOf, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { readFrame, seekControl, speedControl, TOGGLE } from './frame.ts';
import { readMessage, type DesktopMessage, type Severity } from './message.ts';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Notice {
  ms: number;
  severity: Severity;
  text: string;
}

/**
 * `refused`: nothing came; `lost`: it broke off, both with what was seen of the socket. `failed`: the proxy says why.
 * `notOpened`: the console says why.
 */
export type Ending =
  | { how: 'finished' }
  | { how: 'refused' | 'lost'; why: string }
  | { how: 'signedOut' | 'tokenRefused' | 'unreachable' }
  | { how: 'failed' | 'notOpened'; text: string };

/** Of a playback that ended before the recording did. */
export type Unfinished = Exclude<Ending, { how: 'finished' }>;

interface Shown {
  /** Whether the proxy seeks. */
  canSeek: boolean;
  ms: number;
  speed: Speed;
  size: { width: number; height: number } | undefined;
  notices: readonly Notice[];
  /** Updates of the screen that could not be decoded. */
  undecoded: number;
  unreadable: number;
}

export type Playback = Shown &
  (
    | { at: 'connecting'; awaits: 'socket' | 'proof' | 'frame'; token: string | undefined; from: number }
    /** What was sought is on its way: what comes before it is no news of where one is. */
    | {
        at: 'playing' | 'paused';
        sought: number;
        /** The last message has come. The session may have gone on after it, with a screen that did not change. */
        isComplete?: boolean;
      }
    | { at: 'ended'; ending: Ending }
  );

export type PlaybackEvent =
  | { on: 'opened' }
  | { on: 'frame'; data: string | Uint8Array }
  | { on: 'socketClosed'; ending: StreamEnding }
  | { on: 'signedOut' }
  | { on: 'timedOut' }
  /** `total`: the length of the session, where it is known. */
  | { on: 'passed'; ms: number; total?: number | undefined }
  | { on: 'toggled' }
  | { on: 'speed'; speed: Speed }
  | { on: 'sought'; ms: number }
  /** A picture, or an update of the screen, that could not be decoded after all. */
  | { on: 'undrawn' }
  | { on: 'undecoded' }
  | { on: 'left' };

export type PlaybackEffect =
  | { do: 'send'; data: string }
  | { do: 'hangUp' }
  | { do: 'draw'; left: number; top: number; png: Uint8Array<ArrayBuffer> }
  | { do: 'clear'; width: number; height: number }
  | { do: 'activate'; activated: Activated }
  | { do: 'decode'; pdu: Uint8Array<ArrayBuffer> };

export interface Step {
  stream: Playback;
  effect?: PlaybackEffect;
}

const MOST_NOTICES = 200;

interface Begin {
  /** 18.x: the bearer that is still to be sent. */
  token?: string | undefined;
  from: number;
  canSeek?: boolean;
}

export const connecting = ({ token, from, canSeek = false }: Begin): Playback => ({
  at: 'connecting',
  awaits: 'socket',
  token,
  from,
  canSeek,
  ms: from,
  speed: 1,
  size: undefined,
  notices: [],
  undecoded: 0,
  unreadable: 0,
});

const shownOf = ({ canSeek, ms, speed, size, notices, undecoded, unreadable }: Playback): Shown => ({
  canSeek,
  ms,
  speed,
  size,
  notices,
  undecoded,
  unreadable,
});

export const endedWith = (stream: Playback, ending: Ending): Playback => ({ ...shownOf(stream), at: 'ended', ending });

const hungUp = (stream: Playback, ending: Ending): Step => ({
  stream: endedWith(stream, ending),
  effect: { do: 'hangUp' },
});

export const unfinishedIn = (stream: Playback): Unfinished | undefined =>
  stream.at === 'ended' && stream.ending.how !== 'finished' ? stream.ending : undefined;

type Going = Extract<Playback, { at: 'playing' | 'paused' }>;

/** Going back brings notices again that are known. */
function noticed(stream: Going, notice: Notice): Going {
  const isKnown = stream.notices.some(({ ms, text }) => ms === notice.ms && text === notice.text);
  if (isKnown || stream.notices.length >= MOST_NOTICES) return stream;
  return { ...stream, notices: [...stream.notices, notice].toSorted((a, b) => a.ms - b.ms) };
}

function taken(stream: Going, message: DesktopMessage, ms: number): Step {
  switch (message.kind) {
    case 'size': {
      const { width, height } = message;
      return { stream: { ...stream, size: { width, height } }, effect: { do: 'clear', width, height } };
    }
    case 'picture':
      return { stream, effect: { do: 'draw', left: message.left, top: message.top, png: message.png } };
    case 'notice':
      return { stream: noticed(stream, { ms, severity: message.severity, text: sanitizeLines(message.text) }) };
    case 'activated': {
      const { width, height } = message.activated;
      return {
        stream: { ...stream, size: { width, height } },
        effect: { do: 'activate', activated: message.activated },
      };
    }
    case 'fastPath':
      return { stream, effect: { do: 'decode', pdu: message.pdu } };
    case 'unreadable':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'silent':
      return { stream };
  }
}

/** Each message corrects the place, which is an estimate between two of them. */
function received(stream: Going, data: Uint8Array): Step {
  const frame = readFrame(data);
  switch (frame.kind) {
    case 'end':
      return { stream: { ...stream, isComplete: true }, effect: { do: 'hangUp' } };
    case 'error':
      return hungUp(stream, { how: 'failed', text: sanitizeLines(frame.text) });
    case 'unreadable':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'message': {
      const isThere = frame.ms >= stream.sought;
      const now = isThere ? { ...stream, ms: frame.ms, sought: 0 } : stream;
      return taken(now, readMessage(frame.message), frame.ms);
    }
  }
}

interface TokenAnswer {
  type: unknown;
  status: unknown;
  message: unknown;
}

/** 18.x: the answer to the token (docs/protocol/streams.md#1.2). */
function proven(stream: Extract<Playback, { at: 'connecting' }>, data: string | Uint8Array): Step {
  const { status, message } = fieldsOf<TokenAnswer>(typeof data === 'string' ? parseJson(data) : undefined);
  if (status !== 'ok') {
    const text = sanitizeLines(textOr(message, ''));
    return hungUp(stream, text === '' ? { how: 'tokenRefused' } : { how: 'failed', text });
  }
  const { from } = stream;
  const next: Playback = { ...stream, awaits: 'frame' };
  return from > 0 ? { stream: next, effect: { do: 'send', data: seekControl(from) } } : { stream: next };
}

/** Whether nothing more comes from the proxy, so that another place needs a new stream. */
export const hasAllMessages = (stream: Playback): boolean =>
  stream.at === 'ended' || (stream.at !== 'connecting' && stream.isComplete === true);

function framed(stream: Playback, data: string | Uint8Array): Step {
  if (stream.at === 'ended' || hasAllMessages(stream)) return { stream };
  if (stream.at === 'connecting' && stream.awaits === 'proof') return proven(stream, data);
  if (typeof data === 'string') return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
  if (stream.at !== 'connecting') return received(stream, data);
  return received({ ...shownOf(stream), at: 'playing', sought: stream.from }, data);
}

function closed(stream: Playback, ending: StreamEnding): Step {
  if (hasAllMessages(stream)) return { stream };
  const how = stream.at === 'connecting' ? 'refused' : 'lost';
  return { stream: endedWith(stream, { how, why: whyEnded(ending) }) };
}

/** Plays on to the end of the session, also where nothing was recorded near it. */
function passed(stream: Playback, { ms, total }: Extract<PlaybackEvent, { on: 'passed' }>): Step {
  if (stream.at !== 'playing') return { stream };
  const now = { ...stream, ms: stream.ms + ms * stream.speed };
  if (!stream.isComplete) return { stream: now };
  const end = Math.max(stream.ms, total ?? 0);
  return { stream: now.ms < end ? now : endedWith({ ...now, ms: end }, { how: 'finished' }) };
}

export function next(stream: Playback, event: PlaybackEvent): Step {
  const isGoing = stream.at === 'playing' || stream.at === 'paused';
  switch (event.on) {
    case 'opened':
      if (stream.at !== 'connecting') return { stream };
      if (stream.token === undefined) return { stream: { ...stream, awaits: 'frame' } };
      return {
        stream: { ...stream, awaits: 'proof', token: undefined },
        effect: { do: 'send', data: JSON.stringify({ token: stream.token }) },
      };
    case 'frame':
      return framed(stream, event.data);
    case 'socketClosed':
      return closed(stream, event.ending);
    case 'timedOut':
      return stream.at === 'connecting'
        ? hungUp(stream, { how: 'refused', why: stream.unreadable > 0 ? UNREADABLE_MESSAGES : SILENT })
        : { stream };
    case 'signedOut':
      return stream.at === 'ended' ? { stream } : hungUp(stream, { how: 'signedOut' });
    case 'left':
      return stream.at === 'ended' ? { stream } : hungUp(stream, { how: 'lost', why: '' });
    case 'undrawn':
      return { stream: { ...stream, unreadable: stream.unreadable + 1 } };
    case 'undecoded':
      return { stream: { ...stream, undecoded: stream.undecoded + 1 } };
    case 'passed':
      return passed(stream, event);
    case 'toggled':
      if (!isGoing) return { stream };
      return {
        stream: { ...stream, at: stream.at === 'playing' ? 'paused' : 'playing' },
        effect: { do: 'send', data: TOGGLE },
      };
    case 'speed':
      if (!isGoing) return { stream };
      return { stream: { ...stream, speed: event.speed }, effect: { do: 'send', data: speedControl(event.speed) } };
    case 'sought': {
      if (!isGoing || !stream.canSeek || stream.isComplete) return { stream };
      const ms = Math.max(0, Math.trunc(event.ms));
      return { stream: { ...stream, ms, sought: ms }, effect: { do: 'send', data: seekControl(ms) } };
    }
  }
}

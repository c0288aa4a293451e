// What a message of the proxy makes of a desktop (docs/protocol/streams.md#8.2).
import { LAYOUTS } from '#domain/desktop/codec/layouts.ts';
import { readMessage, type MessageOf } from '#domain/desktop/codec/message.ts';
import { isDrawable } from '#domain/desktop/codec/picture.ts';
import type { Undecoded } from '#domain/desktop/codec/reader.ts';
import { isRecord, parseJson } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { Desktop, DesktopStep, Ending, Severity, Shown, Size } from './state.ts';

type Running = Exclude<Desktop, { at: 'ended' | 'asks' }>;

export const ended = ({ shown }: Desktop, ending: Ending): Desktop => ({ shown, at: 'ended', ending });
export const hungUp = (stream: Desktop, ending: Ending): DesktopStep => ({
  stream: ended(stream, ending),
  effect: { do: 'hangUp' },
});

export const showing = <S extends Desktop>(stream: S, shown: Partial<Shown>): S => ({
  ...stream,
  shown: { ...stream.shown, ...shown },
});

const MOST_NOTICES = 100;

export function noticed(stream: Desktop, severity: Severity, text: string): DesktopStep {
  const { notices, noticed } = stream.shown;
  const notice = { id: noticed, severity, text: sanitizeLines(text) };
  return {
    stream: showing(stream, { notices: [...notices, notice].slice(-MOST_NOTICES), noticed: noticed + 1 }),
  };
}

/** The session goes on, and says once of each number what it could not make of it. */
export function undecoded(stream: Desktop, { kind, number }: Undecoded): DesktopStep {
  const before = stream.shown.undecoded;
  const isSame = (one: Undecoded) => one.kind === kind && one.number === number;
  const others = before.filter((one) => !isSame(one));
  const count = (before.find(isSame)?.count ?? 0) + 1;
  return { stream: showing(stream, { undecoded: [...others, { kind, number, count }] }) };
}

const live = ({ shown }: Running, size: Size): Desktop => ({ shown: { ...shown, size }, at: 'live' });

function pictured(stream: Running, picture: MessageOf<'pngFrame' | 'png2Frame'>): DesktopStep {
  const { kind, left, top, png } = picture;
  if (!isDrawable(picture)) return undecoded(stream, { kind: 'unreadable', number: LAYOUTS[kind][0] });
  return {
    stream: stream.at === 'live' ? stream : live(stream, stream.shown.asked),
    effect: { do: 'draw', left, top, png },
  };
}

function activated(stream: Running, { ioChannel, userChannel, width, height }: MessageOf<'activated'>): DesktopStep {
  const size = { width, height };
  return { stream: live(stream, size), effect: { do: 'activated', ioChannel, userChannel, size } };
}

function asking({ shown, ...before }: Running, json: string): DesktopStep {
  const challenge = parseJson(json);
  return { stream: { shown, at: 'asks', challenge: isRecord(challenge) ? challenge : {}, before } };
}

/** One message of the proxy's; what only a client sends is as strange here as a number that there is none of. */
export function taken(stream: Running, data: Uint8Array): DesktopStep {
  const message = readMessage(data);
  switch (message.kind) {
    case 'pngFrame':
    case 'png2Frame':
      return pictured(stream, message);
    case 'fastPath':
      return stream.at === 'live' ? { stream, effect: { do: 'fastPath', pdu: message.pdu } } : { stream };
    case 'activated':
      return activated(stream, message);
    case 'notification':
      return message.severity === 'error'
        ? hungUp(stream, { how: 'told', text: sanitizeLines(message.text) })
        : noticed(stream, message.severity, message.text);
    case 'desktopError':
      return hungUp(stream, { how: 'logoff', text: sanitizeLines(message.text) });
    case 'desktopMfa':
      return asking(stream, message.json);
    case 'clipboard':
      return { stream, effect: { do: 'clipboard', text: message.text } };
    case 'latencyStats':
      return { stream: showing(stream, { latency: { client: message.client, server: message.server } }) };
    case 'shareAcknowledge':
    case 'shareInfoRequest':
    case 'shareCreateRequest':
    case 'shareDeleteRequest':
    case 'shareReadRequest':
    case 'shareWriteRequest':
    case 'shareMoveRequest':
    case 'shareListRequest':
    case 'shareTruncateRequest':
      return { stream, effect: { do: 'share', message } };
    case 'unknown':
    case 'unreadable':
      return undecoded(stream, message);
    default:
      return undecoded(stream, { kind: 'unknown', number: LAYOUTS[message.kind][0] });
  }
}

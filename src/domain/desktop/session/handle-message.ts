// Handles one message from the proxy during a desktop stream (docs/protocol/streams.md#8.2).
import { MESSAGE_LAYOUTS } from '#domain/desktop/codec/message-layouts.ts';
import { readMessage, type MessageOf } from '#domain/desktop/codec/message.ts';
import { isDrawable } from '#domain/desktop/codec/picture-checks.ts';
import type { UndecodedMessage } from '#domain/desktop/codec/message-reader.ts';
import { isRecord, parseJson } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { DesktopStream, DesktopStep, DesktopEnd, Severity, DesktopView, Size } from './desktop-state.ts';

type ConnectedDesktop = Exclude<DesktopStream, { status: 'ended' | 'asks' }>;

export const endDesktop = ({ view }: DesktopStream, ending: DesktopEnd): DesktopStream => ({
  view,
  status: 'ended',
  ending,
});
export const closeDesktop = (stream: DesktopStream, ending: DesktopEnd): DesktopStep => ({
  stream: endDesktop(stream, ending),
  effect: { type: 'hangUp' },
});

export const updateView = <S extends DesktopStream>(stream: S, changes: Partial<DesktopView>): S => ({
  ...stream,
  view: { ...stream.view, ...changes },
});

const MAX_NOTICES = 100;

export function addNotice(stream: DesktopStream, severity: Severity, text: string): DesktopStep {
  const { notices, noticeCount } = stream.view;
  const notice = { id: noticeCount, severity, text: sanitizeLines(text) };
  return {
    stream: updateView(stream, { notices: [...notices, notice].slice(-MAX_NOTICES), noticeCount: noticeCount + 1 }),
  };
}

/** Counts an undecoded message by its number. The stream continues. */
export function countUndecoded(stream: DesktopStream, { kind, number }: UndecodedMessage): DesktopStep {
  const previousMessages = stream.view.undecodedMessages;
  const isSameMessage = (other: UndecodedMessage) => other.kind === kind && other.number === number;
  const otherMessages = previousMessages.filter((other) => !isSameMessage(other));
  const count = (previousMessages.find(isSameMessage)?.count ?? 0) + 1;
  return { stream: updateView(stream, { undecodedMessages: [...otherMessages, { kind, number, count }] }) };
}

const liveStreamOf = ({ view }: ConnectedDesktop, size: Size): DesktopStream => ({
  view: { ...view, size },
  status: 'live',
});

function handlePicture(stream: ConnectedDesktop, picture: MessageOf<'pngFrame' | 'png2Frame'>): DesktopStep {
  const { kind, left, top, png } = picture;
  if (!isDrawable(picture)) return countUndecoded(stream, { kind: 'unreadable', number: MESSAGE_LAYOUTS[kind][0] });
  return {
    stream: stream.status === 'live' ? stream : liveStreamOf(stream, stream.view.requestedSize),
    effect: { type: 'draw', left, top, png },
  };
}

function handleActivated(
  stream: ConnectedDesktop,
  { ioChannel, userChannel, width, height }: MessageOf<'activated'>,
): DesktopStep {
  const size = { width, height };
  return { stream: liveStreamOf(stream, size), effect: { type: 'activated', ioChannel, userChannel, size } };
}

function handleChallenge({ view, ...previousState }: ConnectedDesktop, json: string): DesktopStep {
  const challenge = parseJson(json);
  return { stream: { view, status: 'asks', challenge: isRecord(challenge) ? challenge : {}, previousState } };
}

/** The state after a message, and its effect. Messages that only clients send count as unknown. */
export function handleMessage(stream: ConnectedDesktop, data: Uint8Array): DesktopStep {
  const message = readMessage(data);
  switch (message.kind) {
    case 'pngFrame':
    case 'png2Frame':
      return handlePicture(stream, message);
    case 'fastPath':
      return stream.status === 'live' ? { stream, effect: { type: 'fastPath', pdu: message.pdu } } : { stream };
    case 'activated':
      return handleActivated(stream, message);
    case 'notification':
      return message.severity === 'error'
        ? closeDesktop(stream, { type: 'told', text: sanitizeLines(message.text) })
        : addNotice(stream, message.severity, message.text);
    case 'desktopError':
      return closeDesktop(stream, { type: 'logoff', text: sanitizeLines(message.text) });
    case 'desktopMfa':
      return handleChallenge(stream, message.json);
    case 'clipboard':
      return { stream, effect: { type: 'clipboard', text: message.text } };
    case 'latencyStats':
      return { stream: updateView(stream, { latency: { client: message.client, server: message.server } }) };
    case 'shareAcknowledge':
    case 'shareInfoRequest':
    case 'shareCreateRequest':
    case 'shareDeleteRequest':
    case 'shareReadRequest':
    case 'shareWriteRequest':
    case 'shareMoveRequest':
    case 'shareListRequest':
    case 'shareTruncateRequest':
      return { stream, effect: { type: 'share', message } };
    case 'unknown':
    case 'unreadable':
      return countUndecoded(stream, message);
    default:
      return countUndecoded(stream, { kind: 'unknown', number: MESSAGE_LAYOUTS[message.kind][0] });
  }
}

// The state machine of a live desktop (docs/behaviour.md#live-desktops).
import type { StreamSchemas } from '#api/schemas.ts';
import { MESSAGE_LAYOUTS } from '#domain/desktop/codec/message-layouts.ts';
import { MAX_SIDE_PX } from '#domain/desktop/codec/picture-layouts.ts';
import { writeMessage } from '#domain/desktop/codec/message.ts';
import { streamEndMessage, type StreamEnd } from '#domain/stream/stream-end.ts';
import { PROXY_SILENT, TOKEN_REFUSED } from '#domain/stream/messages.ts';
import { fieldsOf, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { DesktopStream, DesktopEvent, DesktopStep, Size } from './desktop-state.ts';
import { endDesktop, closeDesktop, addNotice, updateView, handleMessage, countUndecoded } from './handle-message.ts';

interface ConnectOptions {
  requestedSize: Size;
  /** 18.x: the bearer token, which is sent in the first frame. */
  token: string | undefined;
  /** 18.x: the Windows layout number of the keyboard, or 0 if unknown. */
  layout: number;
  canResize: boolean;
}

const clampSide = (length: number): number => Math.min(Math.max(Math.round(length), 1), MAX_SIDE_PX);
const clampSize = ({ width, height }: Size): Size => ({ width: clampSide(width), height: clampSide(height) });

export const createDesktopStream = ({ requestedSize, token, layout, canResize }: ConnectOptions): DesktopStream => ({
  view: {
    requestedSize: clampSize(requestedSize),
    canResize,
    size: undefined,
    notices: [],
    noticeCount: 0,
    undecodedMessages: [],
    latency: undefined,
  },
  ...(token === undefined
    ? { at: 'connecting', awaits: 'socket' }
    : { at: 'authenticating', awaits: 'socket', token, layout }),
});

/** Before the first picture, the desktop drops input or misinterprets it. */
export const acceptsInput = (stream: DesktopStream): boolean => stream.at === 'live';

/** Handles a message during MFA. The challenge stays open unless the message ends the stream. */
function handleWhileChallenged(stream: Extract<DesktopStream, { at: 'asks' }>, data: Uint8Array): DesktopStep {
  const { view, challenge, previousState } = stream;
  const step = handleMessage({ view, ...previousState }, data);
  if (step.stream.at === 'ended' || step.stream.at === 'asks') return step;
  const { view: updatedView, ...updatedState } = step.stream;
  return { ...step, stream: { view: updatedView, at: 'asks', challenge, previousState: updatedState } };
}

type AwaitingTokenResponse = Extract<DesktopStream, { awaits: 'proof' }>;

/** 18.x: after accepting the token, the proxy waits for exactly two messages (docs/protocol/streams.md#7.4). */
function handleTokenResponse(stream: AwaitingTokenResponse, data: string | Uint8Array): DesktopStep {
  const text = typeof data === 'string' ? data : new TextDecoder().decode(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status !== 'ok') {
    const text = sanitizeLines(textOr(message, ''));
    return closeDesktop(stream, { how: 'refused', text, why: TOKEN_REFUSED });
  }
  const { view, layout } = stream;
  const spec = writeMessage({ kind: 'screenSpec', ...view.requestedSize });
  const secondFrame = layout === 0 ? spec : writeMessage({ kind: 'keyboardLayout', layout });
  return {
    stream: { view, at: 'connecting', awaits: 'frame' },
    effect: { do: 'sendAll', frames: [spec, secondFrame] },
  };
}

/** The number for counting text frames. No message has this number. */
const TEXT_FRAME = 0;

function handleFrame(stream: Exclude<DesktopStream, { at: 'ended' }>, data: string | Uint8Array): DesktopStep {
  if (stream.at === 'authenticating') return stream.awaits === 'proof' ? handleTokenResponse(stream, data) : { stream };
  if (typeof data === 'string') return countUndecoded(stream, { kind: 'unreadable', number: TEXT_FRAME });
  if (stream.at === 'asks') return handleWhileChallenged(stream, data);
  return handleMessage(stream.at === 'connecting' ? { ...stream, awaits: 'picture' } : stream, data);
}

function handleOpened(stream: DesktopStream): DesktopStep {
  if (stream.at === 'connecting' && stream.awaits === 'socket') return { stream: { ...stream, awaits: 'frame' } };
  if (stream.at !== 'authenticating' || stream.awaits === 'proof') return { stream };
  const { token, ...openState } = stream;
  const tokenMessage = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...openState, awaits: 'proof' }, effect: { do: 'send', data: JSON.stringify(tokenMessage) } };
}

/** Proxies end the stream without a close frame, whatever the reason (docs/protocol/streams.md#15.3). */
function handleClosed(stream: DesktopStream, ending: StreamEnd): DesktopStep {
  const hasStarted =
    stream.at === 'live' || stream.at === 'asks' || ('awaits' in stream && stream.awaits === 'picture');
  const message = streamEndMessage(ending);
  if (ending.how === 'unanswered') return { stream: endDesktop(stream, { how: 'timedOut', why: message }) };
  return {
    stream: endDesktop(stream, hasStarted ? { how: 'lost', why: message } : { how: 'refused', text: '', why: message }),
  };
}

function handleResized(stream: DesktopStream, size: Size): DesktopStep {
  const requestedSize = clampSize(size);
  const { canResize, requestedSize: previousSize } = stream.view;
  const isSame = requestedSize.width === previousSize.width && requestedSize.height === previousSize.height;
  if (!canResize || isSame || (stream.at !== 'live' && stream.at !== 'authenticating')) return { stream };
  const updated = updateView(stream, { requestedSize });
  if (stream.at === 'authenticating') return { stream: updated };
  return { stream: updated, effect: { do: 'send', data: writeMessage({ kind: 'screenSpec', ...requestedSize }) } };
}

function handleMfaAnswer(stream: DesktopStream, answer: object): DesktopStep {
  if (stream.at !== 'asks') return { stream };
  const data = writeMessage({ kind: 'desktopMfa', json: JSON.stringify(answer) });
  return { stream: { view: stream.view, ...stream.previousState }, effect: { do: 'send', data } };
}

/** The next state and the effects of an event. An ended stream never changes. */
export function nextDesktopStream(stream: DesktopStream, event: DesktopEvent): DesktopStep {
  if (stream.at === 'ended') return { stream };
  switch (event.on) {
    case 'opened':
      return handleOpened(stream);
    case 'frame':
      return handleFrame(stream, event.data);
    case 'socketClosed':
      return handleClosed(stream, event.ending);
    case 'timedOut':
      return stream.at === 'live' || stream.at === 'asks'
        ? { stream }
        : closeDesktop(stream, { how: 'timedOut', why: PROXY_SILENT });
    case 'signedOut':
    case 'left':
      return closeDesktop(stream, { how: event.on });
    case 'answered':
      return handleMfaAnswer(stream, event.answer);
    case 'mfaCancelled':
      return stream.at === 'asks' ? closeDesktop(stream, { how: 'mfaCancelled' }) : { stream };
    case 'resized':
      return handleResized(stream, event.size);
    case 'undrawn':
      return countUndecoded(stream, { kind: 'unreadable', number: MESSAGE_LAYOUTS.png2Frame[0] });
    case 'warned':
      return addNotice(stream, 'warning', event.text);
    case 'dismissed':
      return { stream: updateView(stream, { notices: stream.view.notices.filter(({ id }) => id !== event.id) }) };
  }
}

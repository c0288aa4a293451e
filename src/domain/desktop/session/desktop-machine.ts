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
  /** The bearer token, which is sent in the first frame. Only for 18.x. */
  token: string | undefined;
  /** The Windows layout number of the keyboard, or 0 if unknown. Only for 18.x. */
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
    ? { status: 'connecting', awaits: 'socket' }
    : { status: 'authenticating', awaits: 'socket', token, layout }),
});

/** Whether input may be sent. Before the first picture, the desktop drops input or misinterprets it. */
export const acceptsInput = (stream: DesktopStream): boolean => stream.status === 'live';

/** Handles a message while an MFA challenge is open. The challenge stays open unless the message ends the stream. */
function handleWhileChallenged(stream: Extract<DesktopStream, { status: 'asks' }>, data: Uint8Array): DesktopStep {
  const { view, challenge, previousState } = stream;
  const step = handleMessage({ view, ...previousState }, data);
  if (step.stream.status === 'ended' || step.stream.status === 'asks') return step;
  const { view: updatedView, ...updatedState } = step.stream;
  return { ...step, stream: { view: updatedView, status: 'asks', challenge, previousState: updatedState } };
}

type AwaitingTokenResponse = Extract<DesktopStream, { awaits: 'proof' }>;

/** Handles the answer of 18.x to the token. The proxy then needs two messages (docs/protocol/streams.md#7.4). */
function handleTokenResponse(stream: AwaitingTokenResponse, data: string | Uint8Array): DesktopStep {
  const text = typeof data === 'string' ? data : new TextDecoder().decode(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status !== 'ok') {
    const text = sanitizeLines(textOr(message, ''));
    return closeDesktop(stream, { type: 'refused', text, cause: TOKEN_REFUSED });
  }
  const { view, layout } = stream;
  const sizeFrame = writeMessage({ kind: 'screenSpec', ...view.requestedSize });
  const secondFrame = layout === 0 ? sizeFrame : writeMessage({ kind: 'keyboardLayout', layout });
  return {
    stream: { view, status: 'connecting', awaits: 'frame' },
    effect: { type: 'sendAll', frames: [sizeFrame, secondFrame] },
  };
}

/** Unreadable text frames are counted under this number, because no message has it. */
const TEXT_FRAME_NUMBER = 0;

function handleFrame(stream: Exclude<DesktopStream, { status: 'ended' }>, data: string | Uint8Array): DesktopStep {
  if (stream.status === 'authenticating')
    return stream.awaits === 'proof' ? handleTokenResponse(stream, data) : { stream };
  if (typeof data === 'string') return countUndecoded(stream, { kind: 'unreadable', number: TEXT_FRAME_NUMBER });
  if (stream.status === 'asks') return handleWhileChallenged(stream, data);
  return handleMessage(stream.status === 'connecting' ? { ...stream, awaits: 'picture' } : stream, data);
}

function handleOpened(stream: DesktopStream): DesktopStep {
  if (stream.status === 'connecting' && stream.awaits === 'socket') return { stream: { ...stream, awaits: 'frame' } };
  if (stream.status !== 'authenticating' || stream.awaits === 'proof') return { stream };
  const { token, ...openState } = stream;
  const tokenMessage = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...openState, awaits: 'proof' }, effect: { type: 'send', data: JSON.stringify(tokenMessage) } };
}

/** Proxies end streams without a close frame, so the state decides about the reason (docs/protocol/streams.md#15.3). */
function handleClosed(stream: DesktopStream, ending: StreamEnd): DesktopStep {
  const hasStarted =
    stream.status === 'live' || stream.status === 'asks' || ('awaits' in stream && stream.awaits === 'picture');
  const message = streamEndMessage(ending);
  if (ending.type === 'restarting') return { stream: endDesktop(stream, { type: 'restarting' }) };
  if (ending.type === 'unanswered') return { stream: endDesktop(stream, { type: 'timedOut', cause: message }) };
  return {
    stream: endDesktop(
      stream,
      hasStarted ? { type: 'lost', cause: message } : { type: 'refused', text: '', cause: message },
    ),
  };
}

function handleResized(stream: DesktopStream, size: Size): DesktopStep {
  const requestedSize = clampSize(size);
  const { canResize, requestedSize: previousSize } = stream.view;
  const isSame = requestedSize.width === previousSize.width && requestedSize.height === previousSize.height;
  if (!canResize || isSame || (stream.status !== 'live' && stream.status !== 'authenticating')) return { stream };
  const updated = updateView(stream, { requestedSize });
  if (stream.status === 'authenticating') return { stream: updated };
  return { stream: updated, effect: { type: 'send', data: writeMessage({ kind: 'screenSpec', ...requestedSize }) } };
}

function handleMfaAnswer(stream: DesktopStream, answer: object): DesktopStep {
  if (stream.status !== 'asks') return { stream };
  const data = writeMessage({ kind: 'desktopMfa', json: JSON.stringify(answer) });
  return { stream: { view: stream.view, ...stream.previousState }, effect: { type: 'send', data } };
}

/** The state after an event, and the effects. An ended stream never changes. */
export function nextDesktopStream(stream: DesktopStream, event: DesktopEvent): DesktopStep {
  if (stream.status === 'ended') return { stream };
  switch (event.type) {
    case 'opened':
      return handleOpened(stream);
    case 'frame':
      return handleFrame(stream, event.data);
    case 'socketClosed':
      return handleClosed(stream, event.ending);
    case 'timedOut':
      return stream.status === 'live' || stream.status === 'asks'
        ? { stream }
        : closeDesktop(stream, { type: 'timedOut', cause: PROXY_SILENT });
    case 'signedOut':
    case 'left':
      return closeDesktop(stream, { type: event.type });
    case 'answered':
      return handleMfaAnswer(stream, event.answer);
    case 'mfaCancelled':
      return stream.status === 'asks' ? closeDesktop(stream, { type: 'mfaCancelled' }) : { stream };
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

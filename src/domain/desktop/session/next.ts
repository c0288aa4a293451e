// What a live desktop does with what comes, and what is done for it (docs/behaviour.md#live-desktops).
import type { StreamSchemas } from '#api/schemas.ts';
import { LAYOUTS } from '#domain/desktop/codec/layouts.ts';
import { LARGEST_SIDE } from '#domain/desktop/codec/pictures.ts';
import { writeMessage } from '#domain/desktop/codec/message.ts';
import { whyEnded, type Ending } from '#domain/stream/ending.ts';
import { SILENT, TOKEN_REFUSED } from '#domain/stream/messages.ts';
import { fieldsOf, parseJson, textOr } from '#lib/untrusted.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import type { Desktop, DesktopEvent, DesktopStep, Size } from './state.ts';
import { ended, hungUp, noticed, showing, taken, undecoded } from './taken.ts';

interface Begin {
  asked: Size;
  /** 18.x: the bearer that is still to be sent, and then a size. */
  token: string | undefined;
  /** 18.x: of the keyboard, as Windows numbers them; 0 where it is not known. */
  layout: number;
  canResize: boolean;
}

const side = (length: number): number => Math.min(Math.max(Math.round(length), 1), LARGEST_SIDE);
const sized = ({ width, height }: Size): Size => ({ width: side(width), height: side(height) });

export const connecting = ({ asked, token, layout, canResize }: Begin): Desktop => ({
  shown: {
    asked: sized(asked),
    canResize,
    size: undefined,
    notices: [],
    noticed: 0,
    undecoded: [],
    latency: undefined,
  },
  ...(token === undefined
    ? { at: 'connecting', awaits: 'socket' }
    : { at: 'authenticating', awaits: 'socket', token, layout }),
});

/** What is sent before there is a picture is dropped by the other side, or is taken for something else. */
export const mayInput = (stream: Desktop): boolean => stream.at === 'live';

/** A question stays open while other messages come, until one of them ends the stream. */
function takenWhileAsked(stream: Extract<Desktop, { at: 'asks' }>, data: Uint8Array): DesktopStep {
  const { shown, challenge, before } = stream;
  const step = taken({ shown, ...before }, data);
  if (step.stream.at === 'ended' || step.stream.at === 'asks') return step;
  const { shown: now, ...open } = step.stream;
  return { ...step, stream: { shown: now, at: 'asks', challenge, before: open } };
}

type Proving = Extract<Desktop, { awaits: 'proof' }>;

/** 18.x: the answer to the token, and then two messages before it says another word (docs/protocol/streams.md#7.4). */
function proven(stream: Proving, data: string | Uint8Array): DesktopStep {
  const text = typeof data === 'string' ? data : new TextDecoder().decode(data);
  const { status, message } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(text));
  if (status !== 'ok') {
    const text = sanitizeLines(textOr(message, ''));
    return hungUp(stream, { how: 'refused', text, why: TOKEN_REFUSED });
  }
  const { shown, layout } = stream;
  const spec = writeMessage({ kind: 'screenSpec', ...shown.asked });
  const second = layout === 0 ? spec : writeMessage({ kind: 'keyboardLayout', layout });
  return {
    stream: { shown, at: 'connecting', awaits: 'frame' },
    effect: { do: 'sendAll', frames: [spec, second] },
  };
}

/** No message of a desktop is text, and none has this number. */
const TEXT_FRAME = 0;

function framed(stream: Exclude<Desktop, { at: 'ended' }>, data: string | Uint8Array): DesktopStep {
  if (stream.at === 'authenticating') return stream.awaits === 'proof' ? proven(stream, data) : { stream };
  if (typeof data === 'string') return undecoded(stream, { kind: 'unreadable', number: TEXT_FRAME });
  if (stream.at === 'asks') return takenWhileAsked(stream, data);
  return taken(stream.at === 'connecting' ? { ...stream, awaits: 'picture' } : stream, data);
}

function opened(stream: Desktop): DesktopStep {
  if (stream.at === 'connecting' && stream.awaits === 'socket') return { stream: { ...stream, awaits: 'frame' } };
  if (stream.at !== 'authenticating' || stream.awaits === 'proof') return { stream };
  const { token, ...rest } = stream;
  const first = { token } satisfies StreamSchemas['StreamToken'];
  return { stream: { ...rest, awaits: 'proof' }, effect: { do: 'send', data: JSON.stringify(first) } };
}

/** Proxies end it without a close frame whatever the reason (docs/protocol/streams.md#15.3). */
function closed(stream: Desktop, ending: Ending): DesktopStep {
  const hasBegun = stream.at === 'live' || stream.at === 'asks' || ('awaits' in stream && stream.awaits === 'picture');
  const why = whyEnded(ending);
  if (ending.how === 'unanswered') return { stream: ended(stream, { how: 'timedOut', why }) };
  return { stream: ended(stream, hasBegun ? { how: 'lost', why } : { how: 'refused', text: '', why }) };
}

function resized(stream: Desktop, size: Size): DesktopStep {
  const asked = sized(size);
  const { canResize, asked: before } = stream.shown;
  const isSame = asked.width === before.width && asked.height === before.height;
  if (!canResize || isSame || (stream.at !== 'live' && stream.at !== 'authenticating')) return { stream };
  const now = showing(stream, { asked });
  if (stream.at === 'authenticating') return { stream: now };
  return { stream: now, effect: { do: 'send', data: writeMessage({ kind: 'screenSpec', ...asked }) } };
}

function answered(stream: Desktop, answer: object): DesktopStep {
  if (stream.at !== 'asks') return { stream };
  const data = writeMessage({ kind: 'desktopMfa', json: JSON.stringify(answer) });
  return { stream: { shown: stream.shown, ...stream.before }, effect: { do: 'send', data } };
}

/** What an event makes of a desktop. Nothing changes one that has ended. */
export function next(stream: Desktop, event: DesktopEvent): DesktopStep {
  if (stream.at === 'ended') return { stream };
  switch (event.on) {
    case 'opened':
      return opened(stream);
    case 'frame':
      return framed(stream, event.data);
    case 'socketClosed':
      return closed(stream, event.ending);
    case 'timedOut':
      return stream.at === 'live' || stream.at === 'asks'
        ? { stream }
        : hungUp(stream, { how: 'timedOut', why: SILENT });
    case 'signedOut':
    case 'left':
      return hungUp(stream, { how: event.on });
    case 'answered':
      return answered(stream, event.answer);
    case 'mfaCancelled':
      return stream.at === 'asks' ? hungUp(stream, { how: 'mfaCancelled' }) : { stream };
    case 'resized':
      return resized(stream, event.size);
    case 'undrawn':
      return undecoded(stream, { kind: 'unreadable', number: LAYOUTS.png2Frame[0] });
    case 'warned':
      return noticed(stream, 'warning', event.text);
    case 'dismissed':
      return { stream: showing(stream, { notices: stream.shown.notices.filter(({ id }) => id !== event.id) }) };
  }
}

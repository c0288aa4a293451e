// Converts mouse and pen events to messages: at most one move per animation frame, and the current position before a
// button or the wheel if it has changed (docs/protocol/streams.md#7.6, #8.2).
import type { KnownMessage, MessageOf } from '#domain/desktop/codec/message.ts';

export interface Point {
  x: number;
  y: number;
}

/** The desktop's screen on the page: position and scale (CSS pixels per screen pixel), and size in screen pixels. */
export interface ScreenView {
  left: number;
  top: number;
  scale: number;
  width: number;
  height: number;
}

type Axis = MessageOf<'mouseWheel'>['axis'];

/** The fields of a `WheelEvent`; mode 0 is pixels, 1 is lines, 2 is pages. */
interface Wheel {
  deltaX: number;
  deltaY: number;
  mode: number;
}

export interface Pointer {
  /** The position that was sent last. */
  position: Point | undefined;
  /** The latest position. It is sent with the next animation frame. */
  pendingPosition: Point | undefined;
  downButtons: readonly number[];
  /** For each axis, the fraction of a unit that the wheel has turned but that was not sent. */
  wheelRemainder: Readonly<Record<Axis, number>>;
}

export type PointerInput =
  | { type: 'moved'; point: Point }
  /** An animation frame. */
  | { type: 'frame' }
  | { type: 'button'; button: number; isDown: boolean; point: Point }
  | { type: 'wheel'; wheel: Wheel; pageHeight: number; point: Point }
  /** The browser stops sending events of this pointer. */
  | { type: 'lost' };

export interface PointerStep {
  pointer: Pointer;
  send: KnownMessage[];
}

export const INITIAL_POINTER: Pointer = {
  position: undefined,
  pendingPosition: undefined,
  downButtons: [],
  wheelRemainder: { vertical: 0, horizontal: 0 },
};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The screen pixel at a position of the page, or the nearest screen pixel if the position is outside the screen. */
export const screenPointOf = ({ left, top, scale, width, height }: ScreenView, { x, y }: Point): Point => ({
  x: clamp(Math.floor((x - left) / scale), 0, width - 1),
  y: clamp(Math.floor((y - top) / scale), 0, height - 1),
});

function moveTo(pointer: Pointer, point: Point | undefined): PointerStep {
  const isUnchanged = !point || (point.x === pointer.position?.x && point.y === pointer.position.y);
  const settledPointer = { ...pointer, pendingPosition: undefined };
  return isUnchanged
    ? { pointer: settledPointer, send: [] }
    : { pointer: { ...settledPointer, position: point }, send: [{ kind: 'mouseMove', x: point.x, y: point.y }] };
}

// Left, middle and right: the protocol has no other buttons (docs/protocol/streams.md#8.2).
const SUPPORTED_BUTTONS: readonly number[] = [0, 1, 2];

function handleButton(
  pointer: Pointer,
  { button, isDown, point }: Extract<PointerInput, { type: 'button' }>,
): PointerStep {
  if (!SUPPORTED_BUTTONS.includes(button) || pointer.downButtons.includes(button) === isDown)
    return { pointer, send: [] };
  const { pointer: movedPointer, send } = moveTo(pointer, point);
  const downButtons = isDown
    ? [...movedPointer.downButtons, button]
    : movedPointer.downButtons.filter((downButton) => downButton !== button);
  return { pointer: { ...movedPointer, downButtons }, send: [...send, { kind: 'mouseButton', button, down: isDown }] };
}

// One notch of a mouse wheel is three lines in browsers and 120 units in Windows.
const PX_PER_LINE = 40;
const unitsPerWheelStep = (mode: number, pageHeight: number): number =>
  mode === 0 ? 1 : mode === 1 ? PX_PER_LINE : pageHeight;

function handleWheel(
  pointer: Pointer,
  { wheel, pageHeight, point }: Extract<PointerInput, { type: 'wheel' }>,
): PointerStep {
  const unit = unitsPerWheelStep(wheel.mode, pageHeight);
  const { pointer: movedPointer, send } = moveTo(pointer, point);
  const wheelRemainder = { ...movedPointer.wheelRemainder };
  const wheelMessages = (['horizontal', 'vertical'] as const).flatMap<KnownMessage>((axis) => {
    // The protocol counts up and left as positive, the browser down and right.
    const turn = wheelRemainder[axis] - (axis === 'vertical' ? wheel.deltaY : wheel.deltaX) * unit;
    const wholeUnits = Math.trunc(turn);
    wheelRemainder[axis] = turn - wholeUnits;
    return wholeUnits === 0 ? [] : [{ kind: 'mouseWheel', axis, delta: clamp(wholeUnits, -0x8000, 0x7fff) }];
  });
  return { pointer: { ...movedPointer, wheelRemainder }, send: [...send, ...wheelMessages] };
}

/** The state of the pointer after an event, and the messages to send. */
export function nextPointerState(pointer: Pointer, event: PointerInput): PointerStep {
  switch (event.type) {
    case 'moved':
      return { pointer: { ...pointer, pendingPosition: event.point }, send: [] };
    case 'frame':
      return moveTo(pointer, pointer.pendingPosition);
    case 'button':
      return handleButton(pointer, event);
    case 'wheel':
      return handleWheel(pointer, event);
    case 'lost': {
      const { pointer: movedPointer, send } = moveTo(pointer, pointer.pendingPosition);
      const releases = movedPointer.downButtons.map<KnownMessage>((button) => ({
        kind: 'mouseButton',
        button,
        down: false,
      }));
      return { pointer: { ...movedPointer, downButtons: [] }, send: [...send, ...releases] };
    }
  }
}

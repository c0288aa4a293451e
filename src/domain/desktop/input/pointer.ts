// What goes out for a mouse or a pen: a move for each frame at most, and none missing before a button or the wheel
// (docs/protocol/streams.md#7.6, #8.2).
import type { KnownMessage, MessageOf } from '#domain/desktop/codec/message.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where the screen is drawn on the page, and how many pixels of the page one of it takes. */
export interface ScreenView {
  left: number;
  top: number;
  scale: number;
  width: number;
  height: number;
}

type Axis = MessageOf<'mouseWheel'>['axis'];

/** As an event of the browser tells it: 0 counts pixels, 1 lines, 2 pages. */
interface Wheel {
  deltaX: number;
  deltaY: number;
  mode: number;
}

export interface Pointer {
  position: Point | undefined;
  /** Where it is by now: this goes out with the next frame. */
  pendingPosition: Point | undefined;
  downButtons: readonly number[];
  /** What the wheel has turned of the next pixel. */
  wheelRemainder: Readonly<Record<Axis, number>>;
}

export type PointerInput =
  | { on: 'moved'; point: Point }
  | { on: 'frame' }
  | { on: 'button'; button: number; isDown: boolean; point: Point }
  | { on: 'wheel'; wheel: Wheel; pageHeight: number; point: Point }
  /** The page no longer hears of it. */
  | { on: 'lost' };

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

/** The pixel of the screen under a place of the page; beyond its edge the nearest. */
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

// Left, middle and right: the wire has no more (docs/protocol/streams.md#8.2).
const BUTTONS: readonly number[] = [0, 1, 2];

function handleButton(
  pointer: Pointer,
  { button, isDown, point }: Extract<PointerInput, { on: 'button' }>,
): PointerStep {
  if (!BUTTONS.includes(button) || pointer.downButtons.includes(button) === isDown) return { pointer, send: [] };
  const { pointer: movedPointer, send } = moveTo(pointer, point);
  const downButtons = isDown
    ? [...movedPointer.downButtons, button]
    : movedPointer.downButtons.filter((one) => one !== button);
  return { pointer: { ...movedPointer, downButtons }, send: [...send, { kind: 'mouseButton', button, down: isDown }] };
}

// Three lines are the 120 of one notch, as Windows counts them.
const PX_PER_LINE = 40;
const unitOf = (mode: number, pageHeight: number): number => (mode === 0 ? 1 : mode === 1 ? PX_PER_LINE : pageHeight);

function handleWheel(
  pointer: Pointer,
  { wheel, pageHeight, point }: Extract<PointerInput, { on: 'wheel' }>,
): PointerStep {
  const unit = unitOf(wheel.mode, pageHeight);
  const { pointer: movedPointer, send } = moveTo(pointer, point);
  const wheelRemainder = { ...movedPointer.wheelRemainder };
  const turns = (['horizontal', 'vertical'] as const).flatMap<KnownMessage>((axis) => {
    // The wire counts up and left.
    const turn = wheelRemainder[axis] - (axis === 'vertical' ? wheel.deltaY : wheel.deltaX) * unit;
    const wholeUnits = Math.trunc(turn);
    wheelRemainder[axis] = turn - wholeUnits;
    return wholeUnits === 0 ? [] : [{ kind: 'mouseWheel', axis, delta: clamp(wholeUnits, -0x8000, 0x7fff) }];
  });
  return { pointer: { ...movedPointer, wheelRemainder }, send: [...send, ...turns] };
}

export function nextPointerState(pointer: Pointer, event: PointerInput): PointerStep {
  switch (event.on) {
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

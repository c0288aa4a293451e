// What goes out for a mouse or a pen: a move for each frame at most, and none missing before a button or the wheel
// (docs/protocol/streams.md#7.6, #8.2).
import type { KnownMessage, MessageOf } from '#domain/desktop/codec/message.ts';

export interface Point {
  x: number;
  y: number;
}

/** Where the screen is drawn on the page, and how many pixels of the page one of it takes. */
export interface View {
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
  at: Point | undefined;
  /** Where it is by now: this goes out with the next frame. */
  pending: Point | undefined;
  down: readonly number[];
  /** What the wheel has turned of the next pixel. */
  rest: Readonly<Record<Axis, number>>;
}

export type PointerEvent =
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

export const POINTER: Pointer = { at: undefined, pending: undefined, down: [], rest: { vertical: 0, horizontal: 0 } };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The pixel of the screen under a place of the page; beyond its edge the nearest. */
export const pointOn = ({ left, top, scale, width, height }: View, { x, y }: Point): Point => ({
  x: within(Math.floor((x - left) / scale), 0, width - 1),
  y: within(Math.floor((y - top) / scale), 0, height - 1),
});

function movedTo(pointer: Pointer, point: Point | undefined): PointerStep {
  const isThere = !point || (point.x === pointer.at?.x && point.y === pointer.at.y);
  const now = { ...pointer, pending: undefined };
  return isThere
    ? { pointer: now, send: [] }
    : { pointer: { ...now, at: point }, send: [{ kind: 'mouseMove', x: point.x, y: point.y }] };
}

// Left, middle and right: the wire has no more (docs/protocol/streams.md#8.2).
const BUTTONS: readonly number[] = [0, 1, 2];

function pressed(pointer: Pointer, { button, isDown, point }: Extract<PointerEvent, { on: 'button' }>): PointerStep {
  if (!BUTTONS.includes(button) || pointer.down.includes(button) === isDown) return { pointer, send: [] };
  const { pointer: there, send } = movedTo(pointer, point);
  const down = isDown ? [...there.down, button] : there.down.filter((one) => one !== button);
  return { pointer: { ...there, down }, send: [...send, { kind: 'mouseButton', button, down: isDown }] };
}

// Three lines are the 120 of one notch, as Windows counts them.
const LINE = 40;
const unitOf = (mode: number, pageHeight: number): number => (mode === 0 ? 1 : mode === 1 ? LINE : pageHeight);

function turned(pointer: Pointer, { wheel, pageHeight, point }: Extract<PointerEvent, { on: 'wheel' }>): PointerStep {
  const unit = unitOf(wheel.mode, pageHeight);
  const { pointer: there, send } = movedTo(pointer, point);
  const rest = { ...there.rest };
  const turns = (['horizontal', 'vertical'] as const).flatMap<KnownMessage>((axis) => {
    // The wire counts up and left.
    const turn = rest[axis] - (axis === 'vertical' ? wheel.deltaY : wheel.deltaX) * unit;
    const whole = Math.trunc(turn);
    rest[axis] = turn - whole;
    return whole === 0 ? [] : [{ kind: 'mouseWheel', axis, delta: within(whole, -0x8000, 0x7fff) }];
  });
  return { pointer: { ...there, rest }, send: [...send, ...turns] };
}

export function next(pointer: Pointer, event: PointerEvent): PointerStep {
  switch (event.on) {
    case 'moved':
      return { pointer: { ...pointer, pending: event.point }, send: [] };
    case 'frame':
      return movedTo(pointer, pointer.pending);
    case 'button':
      return pressed(pointer, event);
    case 'wheel':
      return turned(pointer, event);
    case 'lost': {
      const { pointer: there, send } = movedTo(pointer, pointer.pending);
      const ups = there.down.map<KnownMessage>((button) => ({ kind: 'mouseButton', button, down: false }));
      return { pointer: { ...there, down: [] }, send: [...send, ...ups] };
    }
  }
}

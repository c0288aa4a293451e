// Fingers as a pointer. One that moves at once moves the pointer, and one that rests a moment first drags with the left
// button, as clients on phones have it; a tap clicks, a long press clicks right, two fingers scroll or pinch.
import type { Point } from './pointer.ts';

interface Finger {
  id: number;
  point: Point;
}

interface Pair {
  middle: Point;
  distance: number;
}

type Gesture =
  | { at: 'none' }
  | { at: 'pressed'; start: Point; ms: number }
  | { at: 'moving' | 'dragging'; point: Point }
  /** `pair` is where the fingers were when they were last heeded. */
  | { at: 'undecided' | 'scrolling' | 'pinching'; pair: Pair }
  /** Until all fingers are up. */
  | { at: 'done' };

export interface Touch {
  fingers: readonly Finger[];
  gesture: Gesture;
  /** The last tap: a second one near it is a double click at the same place. */
  tap: { point: Point; ms: number } | undefined;
}

export type TouchEvent =
  | { on: 'down' | 'moved'; id: number; point: Point; ms: number }
  | { on: 'up'; id: number; ms: number }
  | { on: 'waited' }
  | { on: 'cancelled' };

export type TouchEffect =
  | { do: 'move'; point: Point }
  | { do: 'button'; button: number; isDown: boolean; point: Point }
  /** In pixels, as a wheel tells them. */
  | { do: 'scroll'; deltaX: number; deltaY: number; point: Point }
  | { do: 'zoom'; factor: number; point: Point };

export interface TouchStep {
  touch: Touch;
  effects: TouchEffect[];
  /** After so long it wants to hear `waited`; each wish replaces the one before. */
  waitMs?: number;
}

export const NO_TOUCH: Touch = { fingers: [], gesture: { at: 'none' }, tap: undefined };

const LONG_PRESS_MS = 500;
const REST_MS = 150;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** A finger is never quite still. */
const STILL_PX = 10;
const PINCH_PX = 24;

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function pairOf([first, second]: readonly Finger[]): Pair | undefined {
  if (!first || !second) return undefined;
  const [a, b] = [first.point, second.point];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.max(1, distanceOf(a, b)) };
}

const click = (button: number, point: Point): TouchEffect[] => [
  { do: 'button', button, isDown: true, point },
  { do: 'button', button, isDown: false, point },
];

/** A drag that something puts an end to. */
const dropped = ({ gesture }: Touch): TouchEffect[] =>
  gesture.at === 'dragging' ? [{ do: 'button', button: 0, isDown: false, point: gesture.point }] : [];

function touched(touch: Touch, finger: Finger, ms: number): TouchStep {
  const fingers = [...touch.fingers.filter(({ id }) => id !== finger.id), finger];
  if (fingers.length === 1)
    return {
      touch: { ...touch, fingers, gesture: { at: 'pressed', start: finger.point, ms } },
      effects: dropped(touch),
      waitMs: LONG_PRESS_MS,
    };
  const pair = pairOf(fingers);
  const isSecond = fingers.length === 2 && touch.gesture.at !== 'done' && pair;
  const gesture: Gesture = isSecond ? { at: 'undecided', pair } : touch.gesture;
  return { touch: { ...touch, fingers, gesture }, effects: isSecond ? dropped(touch) : [] };
}

function paired(touch: Touch, before: Pair, pair: Pair): TouchStep {
  const { at } = touch.gesture;
  const isPinch = at === 'pinching' || (at === 'undecided' && Math.abs(pair.distance - before.distance) > PINCH_PX);
  if (isPinch) {
    const zoom: TouchEffect = { do: 'zoom', factor: pair.distance / before.distance, point: pair.middle };
    return { touch: { ...touch, gesture: { at: 'pinching', pair } }, effects: [zoom] };
  }
  if (at === 'undecided' && distanceOf(pair.middle, before.middle) <= STILL_PX) return { touch, effects: [] };
  const deltaX = before.middle.x - pair.middle.x;
  const deltaY = before.middle.y - pair.middle.y;
  return {
    touch: { ...touch, gesture: { at: 'scrolling', pair } },
    effects: [{ do: 'scroll', deltaX, deltaY, point: pair.middle }],
  };
}

function moved(before: Touch, finger: Finger, ms: number): TouchStep {
  const { id, point } = finger;
  const touch = { ...before, fingers: before.fingers.map((one) => (one.id === id ? finger : one)) };
  const { gesture } = touch;
  if ('pair' in gesture) {
    const pair = pairOf(touch.fingers);
    return pair ? paired(touch, gesture.pair, pair) : { touch, effects: [] };
  }
  if (gesture.at === 'moving' || gesture.at === 'dragging')
    return { touch: { ...touch, gesture: { ...gesture, point } }, effects: [{ do: 'move', point }] };
  if (gesture.at !== 'pressed' || distanceOf(gesture.start, point) <= STILL_PX) return { touch, effects: [] };
  const hasRested = ms - gesture.ms >= REST_MS;
  const press: TouchEffect[] = hasRested ? [{ do: 'button', button: 0, isDown: true, point: gesture.start }] : [];
  return {
    touch: { ...touch, gesture: { at: hasRested ? 'dragging' : 'moving', point }, tap: undefined },
    effects: [...press, { do: 'move', point }],
  };
}

function tapped(touch: Touch, start: Point, ms: number): TouchStep {
  const { tap } = touch;
  const isSecond = tap && ms - tap.ms <= DOUBLE_TAP_MS && distanceOf(tap.point, start) <= DOUBLE_TAP_PX;
  const point = isSecond ? tap.point : start;
  return { touch: { ...NO_TOUCH, tap: isSecond ? undefined : { point, ms } }, effects: click(0, point) };
}

function lifted(touch: Touch, id: number, ms: number): TouchStep {
  const fingers = touch.fingers.filter((finger) => finger.id !== id);
  if (fingers.length === touch.fingers.length) return { touch, effects: [] };
  if (fingers.length > 0) return { touch: { ...touch, fingers, gesture: { at: 'done' } }, effects: dropped(touch) };
  if (touch.gesture.at === 'pressed') return tapped(touch, touch.gesture.start, ms);
  return { touch: { ...NO_TOUCH, tap: touch.tap }, effects: dropped(touch) };
}

export function next(touch: Touch, event: TouchEvent): TouchStep {
  switch (event.on) {
    case 'down':
      return touched(touch, { id: event.id, point: event.point }, event.ms);
    case 'moved':
      return moved(touch, { id: event.id, point: event.point }, event.ms);
    case 'up':
      return lifted(touch, event.id, event.ms);
    case 'waited': {
      const { gesture } = touch;
      if (gesture.at !== 'pressed') return { touch, effects: [] };
      return { touch: { ...touch, gesture: { at: 'done' }, tap: undefined }, effects: click(2, gesture.start) };
    }
    case 'cancelled':
      return { touch: NO_TOUCH, effects: dropped(touch) };
  }
}

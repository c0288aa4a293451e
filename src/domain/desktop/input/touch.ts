// Converts touches to pointer actions, as phone clients do: a moving finger moves the pointer, or drags with the left
// button if it was still for a moment; a tap clicks, a long press right-clicks, and two fingers scroll or zoom.
import type { Point } from './pointer.ts';

interface Finger {
  id: number;
  point: Point;
}

interface FingerPair {
  middle: Point;
  distance: number;
}

type Gesture =
  | { phase: 'none' }
  | { phase: 'pressed'; start: Point; ms: number }
  | { phase: 'moving' | 'dragging'; point: Point }
  /** `pair` has the finger positions at the last effect, or at the start if there was none. */
  | { phase: 'undecided' | 'scrolling' | 'pinching'; pair: FingerPair }
  /** All touches are ignored until all fingers are lifted. */
  | { phase: 'done' };

export interface Touch {
  fingers: readonly Finger[];
  gesture: Gesture;
  /** The last tap. A second tap near it clicks at the same point, so that both are a double click. */
  tap: { point: Point; ms: number } | undefined;
}

export type TouchInput =
  | { type: 'down' | 'moved'; id: number; point: Point; ms: number }
  | { type: 'up'; id: number; ms: number }
  /** The time of `waitMs` has passed. */
  | { type: 'waited' }
  | { type: 'cancelled' };

export type TouchEffect =
  | { type: 'move'; point: Point }
  | { type: 'button'; button: number; isDown: boolean; point: Point }
  /** The deltas are in pixels, with the signs of a wheel event. */
  | { type: 'scroll'; deltaX: number; deltaY: number; point: Point }
  | { type: 'zoom'; factor: number; point: Point };

export interface TouchStep {
  touch: Touch;
  effects: TouchEffect[];
  /** Milliseconds until the caller sends `waited`. A new value replaces the previous timer. */
  waitMs?: number;
}

export const NO_TOUCH: Touch = { fingers: [], gesture: { phase: 'none' }, tap: undefined };

const LONG_PRESS_MS = 500;
/** A finger that moves after this time drags. */
const DRAG_HOLD_MS = 150;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** Moves up to this distance are ignored, because a finger is never quite still. */
const MOVE_THRESHOLD_PX = 10;
/** A larger change of the distance between two fingers zooms. */
const PINCH_THRESHOLD_PX = 24;

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function fingerPairOf([first, second]: readonly Finger[]): FingerPair | undefined {
  if (!first || !second) return undefined;
  const [a, b] = [first.point, second.point];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.max(1, distanceOf(a, b)) };
}

const clickEffects = (button: number, point: Point): TouchEffect[] => [
  { type: 'button', button, isDown: true, point },
  { type: 'button', button, isDown: false, point },
];

/** The release of the left button if the finger was dragging. */
const endDragEffects = ({ gesture }: Touch): TouchEffect[] =>
  gesture.phase === 'dragging' ? [{ type: 'button', button: 0, isDown: false, point: gesture.point }] : [];

function handleDown(touch: Touch, finger: Finger, ms: number): TouchStep {
  const fingers = [...touch.fingers.filter(({ id }) => id !== finger.id), finger];
  if (fingers.length === 1)
    return {
      touch: { ...touch, fingers, gesture: { phase: 'pressed', start: finger.point, ms } },
      effects: endDragEffects(touch),
      waitMs: LONG_PRESS_MS,
    };
  const pair = fingerPairOf(fingers);
  const isSecondFinger = fingers.length === 2 && touch.gesture.phase !== 'done' && pair;
  const gesture: Gesture = isSecondFinger ? { phase: 'undecided', pair } : touch.gesture;
  return { touch: { ...touch, fingers, gesture }, effects: isSecondFinger ? endDragEffects(touch) : [] };
}

function handlePairMove(touch: Touch, previousPair: FingerPair, pair: FingerPair): TouchStep {
  const { phase } = touch.gesture;
  const isPinch =
    phase === 'pinching' ||
    (phase === 'undecided' && Math.abs(pair.distance - previousPair.distance) > PINCH_THRESHOLD_PX);
  if (isPinch) {
    const zoom: TouchEffect = { type: 'zoom', factor: pair.distance / previousPair.distance, point: pair.middle };
    return { touch: { ...touch, gesture: { phase: 'pinching', pair } }, effects: [zoom] };
  }
  if (phase === 'undecided' && distanceOf(pair.middle, previousPair.middle) <= MOVE_THRESHOLD_PX)
    return { touch, effects: [] };
  const deltaX = previousPair.middle.x - pair.middle.x;
  const deltaY = previousPair.middle.y - pair.middle.y;
  return {
    touch: { ...touch, gesture: { phase: 'scrolling', pair } },
    effects: [{ type: 'scroll', deltaX, deltaY, point: pair.middle }],
  };
}

function handleMove(previousTouch: Touch, finger: Finger, ms: number): TouchStep {
  const { id, point } = finger;
  const touch = { ...previousTouch, fingers: previousTouch.fingers.map((other) => (other.id === id ? finger : other)) };
  const { gesture } = touch;
  if ('pair' in gesture) {
    const pair = fingerPairOf(touch.fingers);
    return pair ? handlePairMove(touch, gesture.pair, pair) : { touch, effects: [] };
  }
  if (gesture.phase === 'moving' || gesture.phase === 'dragging')
    return { touch: { ...touch, gesture: { ...gesture, point } }, effects: [{ type: 'move', point }] };
  if (gesture.phase !== 'pressed' || distanceOf(gesture.start, point) <= MOVE_THRESHOLD_PX)
    return { touch, effects: [] };
  const isDrag = ms - gesture.ms >= DRAG_HOLD_MS;
  const press: TouchEffect[] = isDrag ? [{ type: 'button', button: 0, isDown: true, point: gesture.start }] : [];
  return {
    touch: { ...touch, gesture: { phase: isDrag ? 'dragging' : 'moving', point }, tap: undefined },
    effects: [...press, { type: 'move', point }],
  };
}

function handleTap(touch: Touch, start: Point, ms: number): TouchStep {
  const { tap } = touch;
  const isSecondTap = tap && ms - tap.ms <= DOUBLE_TAP_MS && distanceOf(tap.point, start) <= DOUBLE_TAP_PX;
  const point = isSecondTap ? tap.point : start;
  return { touch: { ...NO_TOUCH, tap: isSecondTap ? undefined : { point, ms } }, effects: clickEffects(0, point) };
}

function handleUp(touch: Touch, id: number, ms: number): TouchStep {
  const fingers = touch.fingers.filter((finger) => finger.id !== id);
  if (fingers.length === touch.fingers.length) return { touch, effects: [] };
  if (fingers.length > 0)
    return { touch: { ...touch, fingers, gesture: { phase: 'done' } }, effects: endDragEffects(touch) };
  if (touch.gesture.phase === 'pressed') return handleTap(touch, touch.gesture.start, ms);
  return { touch: { ...NO_TOUCH, tap: touch.tap }, effects: endDragEffects(touch) };
}

/** The state of the touches after an event, and the pointer actions. */
export function nextTouchState(touch: Touch, event: TouchInput): TouchStep {
  switch (event.type) {
    case 'down':
      return handleDown(touch, { id: event.id, point: event.point }, event.ms);
    case 'moved':
      return handleMove(touch, { id: event.id, point: event.point }, event.ms);
    case 'up':
      return handleUp(touch, event.id, event.ms);
    case 'waited': {
      const { gesture } = touch;
      if (gesture.phase !== 'pressed') return { touch, effects: [] };
      return {
        touch: { ...touch, gesture: { phase: 'done' }, tap: undefined },
        effects: clickEffects(2, gesture.start),
      };
    }
    case 'cancelled':
      return { touch: NO_TOUCH, effects: endDragEffects(touch) };
  }
}

// Keys, mouse, pen and fingers on the picture of a desktop, as messages for it.
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { COMPOSING, filterComposedKeys, NOT_COMPOSING } from '#domain/desktop/input/ime-keys.ts';
import {
  createKeyboard,
  nextKeyboardState as nextKey,
  type KeyboardInput as KeyEvent,
  type KeyboardOptions,
} from '#domain/desktop/input/keyboard.ts';
import type { Modifiers } from '#domain/desktop/input/modifiers.ts';
import {
  nextPointerState as nextPointer,
  INITIAL_POINTER,
  screenPointOf,
  type PointerInput as Pointing,
  type ScreenView,
} from '#domain/desktop/input/pointer.ts';
import {
  nextTouchState as nextTouch,
  NO_TOUCH,
  type TouchEffect,
  type TouchInput as Touching,
} from '#domain/desktop/input/touch.ts';

interface InputOptions {
  keys: KeyboardOptions;
  /** Where the picture is just now. */
  view: () => ScreenView;
  send: (message: KnownMessage) => void;
  /** The keys that lead out of the desktop were pressed. */
  onLeave: () => void;
  /** Fingers part or close around a place of the page. */
  onZoom: (factor: number, at: { x: number; y: number }) => void;
  /** Two fingers move; true where the picture went along, because not all of it was in sight. */
  onPan: (deltaX: number, deltaY: number) => boolean;
  /**
   * Before a key or a button goes out, after which the desktop may ask for the clipboard; what is pasted waits for it to
   * be there.
   */
  onPress: (isPaste: boolean) => Promise<void>;
  /** A text that an input method made. */
  onText: (text: string) => void;
  /** Whether the browser is to carry a paste out itself. */
  takesPaste: () => boolean;
}

export interface Input {
  /** Down in this order, then up again. */
  combination: (keys: readonly string[]) => void;
  stop: () => void;
}

const modifiersOf = (event: KeyboardEvent | MouseEvent): Modifiers => ({
  shift: event.shiftKey,
  control: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
});

/** As in other clients of remote desktops: to the bar, from which Tab leads on. */
const leads = ({ code, ctrlKey, altKey }: KeyboardEvent) => code === 'Home' && ctrlKey && altKey;

function keyOf(event: KeyboardEvent): Extract<KeyEvent, { on: 'key' }> {
  const { code, key, type } = event;
  const [scroll, num, caps] = ['ScrollLock', 'NumLock', 'CapsLock'].map((lock) => event.getModifierState(lock));
  return {
    on: 'key',
    code,
    key,
    isDown: type === 'keydown',
    modifiers: modifiersOf(event),
    locks: { scroll: scroll ?? false, num: num ?? false, caps: caps ?? false },
  };
}

const isPaste = ({ type, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  type === 'keydown' && ((code === 'KeyV' && (ctrlKey || metaKey)) || (code === 'Insert' && shiftKey));

/** Nobody waits longer for a clipboard. */
const PATIENCE_MS = 250;

/** Holds messages back, in their order, while something that belongs before them is on its way. */
function createGate(send: (message: KnownMessage) => void) {
  let holding: Promise<unknown> | undefined;
  const waiting: KnownMessage[] = [];
  return {
    pass: (message: KnownMessage) => (holding ? void waiting.push(message) : send(message)),
    hold(until: Promise<void>) {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      const mine = Promise.race([until, patience]).finally(() => {
        if (holding !== mine) return;
        holding = undefined;
        waiting.splice(0).forEach(send);
      });
      holding = mine;
    },
  };
}

/** Hears what is done on the picture until it is stopped. */
export function attachInput(element: HTMLElement, options: InputOptions): Input {
  const { view } = options;
  const gate = createGate(options.send);
  const send = gate.pass;
  let keyboard = createKeyboard(options.keys);
  let composing = NOT_COMPOSING;
  let pointer = INITIAL_POINTER;
  let touch = NO_TOUCH;
  let keyTimer: ReturnType<typeof setTimeout> | undefined;
  let touchTimer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const ends = new AbortController();
  const { signal } = ends;

  function key(event: KeyEvent): void {
    const step = nextKey(keyboard, event);
    keyboard = step.keyboard;
    step.send.forEach(send);
    if (step.waitMs === undefined) return;
    clearTimeout(keyTimer);
    keyTimer = setTimeout(() => key({ on: 'waited' }), step.waitMs);
  }
  function point(event: Pointing): void {
    const step = nextPointer(pointer, event);
    pointer = step.pointer;
    step.send.forEach(send);
    if (!pointer.pendingPosition || frame !== undefined) return;
    frame = requestAnimationFrame(() => {
      frame = undefined;
      point({ on: 'frame' });
    });
  }
  const placeOf = ({ clientX: x, clientY: y }: MouseEvent) => screenPointOf(view(), { x, y });

  function mouse(event: PointerEvent): void {
    if (event.type === 'pointermove') {
      key({ on: 'moved' });
      return point({ on: 'moved', point: placeOf(event) });
    }
    key({ on: 'pointer', modifiers: modifiersOf(event) });
    point({ on: 'button', button: event.button, isDown: event.type === 'pointerdown', point: placeOf(event) });
  }
  function carryOut(effect: TouchEffect): void {
    const at = screenPointOf(view(), effect.point);
    if (effect.do === 'move') point({ on: 'moved', point: at });
    else if (effect.do === 'button') point({ on: 'button', button: effect.button, isDown: effect.isDown, point: at });
    else if (effect.do === 'zoom') options.onZoom(effect.factor, effect.point);
    else if (!options.onPan(effect.deltaX, effect.deltaY))
      point({ on: 'wheel', wheel: { ...effect, mode: 0 }, pageHeight: view().height, point: at });
  }
  function feel(event: Touching): void {
    const step = nextTouch(touch, event);
    touch = step.touch;
    step.effects.forEach(carryOut);
    clearTimeout(touchTimer);
    if (step.waitMs !== undefined) touchTimer = setTimeout(() => feel({ on: 'waited' }), step.waitMs);
  }
  function finger({ type, pointerId: id, clientX: x, clientY: y, timeStamp: ms }: PointerEvent): void {
    if (type === 'pointercancel') feel({ on: 'cancelled' });
    else if (type === 'pointerup') feel({ on: 'up', id, ms });
    else feel({ on: type === 'pointerdown' ? 'down' : 'moved', id, point: { x, y }, ms });
  }
  function pointed(event: PointerEvent): void {
    event.preventDefault();
    if (event.type === 'pointerdown') {
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      void options.onPress(false);
    }
    if (event.pointerType === 'touch') finger(event);
    else if (event.type === 'pointercancel') point({ on: 'lost' });
    else mouse(event);
  }
  function turned(event: WheelEvent): void {
    event.preventDefault();
    key({ on: 'pointer', modifiers: modifiersOf(event) });
    const { deltaX, deltaY, deltaMode: mode } = event;
    point({ on: 'wheel', wheel: { deltaX, deltaY, mode }, pageHeight: view().height, point: placeOf(event) });
  }
  function pressed(event: KeyboardEvent): void {
    const pastes = isPaste(event);
    if (!pastes || !options.takesPaste()) event.preventDefault();
    event.stopPropagation();
    const found = filterComposedKeys(event.isComposing ? COMPOSING : composing, keyOf(event));
    if (!event.isComposing) ({ composing } = found);
    if (found.keys.length === 0) return;
    if (leads(event)) return event.type === 'keydown' ? options.onLeave() : undefined;
    if (pastes) gate.hold(options.onPress(true));
    else if (event.type === 'keydown' && event.key !== 'Meta' && event.key !== 'Alt') void options.onPress(false);
    found.keys.forEach(key);
  }
  function composed({ type, data }: CompositionEvent): void {
    composing = type === 'compositionstart' ? COMPOSING : NOT_COMPOSING;
    if (type === 'compositionend' && data !== '') options.onText(data);
  }
  const lose = () => {
    composing = NOT_COMPOSING;
    key({ on: 'focusLost' });
    point({ on: 'lost' });
    feel({ on: 'cancelled' });
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    element.addEventListener(type, pointed, { signal });
  for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, pressed, { signal });
  for (const type of ['compositionstart', 'compositionend'] as const)
    element.addEventListener(type, composed, { signal });
  element.addEventListener('wheel', turned, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('blur', lose, { signal });

  return {
    combination: (keys) => key({ on: 'combination', keys }),
    stop() {
      lose();
      ends.abort();
      clearTimeout(keyTimer);
      clearTimeout(touchTimer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

// Converts input on the picture of a desktop to messages: keys, mouse, pen and touch.
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
  type PointerInput as PointerInputEvent,
  type ScreenView,
} from '#domain/desktop/input/pointer.ts';
import {
  nextTouchState as nextTouch,
  NO_TOUCH,
  type TouchEffect,
  type TouchInput as TouchInputEvent,
} from '#domain/desktop/input/touch.ts';

interface InputOptions {
  keys: KeyboardOptions;
  /** The current position and size of the picture. */
  view: () => ScreenView;
  send: (message: KnownMessage) => void;
  onLeaveDesktop: () => void;
  /** A pinch gesture around a point of the page. */
  onZoom: (factor: number, point: { x: number; y: number }) => void;
  /** A two-finger move. Returns true if the picture scrolled because it is larger than its area. */
  onPan: (deltaX: number, deltaY: number) => boolean;
  /**
   * Called before a key or button is sent, because the desktop may then request the clipboard. A paste waits until the
   * promise resolves.
   */
  onPress: (isPaste: boolean) => Promise<void>;
  /** Receives text of an input method. */
  onText: (text: string) => void;
  /** Whether the browser must handle the paste event itself. */
  handlesPaste: () => boolean;
}

export interface AttachedInput {
  /** Presses the keys in this order, then releases them. */
  sendKeys: (keys: readonly string[]) => void;
  stop: () => void;
}

const modifiersOf = (event: KeyboardEvent | MouseEvent): Modifiers => ({
  shift: event.shiftKey,
  control: event.ctrlKey,
  alt: event.altKey,
  meta: event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
});

/** Ctrl+Alt+Home moves the focus to the session bar, like in other remote desktop clients. */
const isLeaveKey = ({ code, ctrlKey, altKey }: KeyboardEvent) => code === 'Home' && ctrlKey && altKey;

function keyEventOf(event: KeyboardEvent): Extract<KeyEvent, { type: 'key' }> {
  const { code, key, type } = event;
  const [scroll, num, caps] = ['ScrollLock', 'NumLock', 'CapsLock'].map((lock) => event.getModifierState(lock));
  return {
    type: 'key',
    code,
    key,
    isDown: type === 'keydown',
    modifiers: modifiersOf(event),
    locks: { scroll: scroll ?? false, num: num ?? false, caps: caps ?? false },
  };
}

const isPasteKey = ({ type, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  type === 'keydown' && ((code === 'KeyV' && (ctrlKey || metaKey)) || (code === 'Insert' && shiftKey));

/** The longest wait for the clipboard. */
const MAX_WAIT_MS = 250;

/** Buffers messages while the clipboard is read for a paste, so that they are sent after its text, in order. */
function createMessageGate(send: (message: KnownMessage) => void) {
  let waitingFor: Promise<unknown> | undefined;
  const buffered: KnownMessage[] = [];
  return {
    sendOrBuffer: (message: KnownMessage) => (waitingFor ? void buffered.push(message) : send(message)),
    holdUntil(promise: Promise<void>) {
      const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
      const currentWait = Promise.race([promise, timeout]).finally(() => {
        if (waitingFor !== currentWait) return;
        waitingFor = undefined;
        buffered.splice(0).forEach(send);
      });
      waitingFor = currentWait;
    },
  };
}

/** Handles input on the picture until `stop` is called. */
export function attachInput(element: HTMLElement, options: InputOptions): AttachedInput {
  const { view } = options;
  const gate = createMessageGate(options.send);
  const send = gate.sendOrBuffer;
  let keyboard = createKeyboard(options.keys);
  let composing = NOT_COMPOSING;
  let pointer = INITIAL_POINTER;
  let touch = NO_TOUCH;
  let keyTimer: ReturnType<typeof setTimeout> | undefined;
  let touchTimer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const abortController = new AbortController();
  const { signal } = abortController;

  function handleKey(event: KeyEvent): void {
    const step = nextKey(keyboard, event);
    keyboard = step.keyboard;
    step.send.forEach(send);
    if (step.waitMs === undefined) return;
    clearTimeout(keyTimer);
    keyTimer = setTimeout(() => handleKey({ type: 'waited' }), step.waitMs);
  }
  function handlePointer(event: PointerInputEvent): void {
    const step = nextPointer(pointer, event);
    pointer = step.pointer;
    step.send.forEach(send);
    if (!pointer.pendingPosition || frame !== undefined) return;
    frame = requestAnimationFrame(() => {
      frame = undefined;
      handlePointer({ type: 'frame' });
    });
  }
  const positionOf = ({ clientX: x, clientY: y }: MouseEvent) => screenPointOf(view(), { x, y });

  function onMouse(event: PointerEvent): void {
    if (event.type === 'pointermove') {
      handleKey({ type: 'moved' });
      return handlePointer({ type: 'moved', point: positionOf(event) });
    }
    handleKey({ type: 'pointer', modifiers: modifiersOf(event) });
    handlePointer({
      type: 'button',
      button: event.button,
      isDown: event.type === 'pointerdown',
      point: positionOf(event),
    });
  }
  function runEffect(effect: TouchEffect): void {
    const point = screenPointOf(view(), effect.point);
    if (effect.type === 'move') handlePointer({ type: 'moved', point });
    else if (effect.type === 'button')
      handlePointer({ type: 'button', button: effect.button, isDown: effect.isDown, point });
    else if (effect.type === 'zoom') options.onZoom(effect.factor, effect.point);
    else if (!options.onPan(effect.deltaX, effect.deltaY))
      handlePointer({ type: 'wheel', wheel: { ...effect, mode: 0 }, pageHeight: view().height, point });
  }
  function handleTouch(event: TouchInputEvent): void {
    const step = nextTouch(touch, event);
    touch = step.touch;
    step.effects.forEach(runEffect);
    clearTimeout(touchTimer);
    if (step.waitMs !== undefined) touchTimer = setTimeout(() => handleTouch({ type: 'waited' }), step.waitMs);
  }
  function handleTouchEvent({ type, pointerId: id, clientX: x, clientY: y, timeStamp: ms }: PointerEvent): void {
    if (type === 'pointercancel') handleTouch({ type: 'cancelled' });
    else if (type === 'pointerup') handleTouch({ type: 'up', id, ms });
    else handleTouch({ type: type === 'pointerdown' ? 'down' : 'moved', id, point: { x, y }, ms });
  }
  function onPointer(event: PointerEvent): void {
    event.preventDefault();
    if (event.type === 'pointerdown') {
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      void options.onPress(false);
    }
    if (event.pointerType === 'touch') handleTouchEvent(event);
    else if (event.type === 'pointercancel') handlePointer({ type: 'lost' });
    else onMouse(event);
  }
  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    handleKey({ type: 'pointer', modifiers: modifiersOf(event) });
    const { deltaX, deltaY, deltaMode: mode } = event;
    handlePointer({
      type: 'wheel',
      wheel: { deltaX, deltaY, mode },
      pageHeight: view().height,
      point: positionOf(event),
    });
  }
  function onKey(event: KeyboardEvent): void {
    const isPaste = isPasteKey(event);
    if (!isPaste || !options.handlesPaste()) event.preventDefault();
    event.stopPropagation();
    const composedKeys = filterComposedKeys(event.isComposing ? COMPOSING : composing, keyEventOf(event));
    if (!event.isComposing) ({ composing } = composedKeys);
    if (composedKeys.keys.length === 0) return;
    if (isLeaveKey(event)) return event.type === 'keydown' ? options.onLeaveDesktop() : undefined;
    if (isPaste) gate.holdUntil(options.onPress(true));
    else if (event.type === 'keydown' && event.key !== 'Meta' && event.key !== 'Alt') void options.onPress(false);
    composedKeys.keys.forEach(handleKey);
  }
  function onComposition({ type, data }: CompositionEvent): void {
    composing = type === 'compositionstart' ? COMPOSING : NOT_COMPOSING;
    if (type === 'compositionend' && data !== '') options.onText(data);
  }
  const releaseInput = () => {
    composing = NOT_COMPOSING;
    handleKey({ type: 'focusLost' });
    handlePointer({ type: 'lost' });
    handleTouch({ type: 'cancelled' });
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    element.addEventListener(type, onPointer, { signal });
  for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, onKey, { signal });
  for (const type of ['compositionstart', 'compositionend'] as const)
    element.addEventListener(type, onComposition, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('blur', releaseInput, { signal });

  return {
    sendKeys: (keys) => handleKey({ type: 'combination', keys }),
    stop() {
      releaseInput();
      abortController.abort();
      clearTimeout(keyTimer);
      clearTimeout(touchTimer);
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

// Converts key events of the browser to messages for the desktop, so that no key stays pressed there by mistake
// (docs/protocol/streams.md#7.6, #7.7).
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { scanCodesOf, type ScanCodeOptions } from './scan-codes.ts';
import { modifierCorrections, isModifier, type Modifiers, type KeyPress } from './modifiers.ts';

export interface KeyboardOptions extends ScanCodeOptions {
  /** Whether the state of the lock keys is sent before the first key (18.x). It releases all keys on the desktop. */
  syncsLocks: boolean;
  /** On a Mac, browsers send one event per change of CapsLock, and no releases of other keys while Command is down. */
  isMac: boolean;
}

export interface LockKeys {
  scroll: boolean;
  num: boolean;
  caps: boolean;
}

export interface Keyboard {
  options: KeyboardOptions;
  /** Keys that the desktop considers pressed, in the order of sending. */
  downCodes: readonly string[];
  /** Presses and releases of Alt or Meta that wait, because they may switch to another window of the user's system. */
  withheld: readonly KeyPress[];
  /** Whether the next key must send the state of the lock keys first. */
  needsSync: boolean;
}

export type KeyboardInput =
  | { type: 'key'; code: string; key: string; isDown: boolean; modifiers: Modifiers; locks: LockKeys }
  /** A mouse button or the wheel; its message is sent after this step. */
  | { type: 'pointer'; modifiers: Modifiers }
  /** The pointer moved. */
  | { type: 'moved' }
  /** The time of `waitMs` has passed. */
  | { type: 'waited' }
  | { type: 'focusLost' }
  /** The user chose a key combination of the console. */
  | { type: 'combination'; keys: readonly string[] };

export interface KeyboardStep {
  keyboard: Keyboard;
  send: KnownMessage[];
  /** Milliseconds until the caller sends `waited`. A new value replaces the previous timer. */
  waitMs?: number;
}

/** The keys of a combination are pressed in this order and released in reverse order. */
export const KEY_COMBINATIONS = {
  ctrlAltDelete: ['ControlLeft', 'AltLeft', 'Delete'],
  altTab: ['AltLeft', 'Tab'],
  windows: ['MetaLeft'],
  windowsR: ['MetaLeft', 'KeyR'],
  altF4: ['AltLeft', 'F4'],
  ctrlEscape: ['ControlLeft', 'Escape'],
  printScreen: ['PrintScreen'],
} as const;

/** Alt or Meta alone is sent this long after its release, unless the window loses the focus before that. */
const WITHHELD_RELEASE_MS = 10;

export const createKeyboard = (options: KeyboardOptions): Keyboard => ({
  options,
  downCodes: [],
  withheld: [],
  needsSync: options.syncsLocks,
});

function sendPresses({ keyboard, send }: KeyboardStep, presses: readonly KeyPress[]): KeyboardStep {
  if (presses.length === 0) return { keyboard, send };
  const downCodes = new Set(keyboard.downCodes);
  for (const { code, isDown } of presses) downCodes[isDown ? 'add' : 'delete'](code);
  const messages = presses.flatMap(({ code, isDown }) =>
    scanCodesOf(code, keyboard.options).map<KnownMessage>((scanCode) => ({
      kind: 'keyboardButton',
      scanCode,
      down: isDown,
    })),
  );
  return { keyboard: { ...keyboard, downCodes: [...downCodes] }, send: [...send, ...messages] };
}

const releasesOf = (codes: readonly string[]): KeyPress[] =>
  codes.toReversed().map((code) => ({ code, isDown: false }));
const pressesAndReleasesOf = (codes: readonly string[]): KeyPress[] => [
  ...codes.map((code) => ({ code, isDown: true })),
  ...releasesOf(codes),
];

const sendWithheld = (step: KeyboardStep): KeyboardStep =>
  sendPresses({ ...step, keyboard: { ...step.keyboard, withheld: [] } }, step.keyboard.withheld);

const correctModifiers = (step: KeyboardStep, modifiers: Modifiers): KeyboardStep =>
  sendPresses(step, modifierCorrections(step.keyboard.downCodes, modifiers));

type KeyInput = Extract<KeyboardInput, { type: 'key' }>;

function syncLockKeys(keyboard: Keyboard, { scroll, num, caps }: LockKeys): KeyboardStep {
  if (!keyboard.needsSync) return { keyboard, send: [] };
  const syncMessage: KnownMessage = { kind: 'syncKeys', scroll, num, caps, kana: false };
  return { keyboard: { ...keyboard, downCodes: [], needsSync: false }, send: [syncMessage] };
}

const withhold = (step: KeyboardStep, ...withheld: readonly KeyPress[]): KeyboardStep => ({
  ...step,
  keyboard: { ...step.keyboard, withheld },
  ...(withheld.some(({ isDown }) => !isDown) && { waitMs: WITHHELD_RELEASE_MS }),
});

/** Withholds presses and releases of Alt and Meta. Ignores repeated presses, and releases of keys that are not down. */
function handleAltOrMeta(step: KeyboardStep, { code, key, isDown }: KeyInput): KeyboardStep {
  const [first, ...moreWithheld] = step.keyboard.withheld;
  const isWithheldDown = first?.code === code && first.isDown && moreWithheld.length === 0;
  if (isWithheldDown) return isDown ? step : withhold(step, first, { code, isDown });
  const flushed = sendWithheld(step);
  const { downCodes, options } = flushed.keyboard;
  if (downCodes.includes(code) === isDown) return flushed;
  const isCommandUp = options.isMac && key === 'Meta' && !isDown;
  const stuckCodes = isCommandUp ? downCodes.filter((code) => !isModifier(code)) : [];
  return withhold(sendPresses(flushed, releasesOf(stuckCodes)), { code, isDown });
}

/** Ignores a release without a press, except for PrintScreen: on Windows, browsers send only its release. */
function keyPressesOf({ code, isDown }: KeyInput, { downCodes, options }: Keyboard): KeyPress[] {
  if (options.isMac && code === 'CapsLock') return pressesAndReleasesOf([code]);
  if (isDown || downCodes.includes(code)) return [{ code, isDown }];
  return code === 'PrintScreen' ? pressesAndReleasesOf([code]) : [];
}

function handleKey(keyboard: Keyboard, event: KeyInput): KeyboardStep {
  if (scanCodesOf(event.code, keyboard.options).length === 0) return { keyboard, send: [] };
  const synced = syncLockKeys(keyboard, event.locks);
  if (event.key === 'Alt' || event.key === 'Meta') return handleAltOrMeta(synced, event);
  const flushed = sendWithheld(synced);
  const ready = isModifier(event.code) ? flushed : correctModifiers(flushed, event.modifiers);
  return sendPresses(ready, keyPressesOf(event, ready.keyboard));
}

/** The state of the keyboard after an event, and the messages to send. */
export function nextKeyboardState(keyboard: Keyboard, event: KeyboardInput): KeyboardStep {
  const initial: KeyboardStep = { keyboard, send: [] };
  switch (event.type) {
    case 'key':
      return handleKey(keyboard, event);
    case 'pointer':
      return correctModifiers(sendWithheld(initial), event.modifiers);
    case 'moved':
      return keyboard.withheld.length === 0 ? initial : sendWithheld(initial);
    case 'waited':
      return keyboard.withheld.some(({ isDown }) => !isDown) ? sendWithheld(initial) : initial;
    case 'focusLost': {
      const { syncsLocks } = keyboard.options;
      return sendPresses(
        { ...initial, keyboard: { ...keyboard, withheld: [], needsSync: syncsLocks } },
        releasesOf(keyboard.downCodes),
      );
    }
    case 'combination':
      return sendPresses(sendWithheld(initial), [
        ...releasesOf(keyboard.downCodes),
        ...pressesAndReleasesOf(event.keys),
      ]);
  }
}

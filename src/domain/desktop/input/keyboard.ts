// What goes out for the keys of a browser, so that none sticks on the other side (docs/protocol/streams.md#7.6, #7.7).
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { scanCodesOf, type ScanCodeOptions } from './scan-codes.ts';
import { modifierCorrections, isModifier, type Modifiers, type KeyPress } from './modifiers.ts';

export interface KeyboardOptions extends ScanCodeOptions {
  /** 18.x: lock keys are told before the first key, which lets go of all keys there. */
  syncsLocks: boolean;
  /** A Mac tells of CapsLock once for each change, and of no key that comes up while Command is down. */
  isMac: boolean;
}

export interface LockKeys {
  scroll: boolean;
  num: boolean;
  caps: boolean;
}

export interface Keyboard {
  options: KeyboardOptions;
  /** What the other side holds for down, in the order in which it was sent. */
  downCodes: readonly string[];
  /** Alt and Meta may be the beginning of a switch to another window, which is no business of the other side. */
  withheld: readonly KeyPress[];
  needsSync: boolean;
}

export type KeyboardInput =
  | { on: 'key'; code: string; key: string; isDown: boolean; modifiers: Modifiers; locks: LockKeys }
  /** A button or the wheel, which is still to be sent. */
  | { on: 'pointer'; modifiers: Modifiers }
  | { on: 'moved' }
  | { on: 'waited' }
  | { on: 'focusLost' }
  | { on: 'combination'; keys: readonly string[] };

export interface KeyboardStep {
  keyboard: Keyboard;
  send: KnownMessage[];
  /** After so long it wants to hear `waited`; each wish replaces the one before. */
  waitMs?: number;
}

/** Down in this order, then up again. */
export const KEY_COMBINATIONS = {
  ctrlAltDelete: ['ControlLeft', 'AltLeft', 'Delete'],
  altTab: ['AltLeft', 'Tab'],
  windows: ['MetaLeft'],
  windowsR: ['MetaLeft', 'KeyR'],
  altF4: ['AltLeft', 'F4'],
  ctrlEscape: ['ControlLeft', 'Escape'],
  printScreen: ['PrintScreen'],
} as const;

const WITHHELD_RELEASE_MS = 10;

export const createKeyboard = (options: KeyboardOptions): Keyboard => ({
  options,
  downCodes: [],
  withheld: [],
  needsSync: options.syncsLocks,
});

/** The same with these keys sent. */
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
const pressAndRelease = (codes: readonly string[]): KeyPress[] => [
  ...codes.map((code) => ({ code, isDown: true })),
  ...releasesOf(codes),
];

const sendWithheld = (step: KeyboardStep): KeyboardStep =>
  sendPresses({ ...step, keyboard: { ...step.keyboard, withheld: [] } }, step.keyboard.withheld);

const correctModifiers = (step: KeyboardStep, modifiers: Modifiers): KeyboardStep =>
  sendPresses(step, modifierCorrections(step.keyboard.downCodes, modifiers));

type KeyInput = Extract<KeyboardInput, { on: 'key' }>;

function syncLockKeys(keyboard: Keyboard, { scroll, num, caps }: LockKeys): KeyboardStep {
  if (!keyboard.needsSync) return { keyboard, send: [] };
  const locks: KnownMessage = { kind: 'syncKeys', scroll, num, caps, kana: false };
  return { keyboard: { ...keyboard, downCodes: [], needsSync: false }, send: [locks] };
}

const withhold = (step: KeyboardStep, ...withheld: readonly KeyPress[]): KeyboardStep => ({
  ...step,
  keyboard: { ...step.keyboard, withheld },
  ...(withheld.some(({ isDown }) => !isDown) && { waitMs: WITHHELD_RELEASE_MS }),
});

/** Alt or Meta. A repeated down says nothing, and neither does an up of what is not down. */
function handleAltOrMeta(step: KeyboardStep, { code, key, isDown }: KeyInput): KeyboardStep {
  const [first, ...more] = step.keyboard.withheld;
  const isWithheldDown = first?.code === code && first.isDown && more.length === 0;
  if (isWithheldDown) return isDown ? step : withhold(step, first, { code, isDown });
  const before = sendWithheld(step);
  const { downCodes, options } = before.keyboard;
  if (downCodes.includes(code) === isDown) return before;
  const isCommandUp = options.isMac && key === 'Meta' && !isDown;
  const stuckCodes = isCommandUp ? downCodes.filter((code) => !isModifier(code)) : [];
  return withhold(sendPresses(before, releasesOf(stuckCodes)), { code, isDown });
}

/** No up comes alone but that of PrintScreen, whose down Windows keeps for itself. */
function pressesOf({ code, isDown }: KeyInput, { downCodes, options }: Keyboard): KeyPress[] {
  if (options.isMac && code === 'CapsLock') return pressAndRelease([code]);
  if (isDown || downCodes.includes(code)) return [{ code, isDown }];
  return code === 'PrintScreen' ? pressAndRelease([code]) : [];
}

function handleKey(keyboard: Keyboard, event: KeyInput): KeyboardStep {
  if (scanCodesOf(event.code, keyboard.options).length === 0) return { keyboard, send: [] };
  const synced = syncLockKeys(keyboard, event.locks);
  if (event.key === 'Alt' || event.key === 'Meta') return handleAltOrMeta(synced, event);
  const before = sendWithheld(synced);
  const ready = isModifier(event.code) ? before : correctModifiers(before, event.modifiers);
  return sendPresses(ready, pressesOf(event, ready.keyboard));
}

export function nextKeyboardState(keyboard: Keyboard, event: KeyboardInput): KeyboardStep {
  const initial: KeyboardStep = { keyboard, send: [] };
  switch (event.on) {
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
      return sendPresses(sendWithheld(initial), [...releasesOf(keyboard.downCodes), ...pressAndRelease(event.keys)]);
  }
}

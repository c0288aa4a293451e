// What goes out for the keys of a browser, so that none sticks on the other side (docs/protocol/streams.md#7.6, #7.7).
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { scanCodesOf, type KeyDialect } from './key-codes.ts';
import { correctionsFor, isModifier, type Modifiers, type Press } from './modifiers.ts';

export interface KeyboardOptions extends KeyDialect {
  /** 18.x: lock keys are told before the first key, which lets go of all keys there. */
  syncsLocks: boolean;
  /** A Mac tells of CapsLock once for each change, and of no key that comes up while Command is down. */
  isMac: boolean;
}

export interface Locks {
  scroll: boolean;
  num: boolean;
  caps: boolean;
}

export interface Keyboard {
  options: KeyboardOptions;
  /** What the other side holds for down, in the order in which it was sent. */
  down: readonly string[];
  /** Alt and Meta may be the beginning of a switch to another window, which is no business of the other side. */
  withheld: readonly Press[];
  needsSync: boolean;
}

export type KeyboardEvent =
  | { on: 'key'; code: string; key: string; isDown: boolean; modifiers: Modifiers; locks: Locks }
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
export const COMBINATIONS = {
  ctrlAltDelete: ['ControlLeft', 'AltLeft', 'Delete'],
  altTab: ['AltLeft', 'Tab'],
  windows: ['MetaLeft'],
  windowsR: ['MetaLeft', 'KeyR'],
  altF4: ['AltLeft', 'F4'],
  ctrlEscape: ['ControlLeft', 'Escape'],
  printScreen: ['PrintScreen'],
} as const;

const WITHHELD_UP_MS = 10;

export const keyboardWith = (options: KeyboardOptions): Keyboard => ({
  options,
  down: [],
  withheld: [],
  needsSync: options.syncsLocks,
});

/** The same with these keys sent. */
function sent({ keyboard, send }: KeyboardStep, presses: readonly Press[]): KeyboardStep {
  if (presses.length === 0) return { keyboard, send };
  const down = new Set(keyboard.down);
  for (const { code, isDown } of presses) down[isDown ? 'add' : 'delete'](code);
  const messages = presses.flatMap(({ code, isDown }) =>
    scanCodesOf(code, keyboard.options).map<KnownMessage>((scanCode) => ({
      kind: 'keyboardButton',
      scanCode,
      down: isDown,
    })),
  );
  return { keyboard: { ...keyboard, down: [...down] }, send: [...send, ...messages] };
}

const ups = (codes: readonly string[]): Press[] => codes.toReversed().map((code) => ({ code, isDown: false }));
const strokeOf = (codes: readonly string[]): Press[] => [
  ...codes.map((code) => ({ code, isDown: true })),
  ...ups(codes),
];

const withheldSent = (step: KeyboardStep): KeyboardStep =>
  sent({ ...step, keyboard: { ...step.keyboard, withheld: [] } }, step.keyboard.withheld);

const reconciled = (step: KeyboardStep, modifiers: Modifiers): KeyboardStep =>
  sent(step, correctionsFor(step.keyboard.down, modifiers));

type Key = Extract<KeyboardEvent, { on: 'key' }>;

function synced(keyboard: Keyboard, { scroll, num, caps }: Locks): KeyboardStep {
  if (!keyboard.needsSync) return { keyboard, send: [] };
  const locks: KnownMessage = { kind: 'syncKeys', scroll, num, caps, kana: false };
  return { keyboard: { ...keyboard, down: [], needsSync: false }, send: [locks] };
}

const withholding = (step: KeyboardStep, ...withheld: readonly Press[]): KeyboardStep => ({
  ...step,
  keyboard: { ...step.keyboard, withheld },
  ...(withheld.some(({ isDown }) => !isDown) && { waitMs: WITHHELD_UP_MS }),
});

/** Alt or Meta. A repeated down says nothing, and neither does an up of what is not down. */
function withheldOf(step: KeyboardStep, { code, key, isDown }: Key): KeyboardStep {
  const [first, ...more] = step.keyboard.withheld;
  const isBegun = first?.code === code && first.isDown && more.length === 0;
  if (isBegun) return isDown ? step : withholding(step, first, { code, isDown });
  const before = withheldSent(step);
  const { down, options } = before.keyboard;
  if (down.includes(code) === isDown) return before;
  const isCommandUp = options.isMac && key === 'Meta' && !isDown;
  const left = isCommandUp ? down.filter((code) => !isModifier(code)) : [];
  return withholding(sent(before, ups(left)), { code, isDown });
}

/** No up comes alone but that of PrintScreen, whose down Windows keeps for itself. */
function pressesOf({ code, isDown }: Key, { down, options }: Keyboard): Press[] {
  if (options.isMac && code === 'CapsLock') return strokeOf([code]);
  if (isDown || down.includes(code)) return [{ code, isDown }];
  return code === 'PrintScreen' ? strokeOf([code]) : [];
}

function keyed(keyboard: Keyboard, event: Key): KeyboardStep {
  if (scanCodesOf(event.code, keyboard.options).length === 0) return { keyboard, send: [] };
  const begun = synced(keyboard, event.locks);
  if (event.key === 'Alt' || event.key === 'Meta') return withheldOf(begun, event);
  const before = withheldSent(begun);
  const ready = isModifier(event.code) ? before : reconciled(before, event.modifiers);
  return sent(ready, pressesOf(event, ready.keyboard));
}

export function next(keyboard: Keyboard, event: KeyboardEvent): KeyboardStep {
  const begin: KeyboardStep = { keyboard, send: [] };
  switch (event.on) {
    case 'key':
      return keyed(keyboard, event);
    case 'pointer':
      return reconciled(withheldSent(begin), event.modifiers);
    case 'moved':
      return keyboard.withheld.length === 0 ? begin : withheldSent(begin);
    case 'waited':
      return keyboard.withheld.some(({ isDown }) => !isDown) ? withheldSent(begin) : begin;
    case 'focusLost': {
      const { syncsLocks } = keyboard.options;
      return sent({ ...begin, keyboard: { ...keyboard, withheld: [], needsSync: syncsLocks } }, ups(keyboard.down));
    }
    case 'combination':
      return sent(withheldSent(begin), [...ups(keyboard.down), ...strokeOf(event.keys)]);
  }
}

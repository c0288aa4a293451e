import { describe, expect, test } from 'vitest';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import {
  KEY_COMBINATIONS,
  createKeyboard,
  nextKeyboardState,
  type KeyboardInput,
  type KeyboardOptions,
} from './keyboard.ts';
import { scanCodesOf } from './scan-codes.ts';
import type { Modifiers } from './modifiers.ts';

const OPTIONS_14: KeyboardOptions = { sendsPauseAsTwoCodes: false, syncsLocks: false, isMac: false };
const OPTIONS_18: KeyboardOptions = { sendsPauseAsTwoCodes: true, syncsLocks: true, isMac: false };
const MAC: KeyboardOptions = { ...OPTIONS_14, isMac: true };
const NO_MODIFIERS: Modifiers = { shift: false, control: false, alt: false, meta: false, altGraph: false };
const LOCKS = { scroll: false, num: true, caps: false };

interface KeyParts {
  key?: string;
  modifiers?: Partial<Modifiers>;
}
const keyEvent = (code: string, isDown: boolean, { key = code, modifiers }: KeyParts): KeyboardInput => ({
  type: 'key',
  code,
  key,
  isDown,
  modifiers: { ...NO_MODIFIERS, ...modifiers },
  locks: LOCKS,
});
const down = (code: string, parts: KeyParts = {}) => keyEvent(code, true, parts);
const up = (code: string, parts: KeyParts = {}) => keyEvent(code, false, parts);
const pointer = (modifiers: Partial<Modifiers> = {}): KeyboardInput => ({
  type: 'pointer',
  modifiers: { ...NO_MODIFIERS, ...modifiers },
});
const moved: KeyboardInput = { type: 'moved' };
const waited: KeyboardInput = { type: 'waited' };
const focusLost: KeyboardInput = { type: 'focusLost' };

const altParts = { key: 'Alt', modifiers: { alt: true } };
const metaParts = { key: 'Meta', modifiers: { meta: true } };

const codeByScanCode = new Map(
  'ShiftLeft ControlLeft AltLeft AltRight MetaLeft KeyA KeyC KeyQ Tab Delete CapsLock F4 PrintScreen'
    .split(' ')
    .map((code) => [scanCodesOf(code, OPTIONS_14)[0], code]),
);

function describeMessage(message: KnownMessage): string {
  if (message.kind !== 'keyboardButton') return message.kind;
  const name = codeByScanCode.get(message.scanCode) ?? message.scanCode.toString(16);
  return `${message.down ? '+' : '-'}${name}`;
}

/** The sent messages as text, such as `+KeyA -KeyA` for a press and a release, with the requested timers. */
function runEvents(options: KeyboardOptions, ...events: KeyboardInput[]): string {
  let keyboard = createKeyboard(options);
  let text = '';
  for (const event of events) {
    const step = nextKeyboardState(keyboard, event);
    keyboard = step.keyboard;
    const wait = step.waitMs === undefined ? [] : [`wait ${step.waitMs}`];
    text += [...step.send.map(describeMessage), ...wait].map((word) => ` ${word}`).join('');
  }
  return text.trim();
}

describe('keyboard input', () => {
  test('sends presses, repeats and releases', () => {
    expect(runEvents(OPTIONS_14, down('KeyA'), down('KeyA'), up('KeyA'))).toBe('+KeyA +KeyA -KeyA');
  });
  test('ignores unknown keys and releases of keys that are not pressed', () => {
    expect(runEvents(OPTIONS_14, down('Fn'), up('Fn'), up('Tab'))).toBe('');
  });
  test('sends Pause as one code to older proxies and as two codes to newer ones', () => {
    expect(runEvents(OPTIONS_14, down('Pause'), up('Pause'))).toBe('+45 -45');
    expect(runEvents(OPTIONS_18, down('Pause'), up('Pause'))).toBe(
      'syncKeys +1d +45 -1d -45'.replaceAll('1d', 'ControlLeft'),
    );
  });
  test('presses and releases PrintScreen if only its release arrives, as on Windows', () => {
    expect(runEvents(OPTIONS_14, up('PrintScreen'))).toBe('+PrintScreen -PrintScreen');
    expect(runEvents(OPTIONS_14, down('PrintScreen'), up('PrintScreen'))).toBe('+PrintScreen -PrintScreen');
  });
  test('sends every CapsLock event of a Mac as a whole keystroke', () => {
    expect(runEvents(MAC, down('CapsLock'), up('CapsLock'))).toBe('+CapsLock -CapsLock +CapsLock -CapsLock');
    expect(runEvents(OPTIONS_14, down('CapsLock'), up('CapsLock'))).toBe('+CapsLock -CapsLock');
  });
  test('releases other keys when Command is released on a Mac, which does not report their releases', () => {
    const copy = [
      down('MetaLeft', metaParts),
      down('KeyC', { modifiers: { meta: true } }),
      up('MetaLeft', { key: 'Meta' }),
    ];
    expect(runEvents(MAC, ...copy, waited)).toBe('+MetaLeft +KeyC -KeyC wait 10 -MetaLeft');
    expect(runEvents(OPTIONS_14, ...copy, waited)).toBe('+MetaLeft +KeyC wait 10 -MetaLeft');
  });
});

describe('lost focus and lock keys', () => {
  test.each([OPTIONS_14, OPTIONS_18])('a lost focus releases all pressed keys, the last one first: %o', (options) => {
    const pressedKeys = [down('ControlLeft'), down('KeyA', { modifiers: { control: true } })];
    expect(runEvents(options, ...pressedKeys, focusLost, focusLost)).toMatch(
      /\+ControlLeft \+KeyA -KeyA -ControlLeft$/,
    );
  });
  test('proxies of 18.x receive the lock keys before the first key, and again after the focus was lost', () => {
    const keys = [down('KeyA'), up('KeyA'), focusLost, down('KeyA'), up('KeyA')];
    expect(runEvents(OPTIONS_18, ...keys)).toBe('syncKeys +KeyA -KeyA syncKeys +KeyA -KeyA');
    expect(runEvents(OPTIONS_14, ...keys)).toBe('+KeyA -KeyA +KeyA -KeyA');
  });
  test('the message about the lock keys has their current state', () => {
    expect(nextKeyboardState(createKeyboard(OPTIONS_18), down('KeyA')).send[0]).toEqual({
      kind: 'syncKeys',
      ...LOCKS,
      kana: false,
    });
  });
  test('modifiers are pressed again after the lock keys, which release all keys', () => {
    expect(runEvents(OPTIONS_18, pointer({ shift: true }), down('KeyA', { modifiers: { shift: true } }))).toBe(
      '+ShiftLeft syncKeys +ShiftLeft +KeyA',
    );
  });
});

describe('modifiers', () => {
  test('are released before the next key or button if their release was missed', () => {
    expect(runEvents(OPTIONS_14, down('ControlLeft'), down('KeyA'))).toBe('+ControlLeft -ControlLeft +KeyA');
    expect(runEvents(OPTIONS_14, down('ControlLeft'), pointer())).toBe('+ControlLeft -ControlLeft');
  });
  test('are pressed before the next key or button if their press was missed', () => {
    const modifiers = { shift: true };
    expect(runEvents(OPTIONS_14, down('KeyA', { modifiers }), up('KeyA', { modifiers }), pointer(modifiers))).toBe(
      '+ShiftLeft +KeyA -KeyA',
    );
    expect(runEvents(OPTIONS_14, down('ShiftRight', { modifiers }), pointer(modifiers))).toBe('+36');
  });
  test('are not corrected by the events of other modifiers', () => {
    expect(runEvents(OPTIONS_14, down('ShiftLeft'), down('ControlLeft'), up('ControlLeft'))).toBe(
      '+ShiftLeft +ControlLeft -ControlLeft',
    );
  });
  test.each([
    ['AltGr', { altGraph: true }],
    ['Control and Alt', { control: true, alt: true }],
    ['Control, Alt and AltGr', { control: true, alt: true, altGraph: true }],
  ])('are not corrected while AltGr types a character, if the browser reports %s', (_, modifiers) => {
    const altGr = [down('ControlLeft', { key: 'Control' }), down('AltRight', { key: 'AltGraph' })];
    const released = [up('ControlLeft', { key: 'Control' }), up('AltRight', { key: 'AltGraph' })];
    const typed = [down('KeyQ', { key: '@', modifiers }), up('KeyQ', { key: '@', modifiers })];
    expect(runEvents(OPTIONS_14, ...altGr, ...typed, ...released)).toBe(
      '+ControlLeft +AltRight +KeyQ -KeyQ -ControlLeft -AltRight',
    );
  });
});

describe.each([
  ['Alt', 'AltLeft', altParts],
  ['Meta', 'MetaLeft', metaParts],
])('%s as a modifier', (key, code, parts) => {
  test('is sent with the next key, button or pointer move, not when it is pressed', () => {
    expect(runEvents(OPTIONS_14, down(code, parts), down(code, parts))).toBe('');
    expect(runEvents(OPTIONS_14, down(code, parts), down('F4', { modifiers: parts.modifiers }))).toBe(`+${code} +F4`);
    expect(runEvents(OPTIONS_14, down(code, parts), pointer(parts.modifiers))).toBe(`+${code}`);
    expect(runEvents(OPTIONS_14, down(code, parts), moved, moved)).toBe(`+${code}`);
    expect(
      runEvents(OPTIONS_14, down(code, parts), down('KeyA', { modifiers: parts.modifiers }), down(code, parts)),
    ).toBe(`+${code} +KeyA`);
  });
  test('is not sent when the window loses the focus before other input', () => {
    expect(runEvents(OPTIONS_14, down(code, parts), focusLost)).toBe('');
    expect(runEvents(OPTIONS_14, down(code, parts), up(code, { key }), focusLost, waited)).toBe('wait 10');
  });
  test('is sent as a keystroke 10 ms after its release, or before the next key', () => {
    expect(runEvents(OPTIONS_14, down(code, parts), up(code, { key }), waited, waited)).toBe(
      `wait 10 +${code} -${code}`,
    );
    expect(runEvents(OPTIONS_14, down(code, parts), up(code, { key }), down('KeyA'))).toBe(
      `wait 10 +${code} -${code} +KeyA`,
    );
  });
  test('is released when the focus is lost, if it was sent', () => {
    const used = [
      down(code, parts),
      down('KeyA', { modifiers: parts.modifiers }),
      up('KeyA', { modifiers: parts.modifiers }),
    ];
    expect(runEvents(OPTIONS_14, ...used, focusLost)).toBe(`+${code} +KeyA -KeyA -${code}`);
    expect(runEvents(OPTIONS_14, ...used, up(code, { key }), focusLost, waited)).toBe(
      `+${code} +KeyA -KeyA wait 10 -${code}`,
    );
  });
  test('is not sent for a second press when the timer of the first keystroke ends', () => {
    expect(runEvents(OPTIONS_14, down(code, parts), up(code, { key }), down(code, parts), waited)).toBe(
      `wait 10 +${code} -${code}`,
    );
  });
});

test('presses a key combination in order and releases it in reverse, after releasing all other keys', () => {
  const send = (keys: readonly string[]): KeyboardInput => ({ type: 'combination', keys });
  expect(runEvents(OPTIONS_14, send(KEY_COMBINATIONS.ctrlAltDelete))).toBe(
    '+ControlLeft +AltLeft +Delete -Delete -AltLeft -ControlLeft',
  );
  expect(runEvents(OPTIONS_14, down('ControlLeft'), send(KEY_COMBINATIONS.altTab), focusLost)).toBe(
    '+ControlLeft -ControlLeft +AltLeft +Tab -Tab -AltLeft',
  );
  for (const keys of Object.values(KEY_COMBINATIONS))
    expect(nextKeyboardState(createKeyboard(OPTIONS_14), send(keys)).send).toHaveLength(keys.length * 2);
});

import { describe, expect, test } from 'vitest';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { COMBINATIONS, keyboardWith, next, type KeyboardEvent, type KeyboardOptions } from './keyboard.ts';
import { scanCodesOf } from './key-codes.ts';
import type { Modifiers } from './modifiers.ts';

const OLDER: KeyboardOptions = { pauseIsTwo: false, syncsLocks: false, isMac: false };
const NEWER: KeyboardOptions = { pauseIsTwo: true, syncsLocks: true, isMac: false };
const MAC: KeyboardOptions = { ...OLDER, isMac: true };
const NONE: Modifiers = { shift: false, control: false, alt: false, meta: false, altGraph: false };
const LOCKS = { scroll: false, num: true, caps: false };

interface KeyParts {
  key?: string;
  modifiers?: Partial<Modifiers>;
}
const keyEvent = (code: string, isDown: boolean, { key = code, modifiers }: KeyParts): KeyboardEvent => ({
  on: 'key',
  code,
  key,
  isDown,
  modifiers: { ...NONE, ...modifiers },
  locks: LOCKS,
});
const down = (code: string, parts: KeyParts = {}) => keyEvent(code, true, parts);
const up = (code: string, parts: KeyParts = {}) => keyEvent(code, false, parts);
const pointer = (modifiers: Partial<Modifiers> = {}): KeyboardEvent => ({
  on: 'pointer',
  modifiers: { ...NONE, ...modifiers },
});
const moved: KeyboardEvent = { on: 'moved' };
const waited: KeyboardEvent = { on: 'waited' };
const focusLost: KeyboardEvent = { on: 'focusLost' };

const alt = { key: 'Alt', modifiers: { alt: true } };
const meta = { key: 'Meta', modifiers: { meta: true } };

const nameOf = new Map(
  'ShiftLeft ControlLeft AltLeft AltRight MetaLeft KeyA KeyC KeyQ Tab Delete CapsLock F4 PrintScreen'
    .split(' ')
    .map((code) => [scanCodesOf(code, OLDER)[0], code]),
);

function shown(message: KnownMessage): string {
  if (message.kind !== 'keyboardButton') return message.kind;
  const name = nameOf.get(message.scanCode) ?? message.scanCode.toString(16);
  return `${message.down ? '+' : '-'}${name}`;
}

/** What goes out for these events, and the last wish for a timer. */
function play(options: KeyboardOptions, ...events: KeyboardEvent[]): string {
  let keyboard = keyboardWith(options);
  let text = '';
  for (const event of events) {
    const step = next(keyboard, event);
    keyboard = step.keyboard;
    const wait = step.waitMs === undefined ? [] : [`wait ${step.waitMs}`];
    text += [...step.send.map(shown), ...wait].map((one) => ` ${one}`).join('');
  }
  return text.trim();
}

describe('keys', () => {
  test('go down and up, and repeat as they are repeated', () => {
    expect(play(OLDER, down('KeyA'), down('KeyA'), up('KeyA'))).toBe('+KeyA +KeyA -KeyA');
  });
  test('that the table does not know are ignored, as are ups of what is not down', () => {
    expect(play(OLDER, down('Fn'), up('Fn'), up('Tab'))).toBe('');
  });
  test('Pause is one message or two, down and up', () => {
    expect(play(OLDER, down('Pause'), up('Pause'))).toBe('+45 -45');
    expect(play(NEWER, down('Pause'), up('Pause'))).toBe('syncKeys +1d +45 -1d -45'.replaceAll('1d', 'ControlLeft'));
  });
  test('PrintScreen is pressed by the only event that Windows leaves of it', () => {
    expect(play(OLDER, up('PrintScreen'))).toBe('+PrintScreen -PrintScreen');
    expect(play(OLDER, down('PrintScreen'), up('PrintScreen'))).toBe('+PrintScreen -PrintScreen');
  });
  test('each event of CapsLock on a Mac is a whole stroke, elsewhere it is what it is', () => {
    expect(play(MAC, down('CapsLock'), up('CapsLock'))).toBe('+CapsLock -CapsLock +CapsLock -CapsLock');
    expect(play(OLDER, down('CapsLock'), up('CapsLock'))).toBe('+CapsLock -CapsLock');
  });
  test('that a Mac tells no up of come up with Command', () => {
    const copy = [down('MetaLeft', meta), down('KeyC', { modifiers: { meta: true } }), up('MetaLeft', { key: 'Meta' })];
    expect(play(MAC, ...copy, waited)).toBe('+MetaLeft +KeyC -KeyC wait 10 -MetaLeft');
    expect(play(OLDER, ...copy, waited)).toBe('+MetaLeft +KeyC wait 10 -MetaLeft');
  });
});

describe('a loss of focus', () => {
  test.each([OLDER, NEWER])('lets go of all that is down, the last first', (options) => {
    const held = [down('ControlLeft'), down('KeyA', { modifiers: { control: true } })];
    expect(play(options, ...held, focusLost, focusLost)).toMatch(/\+ControlLeft \+KeyA -KeyA -ControlLeft$/);
  });
  test('has lock keys told before the next key, by newer proxies alone', () => {
    const keys = [down('KeyA'), up('KeyA'), focusLost, down('KeyA'), up('KeyA')];
    expect(play(NEWER, ...keys)).toBe('syncKeys +KeyA -KeyA syncKeys +KeyA -KeyA');
    expect(play(OLDER, ...keys)).toBe('+KeyA -KeyA +KeyA -KeyA');
  });
  test('tells the lock keys as they are', () => {
    expect(next(keyboardWith(NEWER), down('KeyA')).send[0]).toEqual({ kind: 'syncKeys', ...LOCKS, kana: false });
  });
  test('what was down before lock keys were told is down after', () => {
    expect(play(NEWER, pointer({ shift: true }), down('KeyA', { modifiers: { shift: true } }))).toBe(
      '+ShiftLeft syncKeys +ShiftLeft +KeyA',
    );
  });
});

describe('modifiers', () => {
  test('that came up elsewhere come up before the next key, button or turn of the wheel', () => {
    expect(play(OLDER, down('ControlLeft'), down('KeyA'))).toBe('+ControlLeft -ControlLeft +KeyA');
    expect(play(OLDER, down('ControlLeft'), pointer())).toBe('+ControlLeft -ControlLeft');
  });
  test('that went down elsewhere go down, once', () => {
    const modifiers = { shift: true };
    expect(play(OLDER, down('KeyA', { modifiers }), up('KeyA', { modifiers }), pointer(modifiers))).toBe(
      '+ShiftLeft +KeyA -KeyA',
    );
    expect(play(OLDER, down('ShiftRight', { modifiers }), pointer(modifiers))).toBe('+36');
  });
  test('do not correct each other', () => {
    expect(play(OLDER, down('ShiftLeft'), down('ControlLeft'), up('ControlLeft'))).toBe(
      '+ShiftLeft +ControlLeft -ControlLeft',
    );
  });
  test.each([
    ['as AltGr', { altGraph: true }],
    ['as Control and Alt', { control: true, alt: true }],
    ['as all three', { control: true, alt: true, altGraph: true }],
  ])('AltGr that is told %s types', (_, modifiers) => {
    const altGr = [down('ControlLeft', { key: 'Control' }), down('AltRight', { key: 'AltGraph' })];
    const released = [up('ControlLeft', { key: 'Control' }), up('AltRight', { key: 'AltGraph' })];
    const typed = [down('KeyQ', { key: '@', modifiers }), up('KeyQ', { key: '@', modifiers })];
    expect(play(OLDER, ...altGr, ...typed, ...released)).toBe(
      '+ControlLeft +AltRight +KeyQ -KeyQ -ControlLeft -AltRight',
    );
  });
});

describe.each([
  ['Alt', 'AltLeft', alt],
  ['Meta', 'MetaLeft', meta],
])('%s', (key, code, parts) => {
  test('waits for the key or the button that it belongs to', () => {
    expect(play(OLDER, down(code, parts), down(code, parts))).toBe('');
    expect(play(OLDER, down(code, parts), down('F4', { modifiers: parts.modifiers }))).toBe(`+${code} +F4`);
    expect(play(OLDER, down(code, parts), pointer(parts.modifiers))).toBe(`+${code}`);
    expect(play(OLDER, down(code, parts), moved, moved)).toBe(`+${code}`);
    expect(play(OLDER, down(code, parts), down('KeyA', { modifiers: parts.modifiers }), down(code, parts))).toBe(
      `+${code} +KeyA`,
    );
  });
  test('that leads to another window never goes out', () => {
    expect(play(OLDER, down(code, parts), focusLost)).toBe('');
    expect(play(OLDER, down(code, parts), up(code, { key }), focusLost, waited)).toBe('wait 10');
  });
  test('alone goes out when nothing has come of it for 10 ms', () => {
    expect(play(OLDER, down(code, parts), up(code, { key }), waited, waited)).toBe(`wait 10 +${code} -${code}`);
    expect(play(OLDER, down(code, parts), up(code, { key }), down('KeyA'))).toBe(`wait 10 +${code} -${code} +KeyA`);
  });
  test('that was sent comes up with the focus gone', () => {
    const used = [
      down(code, parts),
      down('KeyA', { modifiers: parts.modifiers }),
      up('KeyA', { modifiers: parts.modifiers }),
    ];
    expect(play(OLDER, ...used, focusLost)).toBe(`+${code} +KeyA -KeyA -${code}`);
    expect(play(OLDER, ...used, up(code, { key }), focusLost, waited)).toBe(`+${code} +KeyA -KeyA wait 10 -${code}`);
  });
  test('that is down once more is not sent by the timer of the time before', () => {
    expect(play(OLDER, down(code, parts), up(code, { key }), down(code, parts), waited)).toBe(
      `wait 10 +${code} -${code}`,
    );
  });
});

test('combinations go down in order and come up the other way, with nothing else held', () => {
  const send = (keys: readonly string[]): KeyboardEvent => ({ on: 'combination', keys });
  expect(play(OLDER, send(COMBINATIONS.ctrlAltDelete))).toBe(
    '+ControlLeft +AltLeft +Delete -Delete -AltLeft -ControlLeft',
  );
  expect(play(OLDER, down('ControlLeft'), send(COMBINATIONS.altTab), focusLost)).toBe(
    '+ControlLeft -ControlLeft +AltLeft +Tab -Tab -AltLeft',
  );
  for (const keys of Object.values(COMBINATIONS))
    expect(next(keyboardWith(OLDER), send(keys)).send).toHaveLength(keys.length * 2);
});

// Feeds random events, even impossible ones, to the keyboard. The keys that the desktop considers pressed must always
// match the state, and no key may be pressed after the focus is lost.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { scanCodesOf } from './scan-codes.ts';
import { createKeyboard, nextKeyboardState, type Keyboard, type KeyboardInput } from './keyboard.ts';

const flag = fc.boolean();
const modifiers = fc.record({ shift: flag, control: flag, alt: flag, meta: flag, altGraph: flag });
const codes = [
  'KeyA',
  'Tab',
  'ShiftLeft',
  'ControlLeft',
  'AltLeft',
  'AltRight',
  'MetaLeft',

  'CapsLock',
  'Fn',
];
const key = fc.constantFrom('a', 'Alt', 'Meta', 'AltGraph', 'Tab');
const event: fc.Arbitrary<KeyboardInput> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('key' as const),
      code: fc.constantFrom(...codes),
      key,
      isDown: flag,
      modifiers,
      locks: fc.record({ scroll: flag, num: flag, caps: flag }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pointer' as const), modifiers }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<KeyboardInput>(
      { type: 'moved' },
      { type: 'waited' },
      { type: 'focusLost' },
      { type: 'combination', keys: ['ControlLeft', 'AltLeft', 'Delete'] },
    ),
  },
);

function pressedCodesAfter(previousCodes: ReadonlySet<number>, messages: readonly KnownMessage[]): Set<number> {
  const pressed = new Set(previousCodes);
  for (const message of messages) {
    if (message.kind === 'syncKeys') pressed.clear();
    if (message.kind === 'keyboardButton') pressed[message.down ? 'add' : 'delete'](message.scanCode);
  }
  return pressed;
}
const pressedCodesOf = ({ downCodes, options }: Keyboard) =>
  new Set(downCodes.flatMap((code) => scanCodesOf(code, options)));

// docs/behaviour.md#live-desktops "No key sticks: the console releases",
// "Alt and the Windows key wait for the next"
test(
  'the state matches the pressed keys on the desktop, and no key stays pressed after the focus is lost',
  () =>
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), flag, flag, (events, syncsLocks, isMac) => {
        let keyboard = createKeyboard({ sendsPauseAsTwoCodes: syncsLocks, syncsLocks, isMac });
        let pressedCodes: ReadonlySet<number> = new Set();
        for (const input of [...events, { type: 'focusLost' as const }]) {
          const step = nextKeyboardState(keyboard, input);
          keyboard = step.keyboard;
          pressedCodes = pressedCodesAfter(pressedCodes, step.send);
          expect(pressedCodes).toEqual(pressedCodesOf(keyboard));
        }
        expect([...pressedCodes, ...keyboard.downCodes, ...keyboard.withheld]).toEqual([]);
      }),
      { numRuns: runCount(2000, 100_000), seed: SEED },
    ),
  TIMEOUT_MS,
);

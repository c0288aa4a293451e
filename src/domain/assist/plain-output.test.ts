import { expect, test } from 'vitest';
import { exitErrorOf, plainOutput } from './plain-output.ts';

test.each([
  ['a\r\nb\r\n', 'a\nb'],
  ['\u001b[1;31mred\u001b[0m', 'red'],
  ['\u001b]0;title\u0007text', 'text'],
  ['\u001b]8;;https://x\u001b\\link', 'link'],
  ['\u001bcclear\u001b(B', 'clear'],
  ['', ''],
])('converts %j to %j', (printed, plain) => expect(plainOutput(printed)).toBe(plain));

test('finds the exit error of a command in the events of its recording', () => {
  const exec = { event: 'exec', exitError: 'exit status 1' };
  expect(exitErrorOf({ events: [{ event: 'session.start' }, exec] })).toBe('exit status 1');
  expect([null, { events: null }, { events: [7, { event: 'exec' }] }].map(exitErrorOf)).toEqual(['', '', '']);
});

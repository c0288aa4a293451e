import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

test.each([
  [undefined, 'http', 'console.test', true],
  ['http://console.test', 'http', 'console.test', true],
  ['https://Console.test', 'https', 'console.test:443', true],
  ['https://console.test:443', 'https', 'console.test', true],
  ['http://[::1]:3080', 'http', '[::1]:3080', true],
  ['http://console.test', 'https', 'console.test', false],
  ['https://console.test', 'http', 'console.test', false],
  ['https://console.test:444', 'https', 'console.test', false],
  ['https://notconsole.test', 'https', 'console.test', false],
  ['null', 'https', 'console.test', false],
  ['chrome-extension://console.test', 'https', 'console.test', false],
  ['https://console.test', 'https', undefined, false],
] as const)('the origin %s counts as own at %s://%s: %s', (...[origin, protocol, host, expected]) => {
  expect(isOwnOrigin(origin, { protocol, host })).toBe(expected);
});

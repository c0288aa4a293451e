import { expect, test } from 'vitest';
import { parseWorkingDirectory } from './working-directory.ts';

// docs/behaviour.md#files "If the shell reports its current directory", "The console accepts absolute paths"
test.each([
  ['file://web-01/var/log', '/var/log'],
  ['file://WEB-01.internal/', '/'],
  ['file:///srv/a%20b', '/srv/a b'],
  ['file://localhost/tmp', '/tmp'],
  ['file://web-01/tmp/%E6%97%A5', '/tmp/日'],
  ['file://web-01/tmp/50%25', '/tmp/50%'],
])('%s is the directory %s', (report, path) => expect(parseWorkingDirectory(report, 'web-01')).toBe(path));

// docs/behaviour.md#files "It ignores reports of other hosts"
test.each([
  '',
  '/var/log',
  'http://web-01/var/log',
  'file://web-01',
  'file://web-01relative',
  'file://db-01/var/log',
  'file://web-01/tmp/%0Arm%20-rf',
  'file://web-01/tmp/\u0007',
  'file://web-01/tmp/%C2%9B31m',
  'file://web-01/tmp/%E2%80%AEgpj',
  'file://web-01/tmp/%FF',
  'file://web-01/tmp/50%',
  `file://web-01/${'a'.repeat(1024)}`,
])('%j is ignored', (report) => expect(parseWorkingDirectory(report, 'web-01')).toBeUndefined());

test('a report is accepted while the hostname is unknown', () => {
  expect(parseWorkingDirectory('file://db-01/var', '')).toBe('/var');
});

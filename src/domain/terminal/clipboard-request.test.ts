import { expect, test } from 'vitest';
import { parseClipboardRequest } from './clipboard-request.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['c;aGVsbG8=', 'hello'],
  ['c;aGVsbG8', 'hello'],
  [';aGVsbG8=', 'hello'],
  ['pc0;aGVsbG8=', 'hello'],
  [`c;${base64('zwölf\r\nZeilen\u202e')}`, 'zwölf\r\nZeilen\u202e'],
  [`c;${Buffer.from([0x61, 0xff]).toString('base64')}`, 'a\ufffd'],
  [`c;${base64('x'.repeat(75_000))}`, 'x'.repeat(75_000)],
])('%.20s requests to copy %.20j', (request, text) => expect(parseClipboardRequest(request)).toBe(text));

test.each([
  'c;?',
  ';?',
  'c;',
  'c',
  '',
  'x;aGVsbG8=',
  'c;a',
  'c;aGV sbG8=',
  'c;=',
  'c;%',
  'c;aGVsbG8=x',
  `c;${'A'.repeat(100_004)}`,
])('ignores the invalid request %.20j', (request) => expect(parseClipboardRequest(request)).toBeUndefined());

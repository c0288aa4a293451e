import { expect, test } from 'vitest';
import { parseFileName } from './content-disposition.ts';

test.each([
  ['attachment;filename="a.txt"', 'a.txt'],
  ['attachment; filename="a.txt"', 'a.txt'],
  ['attachment;filename="a+b%2Bc.txt"', 'a b+c.txt'],
  ['attachment;filename="%C3%A9t%C3%A9.txt"', 'été.txt'],
  ['attachment;filename="say+%22hi%22.txt"', 'say "hi".txt'],
  ['attachment;filename="..%2F..%2Fetc%2Fpasswd"', 'passwd'],
  ['attachment;filename="C%3A%5Cboot.ini"', 'boot.ini'],
  ['attachment;filename="100%25.txt"', '100%.txt'],
  ['attachment;filename="100%.txt"', '100%.txt'],
  ['attachment;filename=""', undefined],
  ['attachment;filename=".."', undefined],
  ['attachment', undefined],
  ['inline;filename="a.txt"', undefined],
  [null, undefined],
])('the header %s contains the file name %s', (header, name) => expect(parseFileName(header)).toBe(name));

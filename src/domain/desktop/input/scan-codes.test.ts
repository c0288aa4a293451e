import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scanCodesOf } from './scan-codes.ts';

const protocol = readFileSync('docs/protocol/streams.md', 'utf8');
const table = protocol.slice(protocol.indexOf('## 9. Key code table'), protocol.indexOf('18.x differences: `NumLock`'));
const rows = table.split('\n').filter((line) => /^\| [\w/+ ]+ \| \w+=/.test(line));
const keys = rows.flatMap((row) =>
  [...row.matchAll(/(\w+)=([\dA-F]+)/g)].map(([, code = '', hex = '']) => [code, Number.parseInt(hex, 16)] as const),
);

test('the documentation lists 153 keys', () => {
  expect(keys).toHaveLength(153);
});

test.each(keys)('the scan code of %s is %i', (code, scanCode) => {
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toEqual([scanCode]);
});

test('newer proxies use other codes for Pause and NumLock only', () => {
  const differing = keys.flatMap(([code, older]) => {
    const newer = scanCodesOf(code, { sendsPauseAsTwoCodes: true });
    return newer.length === 1 && newer[0] === older ? [] : [[code, newer]];
  });
  expect(Object.fromEntries(differing)).toEqual({ Pause: [0x1d, 0x45], NumLock: [0x45] });
});

test.each(['Fn', '', 'constructor', 'keya'])('the unknown code %j has no scan code', (code) => {
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toEqual([]);
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: true })).toEqual([]);
});

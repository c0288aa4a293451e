import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scanCodesOf } from './scan-codes.ts';

const protocol = readFileSync('docs/protocol/streams.md', 'utf8');
const table = protocol.slice(protocol.indexOf('## 9. Key code table'), protocol.indexOf('18.x differences: `NumLock`'));
const tableRows = table.split('\n').filter((line) => /^\| [\w/+ ]+ \| \w+=/.test(line));
const documentedKeys = tableRows.flatMap((row) =>
  [...row.matchAll(/(\w+)=([\dA-F]+)/g)].map(([, code = '', hex = '']) => [code, Number.parseInt(hex, 16)] as const),
);

test('the documentation lists 153 keys', () => {
  expect(documentedKeys).toHaveLength(153);
});

test.each(documentedKeys)('the scan code of %s is %i', (code, scanCode) => {
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toEqual([scanCode]);
});

test('proxies of 18.x use other codes for Pause and NumLock only', () => {
  const differentKeys = documentedKeys.flatMap(([code, code14]) => {
    const codes18 = scanCodesOf(code, { sendsPauseAsTwoCodes: true });
    return codes18.length === 1 && codes18[0] === code14 ? [] : [[code, codes18]];
  });
  expect(Object.fromEntries(differentKeys)).toEqual({ Pause: [0x1d, 0x45], NumLock: [0x45] });
});

test.each(['Fn', '', 'constructor', 'keya'])('the unknown code %j has no scan code', (code) => {
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toEqual([]);
  expect(scanCodesOf(code, { sendsPauseAsTwoCodes: true })).toEqual([]);
});

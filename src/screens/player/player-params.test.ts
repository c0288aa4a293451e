import { expect, test } from 'vitest';
import { withParams } from '#lib/params.ts';
import { changeOf, panelIn, queryIn } from './player-params.ts';

const NOTHING = { text: '', isRegex: false, isCaseSensitive: false };

test.each([
  ['', undefined, NOTHING],
  ['panel=transcript', 'transcript', NOTHING],
  ['panel=search&search=a+b', 'search', { ...NOTHING, text: 'a b' }],
  ['panel=search&search=a&match=regex&match=case', 'search', { text: 'a', isRegex: true, isCaseSensitive: true }],
  ['panel=settings&match=all', undefined, NOTHING],
])('“%s” is read', (address, panel, query) => {
  const params = new URLSearchParams(address);
  expect([panelIn(params), queryIn(params)]).toEqual([panel, query]);
});

test('what is looked for is written so that it is read again, and what else stands there stays', () => {
  const query = { text: 'a&b=c #1', isRegex: true, isCaseSensitive: true };
  const params = withParams(new URLSearchParams('recordingType=ssh&t=07%3A08&search=old'), changeOf(query));
  expect([queryIn(params), params.get('recordingType'), params.get('t')]).toEqual([query, 'ssh', '07:08']);
  expect([...withParams(params, changeOf(NOTHING)).keys()]).toEqual(['recordingType', 't']);
});

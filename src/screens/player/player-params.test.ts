import { expect, test } from 'vitest';
import { withParams } from '#lib/params.ts';
import { queryToParams, parsePanel, parseQuery } from './player-params.ts';

const EMPTY_QUERY = { text: '', isRegex: false, isCaseSensitive: false };

test.each([
  ['', undefined, EMPTY_QUERY],
  ['panel=transcript', 'transcript', EMPTY_QUERY],
  ['panel=search&search=a+b', 'search', { ...EMPTY_QUERY, text: 'a b' }],
  ['panel=search&search=a&match=regex&match=case', 'search', { text: 'a', isRegex: true, isCaseSensitive: true }],
  ['panel=settings&match=all', undefined, EMPTY_QUERY],
])('parses the panel and the search from "%s"', (address, panel, query) => {
  const params = new URLSearchParams(address);
  expect([parsePanel(params), parseQuery(params)]).toEqual([panel, query]);
});

test('writes a search to the address, reads the same search back, and keeps other parameters', () => {
  const query = { text: 'a&b=c #1', isRegex: true, isCaseSensitive: true };
  const params = withParams(new URLSearchParams('recordingType=ssh&t=07%3A08&search=old'), queryToParams(query));
  expect([parseQuery(params), params.get('recordingType'), params.get('t')]).toEqual([query, 'ssh', '07:08']);
  expect([...withParams(params, queryToParams(EMPTY_QUERY)).keys()]).toEqual(['recordingType', 't']);
});

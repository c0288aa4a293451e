import { expect, test } from 'vitest';
import { parseResizeEvent } from './resize-event.ts';

test('reads the size from a resize event of another participant', () => {
  expect(parseResizeEvent({ event: 'resize', size: '120:40' })).toEqual({ cols: 120, rows: 40 });
});

test.each([
  ['1:1', { cols: 2, rows: 2 }],
  ['2:4096', { cols: 2, rows: 4096 }],
  ['4096:2', { cols: 4096, rows: 2 }],
])('raises the size %s to the minimum', (size, expected) => {
  expect(parseResizeEvent({ event: 'resize', size })).toEqual(expected);
});

test.each([
  [{ event: 'session.join', size: '120:40' }],
  [{ event: 'resize', size: '0:0' }],
  [{ event: 'resize', size: '99999:10' }],
  [{ event: 'resize', size: '4097:40' }],
  [{ event: 'resize', size: '120:9999' }],
  [{ event: 'resize', size: '120:0' }],
  [{ event: 'resize', size: 7 }],
  [{ event: 'resize' }],
  [{}],
])('ignores %j', (event) => {
  expect(parseResizeEvent(event)).toBeUndefined();
});

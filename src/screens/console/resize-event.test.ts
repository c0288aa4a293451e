import { expect, test } from 'vitest';
import { readSize } from './resize-event.ts';

test('a resize of another participant is a size', () => {
  expect(readSize({ event: 'resize', size: '120:40' })).toEqual({ cols: 120, rows: 40 });
});

test.each([
  [{ event: 'session.join', size: '120:40' }],
  [{ event: 'resize', size: '0:0' }],
  [{ event: 'resize', size: '99999:10' }],
  [{ event: 'resize', size: 7 }],
  [{ event: 'resize' }],
  [{}],
])('%j is none', (event) => {
  expect(readSize(event)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { desktopKey } from './desktop-keys.ts';

const here = { at: 'playing', ms: 20_000, canSeek: true } as const;
const MINUTE = 60_000;

test.each([
  [' ', here, { do: 'toggle' }],
  [' ', { ...here, at: 'ended' as const }, { do: 'restart' }],
  ['ArrowLeft', here, { do: 'seek', ms: 15_000 }],
  ['ArrowLeft', { ...here, ms: 2000 }, { do: 'seek', ms: 0 }],
  ['ArrowRight', here, { do: 'seek', ms: 25_000 }],
  ['ArrowRight', { ...here, ms: 58_000 }, { do: 'seek', ms: MINUTE }],
  [',', here, { do: 'hold', ms: 19_000 }],
  ['.', here, { do: 'hold', ms: 21_000 }],
  ['Home', here, { do: 'seek', ms: 0 }],
  ['End', here, { do: 'seek', ms: MINUTE }],
  ['Home', { ...here, canSeek: false }, { do: 'restart' }],
  ['End', { ...here, canSeek: false }, undefined],
  ['ArrowRight', { ...here, canSeek: false }, undefined],
  ['a', here, undefined],
])('%j at %j', (key, playback, asks) => expect(desktopKey(key, playback, MINUTE)).toEqual(asks));

test('where nobody knows the end, none is gone to', () => {
  expect(desktopKey('End', here, undefined)).toBeUndefined();
  expect(desktopKey('ArrowRight', here, undefined)).toEqual({ do: 'seek', ms: 25_000 });
});

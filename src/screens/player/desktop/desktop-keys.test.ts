import { expect, test } from 'vitest';
import { desktopKeyAction } from './desktop-keys.ts';

const PLAYBACK = { status: 'playing', ms: 20_000, canSeek: true } as const;
const MINUTE = 60_000;

test.each([
  [' ', PLAYBACK, { type: 'toggle' }],
  [' ', { ...PLAYBACK, status: 'ended' as const }, { type: 'restart' }],
  ['ArrowLeft', PLAYBACK, { type: 'seek', ms: 15_000 }],
  ['ArrowLeft', { ...PLAYBACK, ms: 2000 }, { type: 'seek', ms: 0 }],
  ['ArrowRight', PLAYBACK, { type: 'seek', ms: 25_000 }],
  ['ArrowRight', { ...PLAYBACK, ms: 58_000 }, { type: 'seek', ms: MINUTE }],
  [',', PLAYBACK, { type: 'hold', ms: 19_000 }],
  ['.', PLAYBACK, { type: 'hold', ms: 21_000 }],
  ['Home', PLAYBACK, { type: 'seek', ms: 0 }],
  ['End', PLAYBACK, { type: 'seek', ms: MINUTE }],
  ['Home', { ...PLAYBACK, canSeek: false }, { type: 'restart' }],
  ['End', { ...PLAYBACK, canSeek: false }, undefined],
  ['ArrowRight', { ...PLAYBACK, canSeek: false }, undefined],
  ['a', PLAYBACK, undefined],
])('the action of key %j during %j is %j', (key, playback, action) =>
  expect(desktopKeyAction(key, playback, MINUTE)).toEqual(action),
);

test('without a known length, End does nothing and ArrowRight still seeks', () => {
  expect(desktopKeyAction('End', PLAYBACK, undefined)).toBeUndefined();
  expect(desktopKeyAction('ArrowRight', PLAYBACK, undefined)).toEqual({ type: 'seek', ms: 25_000 });
});

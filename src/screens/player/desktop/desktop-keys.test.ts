import { expect, test } from 'vitest';
import { desktopKeyAction } from './desktop-keys.ts';

const PLAYBACK = { at: 'playing', ms: 20_000, canSeek: true } as const;
const MINUTE = 60_000;

test.each([
  [' ', PLAYBACK, { do: 'toggle' }],
  [' ', { ...PLAYBACK, at: 'ended' as const }, { do: 'restart' }],
  ['ArrowLeft', PLAYBACK, { do: 'seek', ms: 15_000 }],
  ['ArrowLeft', { ...PLAYBACK, ms: 2000 }, { do: 'seek', ms: 0 }],
  ['ArrowRight', PLAYBACK, { do: 'seek', ms: 25_000 }],
  ['ArrowRight', { ...PLAYBACK, ms: 58_000 }, { do: 'seek', ms: MINUTE }],
  [',', PLAYBACK, { do: 'hold', ms: 19_000 }],
  ['.', PLAYBACK, { do: 'hold', ms: 21_000 }],
  ['Home', PLAYBACK, { do: 'seek', ms: 0 }],
  ['End', PLAYBACK, { do: 'seek', ms: MINUTE }],
  ['Home', { ...PLAYBACK, canSeek: false }, { do: 'restart' }],
  ['End', { ...PLAYBACK, canSeek: false }, undefined],
  ['ArrowRight', { ...PLAYBACK, canSeek: false }, undefined],
  ['a', PLAYBACK, undefined],
])('the action of key %j during %j is %j', (key, playback, action) =>
  expect(desktopKeyAction(key, playback, MINUTE)).toEqual(action),
);

test('does not seek to an unknown end', () => {
  expect(desktopKeyAction('End', PLAYBACK, undefined)).toBeUndefined();
  expect(desktopKeyAction('ArrowRight', PLAYBACK, undefined)).toEqual({ do: 'seek', ms: 25_000 });
});

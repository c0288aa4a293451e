import { expect, test } from 'vitest';
import type { UnsupportedFeature } from './decoded.ts';
import { unsupportedText } from './messages.ts';

test.each([
  [
    { name: 'bitmap-update' },
    'This desktop sends plain bitmaps. Ask an administrator to enable RemoteFX on the desktop.',
  ],
  [{ name: 'codec', id: 10 }, "This desktop sends pictures in a format that can't be decoded (codec 10)."],
  [{ name: 'pointer-depth', id: 8 }, "This desktop sends mouse pointers with 8 bits per pixel, which can't be shown."],
] satisfies [Omit<UnsupportedFeature, 'kind'>, string][])(
  'explains the unsupported feature %j',
  (unsupported, text) => {
    expect(unsupportedText({ kind: 'unsupported', ...unsupported })).toBe(text);
  },
);

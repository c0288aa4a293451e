import { encode } from 'uqr';
import { expect, test } from 'vitest';
import type { Picture } from './modules.ts';
import { readQr } from './read-qr.ts';

const SCALE = 3;
const BORDER = 4;

type Options = NonNullable<Parameters<typeof encode>[1]>;

function drawn(text: string, options: Options): Picture {
  const { data, size } = encode(text, { border: BORDER, ...options });
  const side = size * SCALE;
  return {
    width: side,
    height: side,
    isDark: (x, y) => data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] ?? false,
  };
}

const LEVELS = ['L', 'M', 'Q', 'H'] as const;
const versions = Array.from({ length: 40 }, (_, at) => at + 1);

test.each(LEVELS)('every version with level %s', (ecc) => {
  for (const version of versions) {
    const text = `v${version} ünïcode`.slice(0, version === 1 ? 5 : 40);
    const picture = drawn(text, { ecc, minVersion: version, maxVersion: version, boostEcc: false });
    expect(readQr(picture), `version ${version}`).toBe(text);
  }
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])('mask %d', (maskPattern) => {
  for (const text of ['otpauth://totp/one?secret=JBSWY3DPEHPK3PXP', 'A'.repeat(90), '0'.repeat(91)])
    expect(readQr(drawn(text, { maskPattern }))).toBe(text);
});

test.each(['0', '12', '31415926535', 'POSTERN', 'AB', '$%*+-./: 45', 'ß', '日本', 'x'.repeat(900)])('%s', (text) =>
  expect(readQr(drawn(text, {}))).toBe(text),
);

test('what was misread is no text', () => {
  const picture = drawn('otpauth://totp/one?secret=JBSWY3DPEHPK3PXP', {});
  const middle = picture.width / 2;
  const isStained = (x: number, y: number) => Math.abs(x - middle) < 6 && Math.abs(y - middle) < 6;
  expect(readQr({ ...picture, isDark: (x, y) => picture.isDark(x, y) !== isStained(x, y) })).toBeUndefined();
});

test.each<[string, Picture['isDark']]>([
  ['nothing', () => false],
  ['a black square', () => true],
  ['a line', (_, y) => y === 3],
  ['stripes', (x) => x % 2 === 0],
])('a picture of %s shows no code', (_, isDark) => expect(readQr({ width: 60, height: 60, isDark })).toBeUndefined());

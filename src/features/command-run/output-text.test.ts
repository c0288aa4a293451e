import { expect, test } from 'vitest';
import { lastLines, visibleText } from './output-text.ts';

test('collapsed panels receive only the last lines of the output', () => {
  expect(lastLines('a\nb\n')).toBe('a\nb\n');
  const long = Array.from({ length: 400 }, (_, n) => `${n}`).join('\n');
  expect(lastLines(long)).toBe('392\n393\n394\n395\n396\n397\n398\n399');
  expect(lastLines(visibleText('0 %\r1 %\r2 %'))).toBe('0 %\n1 %\n2 %');
});

import { once } from '#lib/once.ts';
import { LOCALE } from '#lib/text/locale.ts';

export interface Letter {
  letter: string;
  /** The index of one of ten hues. */
  hue: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
}

const segmenter = once(() => new Intl.Segmenter(LOCALE));

/** The first letter of a name, and a hue that is the same for this name everywhere (docs/protocol/resources.md#1.8). */
export function letterOf(name: string): Letter {
  const [first] = segmenter().segment(name);
  const sum = Array.from({ length: name.length }, (_, index) => name.charCodeAt(index)).reduce((a, b) => a + b, 0);
  return { letter: (first?.segment ?? '').toLocaleUpperCase(LOCALE), hue: (sum % 10) as Letter['hue'] }; // ten remainders
}

// The keyboard layouts of Windows that can be chosen for desktops, as Windows numbers them (docs/protocol/streams.md#8.2).

/** Each number (hexadecimal), the language that people know it by (BCP 47), and which of its layouts it is. */
const TABLE = `
401 ar
423 be
402 bg
405 cs
10405 cs QWERTY
406 da
407 de
807 de-CH
408 el
409 en-US
10409 en-US Dvorak
20409 en-US International
809 en-GB
452 en-GB Extended
1809 en-IE
40A es
80A es-419
425 et
429 fa
40B fi
40C fr
80C fr-BE
1009 fr-CA
11009 fr-CA Multilingual
100C fr-CH
40D he
439 hi
41A hr
40E hu
42B hy
40F is
410 it
411 ja
437 ka
43F kk
412 ko
10427 lt
426 lv
42F mk
413 nl
813 nl-BE
414 no
415 pl
10415 pl 214
416 pt-BR
10416 pt-BR ABNT2
816 pt-PT
10418 ro
419 ru
41B sk
424 sl
41C sq
C1A sr-Cyrl
81A sr-Latn
41D sv
41E th
41F tr Q
1041F tr F
422 uk
42A vi
804 zh-CN
404 zh-TW
`;

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** By name, as people look for them. */
export const keyboardLayouts: ReadonlyMap<number, string> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [number, string] => {
      const [number = '', language = '', variant] = line.split(' ');
      const name = languages.of(language) ?? language;
      return [Number.parseInt(number, 16), variant === undefined ? name : `${name}, ${variant}`];
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en')),
);

/** As Windows writes it, such as 0000040C. */
export const layoutNumber = (layout: number): string => layout.toString(16).toUpperCase().padStart(8, '0');

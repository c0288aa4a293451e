// Which code points are wide, and which join others, in Unicode 15 (UAX 11, UAX 29); Hangul syllables follow from their number.

/**
 * For each class its ranges: how far each begins behind the end of the one before, and, behind a dash, how much longer it is
 * than one, both in base 36. A class is the value of Grapheme_Cluster_Break as `grapheme-rules.ts` counts them, and 16 more
 * where it is wide.
 */
export const RANGES: readonly (readonly [number, string])[] = [
  [1, '16o-5 60 1e cz vg 1f8v g 6t-1 1h8 2 6x 22-5 jh'],
  [
    2,
    'lc-33 7o-6 7c-18 2 2-1 2-1 2 21-a 1d-k h 2u-6 3-5 3-1 2-3 10 v-q 2k-a 1n-8 a p-3 2-8 2-2 2-4 18-2 ' +
      '3c-e 2-v 1k 2 5-7 5 4-6 b-1 u 1n 2 3-3 9 a b-1 r 3-1 1m 5-1 5-1 3-2 4 v-1 4 c-1 1m 5-4 2-1 5 l-1 n-5 ' +
      '2 1n 2-1 2-3 9 8-2 b-1 v 1o 2 d a 15 4 1m-2 6-2 2-3 8-1 c-1 u 1n 3 3 4 6-1 8-1 c-1 t-1 1m-1 2 3-3 9 ' +
      'a b-1 u 21 5 3-2 2 9 2a 3-6 d-7 2r 3-8 c-5 23-1 s 2 2 1k-d 2-4 2-1 6-a 2-z a 2v-3 2-5 2-1 3-1 q-1 ' +
      '5-2 h-3 e 3-1 7 g jk-2 qb-2 u-2 u-1 v-1 1t-1 2-6 9 3-a a 1a-2 3c-1 z 3b-2 5-1 a 7-2 64-1 3 1n 2-6 2 ' +
      '2 3-7 7-9 3 1d-g 1s-3 1d-6 2 6 15-8 d-1 x-3 3-1 2-2 1l 2-1 4 2-2 1n-7 3-1 49-2 2-c 2-6 5 7 4-1 5j-1l ' +
      '2-4 el 5g-w 2db-2 3y 2p-v nsg-3 2-9 x-1 29-1 7l 4 5 q-1 6 48-1 r-h e 13-7 q-a 1b-2 1d 3-3 3-1 14 ' +
      '1w-5 3-1 3-1 d 9 1c 1g 2-2 3-1 6-1 2 17-1 9 6n 3 5 fn5 ki-f h-f a7-1 gu 6b 46-4 1af-2 2-1 6-3 15-2 5 ' +
      '4m-1 fy-3 as-1 4a-a 4x 1j-e 1l-2 1e-3 3-1 1y-2 11-4 2-7 1r d-1 1h-8 b-3 3 2o-2 3 2-1 7 4h 4-7 m-1 ' +
      '1m-1 2 2 n f-6 4-4 5g-7 3-2 2 o 2a 3-5 2 3 2-1 2-1 6k 3-3 7-1 2-1 s-1 2e-7 3 2-1 2z 2 3-5 2 2u-2 3-3 ' +
      '2-4 78-8 2-1 6u b-1 2 5 41-3 3-1 5 x-9 15-5 3-3 9 a-5 3-2 1b-c 2-1 bb-6 2-5 2 2b-l 3-6 2-1 2-1 3f-5 ' +
      '4 2-1 2-6 2 21-1 4 2 9o-1 f0c-4 1o-6 t5 1s-3 f7v-1 43r 2-2 5-4 9-7 3-6 v-3 45-2 1j0-1i 5-1d 9 f n-4 ' +
      '2-e 11t-6 2-g 3-6 2-1 2-4 7a-6 c6-3 15t-6 32-6 gzbq-2n 3l-6n',
  ],
  [3, '2qcm-p'],
  [
    4,
    '1s3 1k 3-2 9-3 2-1 1f-1 1o-1 7-1 3-1 1j 1n-2 1v 1n-2 9 2-1 1i-1 1p 7-1 3-1 37 2-1 4-2 2-2 1h-2 1q-3 ' +
      '1q-1 1n 2-1 2-1 3-1 2-1 1j-1 1o-1 6-2 2-2 1i-1 25-1 7-6 k-1 1s 3k 3v-1 1s 4y a-1 q-1 19 1f6 8-7 2-1 ' +
      '9n-3 3-2 5-1 2-5 69-1 1n 2 m-5 42 1j 2-4 2-1 1q v 5-1 3 1p 3-2 2 4-1 1d-7 9-1 4s m rho-1 3 2h-1 1f-f ' +
      '3z-1 1c 1d-1 5-1 3-2 33-1 3-1 p 4e 3-1 6 6m-1 2-1 2-1 2 jro 2 3k 1a-2 5-1 38 p-1 1o 1d-2 a-1 e 2m-2 ' +
      '4-1 2 4r-2 w-1 1o 2-3 3-1 3-2 l-1 5u-2 9-1 4 30-1 7 2-1 2 3 6n-1 7-3 3 36-2 9-1 2 32 2-1 7 2y-1 5 ' +
      '7a-2 a 6x-4 2-1 5 3 2 3z-2 9-3 5 2d u-1 1r bc f 2z 8 3 5y-4 5-1 2 9r-1 fvf-1i jbz 7',
  ],
  [6, '3fk-1z 1349-m'],
  [7, '3hk-2f 132k-1c'],
  [10, '6bx'],
  [
    11,
    '4p 5 68e d 61 n 2j-5 g-1 am 2o 1z u-2 2-1 6-2 5k 6g-1 b a 1n-1 4-5 2-b 4-1d d-16 2-5 b-2 2-c 2-7 3-g ' +
      '3-4 3-7 2-4 2-k 2-6 3 2-3 2-1 2-6 4-1 3-6 2 2 7 4 i-1 g 3 s-4 1m b7-1 cw-2 2hh5-3 2-5l 2-1b e-2 w ' +
      '1p-5 d-1 1a-1k u-c 19-3 a-6 3-d 7-49 y-b a 1z n-b 18-3 6-b i-2 2-2 20 2 58-1 20-4 5 p-h 2-p 3-c 2-2d ' +
      '5o-5 2-2 4-1 4-i 3-6 a-2 39-b 2e-a d-j d-3 1l-7 b-5 15-7 v-29 3e 2b 1g-33 6-2 4-4 8-8 q-6 8-8 4-c ' +
      '8-14 75-sd',
  ],
  [
    16,
    '6y1-1 28m-p 2-2g d-5x r-b 5-15 8-b 2 3-2d 5-2s 6-16 2-2l 2-2b d-1a 2-13 9-1y 2 2-5d1 1t-h3g 4-1i ' +
      'gmy-e7 lt-9 n-y 2-i 2-3 46-2n 3k-6 m4a-3 t-4qf 9-yd 17-8 6wo-7y 1e-2 i-3 9-az cg5 g-9 2-j 2-1 a 5-8 ' +
      '2pk-1ekd 3-1ekd',
  ],
  [18, '9ii-5 2y-1 1r2i q3b-4'],
  [20, '20og-1'],
  [21, '3cw-2n u0x-s'],
  [
    27,
    '6xm-1 5q-3 4 3 ei-1 m-1 1f-b 18 k e 9-1 i-1 6-1 9 6 m 8-1 2 5 3 8 5-1 t 10 2 5-2 2 1q-2 p f nw-1 1g ' +
      '5 yj d gq 2 2fzf 5n 5b 3-9 2v-1 o l 3-8 m-1 f-5 4b-w d-8 2-1x 2-l d-16 5-4 d-g 4 4-2 6-1q 2 2-56 ' +
      '3-1q e-3 2-n j r-1 e 2f-2c 1d-1x 7 4-2 3-2 k-1 8-8 6c-b 81-1a 2-9 2-1d 2-29 2-1e 35-4 4-2 6-6 a-o ' +
      '8-6 a-2 e-6',
  ],
];

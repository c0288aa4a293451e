import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareWidth } from './share-width.ts';

describe('a table shares its width', () => {
  test.each([
    ['what is to spare goes to all by what they hold', [{ wants: 100 }, { wants: 300 }], 800, [200, 600]],
    ['what is fixed stays', [{ wants: 100 }, { wants: 200, isFixed: true }], 800, [600, 200]],
    ['but leaves room for the others', [{ wants: 300 }, { wants: 300, isFixed: true }], 400, [172, 228]],
    ['labels fold before a name is cut', [{ wants: 300 }, { wants: 400, folds: 100 }], 500, [300, 200]],
    ['and no further than they can', [{ wants: 350 }, { wants: 400, folds: 200 }], 500, [300, 200]],
    ['nor for what is beyond measure', [{ wants: 9000 }, { wants: 400, folds: 100 }], 500, [352, 148]],
    ['which gets what is left', [{ wants: 9000 }, { wants: 200, folds: 100 }], 800, [600, 200]],
    ['what wants little is not cut for what wants much', [{ wants: 900 }, { wants: 100 }], 500, [400, 100]],
    ['and those that want much have the same', [{ wants: 900 }, { wants: 100 }, { wants: 700 }], 500, [200, 100, 200]],
  ])('%s', (...[, columns, room, widths]) => {
    expect(shareWidth(columns, room).map(Math.round)).toEqual(widths);
  });

  test('none is cut while another has more than it wants, and all of it is used', () => {
    const column = fc.record({
      wants: fc.integer({ min: 1, max: 2000 }),
      isFixed: fc.constant(false),
    });
    const table = fc.tuple(fc.array(column, { minLength: 1, maxLength: 8 }), fc.integer({ min: 200, max: 3000 }));
    fc.assert(
      fc.property(table, ([columns, room]) => {
        const widths = shareWidth(columns, room);
        const cut = columns.filter(({ wants }, index) => (widths[index] ?? 0) < wants - 0.01);
        const roomy = columns.filter(({ wants }, index) => (widths[index] ?? 0) > wants + 0.01);
        expect(cut.length === 0 || roomy.length === 0).toBe(true);
        expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(room, 3);
      }),
    );
  });
});

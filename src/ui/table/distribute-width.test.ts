import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distributeWidth } from './distribute-width.ts';

describe('a table shares its width', () => {
  test.each([
    [
      'what is to spare goes to all by what they hold',
      [{ preferredWidth: 100 }, { preferredWidth: 300 }],
      800,
      [200, 600],
    ],
    ['what is fixed stays', [{ preferredWidth: 100 }, { preferredWidth: 200, isFixed: true }], 800, [600, 200]],
    [
      'but leaves room for the others',
      [{ preferredWidth: 300 }, { preferredWidth: 300, isFixed: true }],
      400,
      [172, 228],
    ],
    [
      'labels fold before a name is cut',
      [{ preferredWidth: 300 }, { preferredWidth: 400, minWidth: 100 }],
      500,
      [300, 200],
    ],
    [
      'and no further than they can',
      [{ preferredWidth: 350 }, { preferredWidth: 400, minWidth: 200 }],
      500,
      [300, 200],
    ],
    [
      'nor for what is beyond measure',
      [{ preferredWidth: 9000 }, { preferredWidth: 400, minWidth: 100 }],
      500,
      [352, 148],
    ],
    ['which gets what is left', [{ preferredWidth: 9000 }, { preferredWidth: 200, minWidth: 100 }], 800, [600, 200]],
    [
      'what preferredWidth little is not cut for what preferredWidth much',
      [{ preferredWidth: 900 }, { preferredWidth: 100 }],
      500,
      [400, 100],
    ],
    [
      'and those that want much have the same',
      [{ preferredWidth: 900 }, { preferredWidth: 100 }, { preferredWidth: 700 }],
      500,
      [200, 100, 200],
    ],
  ])('%s', (...[, columns, room, widths]) => {
    expect(distributeWidth(columns, room).map(Math.round)).toEqual(widths);
  });

  test('none is cut while another has more than it preferredWidth, and all of it is used', () => {
    const column = fc.record({
      preferredWidth: fc.integer({ min: 1, max: 2000 }),
      isFixed: fc.constant(false),
    });
    const table = fc.tuple(fc.array(column, { minLength: 1, maxLength: 8 }), fc.integer({ min: 200, max: 3000 }));
    fc.assert(
      fc.property(table, ([columns, room]) => {
        const widths = distributeWidth(columns, room);
        const cut = columns.filter(({ preferredWidth }, index) => (widths[index] ?? 0) < preferredWidth - 0.01);
        const roomy = columns.filter(({ preferredWidth }, index) => (widths[index] ?? 0) > preferredWidth + 0.01);
        expect(cut.length === 0 || roomy.length === 0).toBe(true);
        expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(room, 3);
      }),
    );
  });
});

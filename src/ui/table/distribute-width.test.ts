import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distributeWidth } from './distribute-width.ts';

describe('distributing the width of a table', () => {
  test.each([
    [
      'distributes extra width in proportion to the content',
      [{ preferredWidth: 100 }, { preferredWidth: 300 }],
      800,
      [200, 600],
    ],
    [
      'keeps the width of a fixed column',
      [{ preferredWidth: 100 }, { preferredWidth: 200, isFixed: true }],
      800,
      [600, 200],
    ],
    [
      'limits a fixed column to leave space for the others',
      [{ preferredWidth: 300 }, { preferredWidth: 300, isFixed: true }],
      400,
      [172, 228],
    ],
    [
      'shrinks collapsible labels before a name',
      [{ preferredWidth: 300 }, { preferredWidth: 400, minWidth: 100 }],
      500,
      [300, 200],
    ],
    [
      'does not shrink labels below their minimum width',
      [{ preferredWidth: 350 }, { preferredWidth: 400, minWidth: 200 }],
      500,
      [300, 200],
    ],
    [
      'protects only 352 pixels of an extremely wide name when labels shrink',
      [{ preferredWidth: 9000 }, { preferredWidth: 400, minWidth: 100 }],
      500,
      [352, 148],
    ],
    [
      'keeps the preferred width of a collapsible column next to an extremely wide name',
      [{ preferredWidth: 9000 }, { preferredWidth: 200, minWidth: 100 }],
      800,
      [600, 200],
    ],
    [
      'keeps the width of a narrow column next to a wide one',
      [{ preferredWidth: 900 }, { preferredWidth: 100 }],
      500,
      [400, 100],
    ],
    [
      'gives wide columns equal widths',
      [{ preferredWidth: 900 }, { preferredWidth: 100 }, { preferredWidth: 700 }],
      500,
      [200, 100, 200],
    ],
  ])('%s', (...[, columns, availableWidth, widths]) => {
    expect(distributeWidth(columns, availableWidth).map(Math.round)).toEqual(widths);
  });

  test('uses the whole width and truncates no column while another has unused space', () => {
    const column = fc.record({
      preferredWidth: fc.integer({ min: 1, max: 2000 }),
      isFixed: fc.constant(false),
    });
    const table = fc.tuple(fc.array(column, { minLength: 1, maxLength: 8 }), fc.integer({ min: 200, max: 3000 }));
    fc.assert(
      fc.property(table, ([columns, availableWidth]) => {
        const widths = distributeWidth(columns, availableWidth);
        const truncatedColumns = columns.filter(
          ({ preferredWidth }, index) => (widths[index] ?? 0) < preferredWidth - 0.01,
        );
        const columnsWithUnusedSpace = columns.filter(
          ({ preferredWidth }, index) => (widths[index] ?? 0) > preferredWidth + 0.01,
        );
        expect(truncatedColumns.length === 0 || columnsWithUnusedSpace.length === 0).toBe(true);
        expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(availableWidth, 3);
      }),
    );
  });
});

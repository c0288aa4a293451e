import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DensityContext } from './density.ts';
import { Cell, Table } from './table.tsx';
import * as css from './table.css.ts';
import { VirtualRows } from './virtual-rows.tsx';

const ROWS = Array.from({ length: 1000 }, (_, index) => `server-${index}`);
/** The distance from the top of the page that is assumed for a list before it is measured. */
const OFFSET = 282;

const list = (
  <Table label="Servers" rowCount={ROWS.length + 1}>
    <VirtualRows rows={ROWS} rowKey={(name) => name}>
      {(name) => <Cell>{name}</Cell>}
    </VirtualRows>
  </Table>
);

test.each([
  ['normal', 44],
  ['dense', 32],
] as const)('a %s list renders only the visible rows, each %i px high', (density, rowHeight) => {
  const [firstIndex, visibleCount] = [100, 20];
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', {
    scrollY: OFFSET + firstIndex * rowHeight,
    innerWidth: 1440,
    innerHeight: visibleCount * rowHeight,
  });
  const html = renderToStaticMarkup(<DensityContext value={density}>{list}</DensityContext>);
  const indexes = [...html.matchAll(/aria-rowindex="(\d+)"/g)].map(([, index]) => Number(index));
  // The header is row 1.
  expect(indexes).toEqual(Array.from({ length: visibleCount }, (_, index) => firstIndex + index + 2));
  expect(html).toContain('>server-100</td>');
  const spacerHeights = [...html.matchAll(/aria-hidden="true" style="height:(\d+)px"/g)].map(([, height]) =>
    Number(height),
  );
  expect(spacerHeights).toEqual([firstIndex * rowHeight, (ROWS.length - firstIndex - visibleCount) * rowHeight]);
  expect(html).toContain(`class="${css.table} ${css.density[density]}"`);
});

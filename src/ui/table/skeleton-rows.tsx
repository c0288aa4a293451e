import { use } from 'react';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { DensityContext } from './density.ts';
import { LOADING_ROWS } from './messages.ts';
import { density } from './table.css.ts';
import * as css from './skeleton-rows.css.ts';

const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%', '58%'];

/** A placeholder for a list with header, so that the layout does not shift when the list arrives. */
export function SkeletonRows({ rows = 12, columns = 4 }: { rows?: number; columns?: number }) {
  const height = density[use(DensityContext)];
  return (
    <div className={`${css.panel} ${height}`}>
      <VisuallyHidden>
        <output>{LOADING_ROWS}</output>
      </VisuallyHidden>
      <div className={css.head} aria-hidden />
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={css.row} aria-hidden>
          {Array.from({ length: columns }, (_column, column) => (
            <span
              key={column}
              className={css.bar}
              style={{ width: WIDTHS[(row * columns + column) % WIDTHS.length] }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

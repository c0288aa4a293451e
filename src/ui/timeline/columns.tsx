import { useId } from 'react';
import type { ColumnRange } from './brush.ts';
import { columnPaths } from './column-paths.ts';
import type { Bar } from './span.ts';
import * as css from './timeline.css.ts';

interface ColumnsProps {
  bars: readonly Bar[];
  picked: ColumnRange;
  /** Pixels. */
  width: number;
  height: number;
}

/** The columns of a timeline as a drawing. */
export function Columns({ bars, picked, width, height }: ColumnsProps) {
  const hatching = useId();
  const { selected, others, marked } = columnPaths(bars, picked, { width, height });
  return (
    <svg className={css.drawing} style={{ height }} aria-hidden>
      <defs>
        {/* The marked part is hatched, so that not only its color is different (WCAG 1.4.1). */}
        <pattern id={hatching} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={4} height={4} className={css.part.ground} />
          <line x1={1.5} x2={1.5} y2={4} className={css.part.line} />
        </pattern>
      </defs>
      <path d={others} className={css.part.others} />
      <path d={selected} className={css.part.selected} />
      <path d={marked} fill={`url(#${hatching})`} />
    </svg>
  );
}

import { useWidth } from '#ui/table/use-width.ts';
import { columnsInSpan } from './brush.ts';
import { Columns } from './columns.tsx';
import type { Bar } from './span.ts';

const HEIGHT = 32;

/** Counts over time as small columns. Decorative: the text next to it must have the numbers. */
export function Sparkline({ bars }: { bars: readonly Bar[] }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ height: HEIGHT }}>
      {width !== undefined && (
        <Columns bars={bars} picked={columnsInSpan(bars, undefined)} width={width} height={HEIGHT} />
      )}
    </div>
  );
}

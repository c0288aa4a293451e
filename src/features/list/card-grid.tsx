import { useEffect, type ReactNode } from 'react';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { Panel } from '#ui/layout/panel.tsx';
import { estimateContentWidth } from '#ui/table/estimate-content-width.ts';
import { useVisibleRows } from '#ui/table/use-visible-rows.ts';
import { useWidth } from '#ui/table/use-width.ts';
import { space } from '#ui/theme/tokens.ts';
import { UNREADABLE } from './messages.ts';
import { CopyRecord, rawText } from './unreadable.tsx';
import * as css from './card-grid.css.ts';

const CARD_GAP = Number.parseInt(space[3], 10);
/** The number of card rows rendered above and below the window. */
const OVERSCAN_ROWS = 3;

interface CardGridProps<R extends { ok: true; id: string }> {
  /** The accessible name of the list. */
  label: string;
  rows: readonly (R | UnreadableEntry)[];
  /** The smallest width of a card, in pixels. */
  minWidth: number;
  /** The estimated height of a row of cards, in pixels. Rendered rows are measured. */
  rowHeight: number;
  /** Whether the cards have their own surface. */
  hasOwnSurface?: boolean;
  renderCard: (row: R, index: number) => ReactNode;
  /** Called with the indexes of the rendered rows. */
  onVisibleRangeChange: (range: { from: number; to: number }) => void;
}

/** Cards of the same width in rows. Renders only the rows near the window. */
export function CardGrid<R extends { ok: true; id: string }>(props: CardGridProps<R>) {
  const { label, rows, minWidth, rowHeight, hasOwnSurface = false, renderCard, onVisibleRangeChange } = props;
  const { ref, width = 0 } = useWidth<HTMLUListElement>(estimateContentWidth(window.innerWidth));
  const columns = Math.max(1, Math.floor((width + CARD_GAP) / (minWidth + CARD_GAP)));
  const visibleCardRows = useVisibleRows(ref, {
    count: Math.ceil(rows.length / columns),
    rowHeight,
    gap: CARD_GAP,
    overscan: OVERSCAN_ROWS,
  });
  const { above, below, measure } = visibleCardRows;
  const from = visibleCardRows.from * columns;
  const to = Math.min(visibleCardRows.to * columns, rows.length);
  useEffect(() => onVisibleRangeChange({ from, to }), [from, to, onVisibleRangeChange]);
  return (
    <ul
      ref={ref}
      className={css.cards}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingBlock: `${above}px ${below}px` }}
    >
      {rows.slice(from, to).map((row, index) => (
        <li
          key={row.id}
          aria-setsize={rows.length}
          aria-posinset={from + index + 1}
          data-index={Math.floor((from + index) / columns)}
          // Cards in the same row have the same height, so one measurement is enough.
          ref={index % columns === 0 ? measure : undefined}
        >
          {row.ok && hasOwnSurface ? (
            renderCard(row, from + index)
          ) : (
            <Panel>{row.ok ? renderCard(row, from + index) : <UnreadableCard raw={row.raw} />}</Panel>
          )}
        </li>
      ))}
    </ul>
  );
}

const UnreadableCard = ({ raw }: { raw: unknown }) => (
  <div className={css.card}>
    <h2 className={css.title}>{UNREADABLE}</h2>
    <code className={css.details}>{rawText(raw)}</code>
    <CopyRecord raw={raw} />
  </div>
);

import { LinkButton } from '#ui/button/link-button.tsx';
import { formatCount } from '#lib/text/locale.ts';
import type { Bar, Span } from './span.ts';
import * as css from './timeline-table.css.ts';

interface TimelineTableProps {
  bars: readonly Bar[];
  onNarrow: (span: Span) => void;
  says: { label: string; span: string; total: string; marked: string; time: (at: number) => string };
}

/** The same as the columns of a time line, in words; those that are empty are left out. */
export function TimelineTable({ bars, onNarrow, says }: TimelineTableProps) {
  return (
    // It scrolls, so it must be reached by keys (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={css.box} role="group" aria-label={says.label} tabIndex={0}>
      <table className={css.table} aria-label={says.label}>
        <thead>
          <tr>
            <th scope="col">{says.span}</th>
            <th scope="col">{says.total}</th>
            <th scope="col">{says.marked}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ total }) => total > 0)
            .map(({ from, to, total, marked }) => (
              <tr key={from}>
                <th scope="row">
                  <LinkButton onClick={() => onNarrow({ from, to: to - 1 })}>{says.time(from)}</LinkButton>
                </th>
                <td>{formatCount(total)}</td>
                <td>{formatCount(marked)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

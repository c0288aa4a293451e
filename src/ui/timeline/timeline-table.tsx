import { LinkButton } from '#ui/button/link-button.tsx';
import { formatCount } from '#lib/text/locale.ts';
import type { Bar, TimeSpan } from './span.ts';
import * as css from './timeline-table.css.ts';

interface TimelineTableProps {
  bars: readonly Bar[];
  onZoomIn: (span: TimeSpan) => void;
  messages: { label: string; span: string; total: string; marked: string; time: (timestamp: number) => string };
}

/** The columns of a timeline as a table; empty columns are left out. */
export function TimelineTable({ bars, onZoomIn, messages }: TimelineTableProps) {
  return (
    // The box scrolls, so keyboard users must be able to focus it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={css.box} role="group" aria-label={messages.label} tabIndex={0}>
      <table className={css.table} aria-label={messages.label}>
        <thead>
          <tr>
            <th scope="col">{messages.span}</th>
            <th scope="col">{messages.total}</th>
            <th scope="col">{messages.marked}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ total }) => total > 0)
            .map(({ from, to, total, marked }) => (
              <tr key={from}>
                <th scope="row">
                  <LinkButton onClick={() => onZoomIn({ from, to: to - 1 })}>{messages.time(from)}</LinkButton>
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

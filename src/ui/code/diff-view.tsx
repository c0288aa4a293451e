import { sanitizeLines } from '#lib/text/sanitize.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { lineChanges, type LineChange } from './line-changes.ts';
import { ADDED, NO_CHANGES, REMOVED, unchanged } from './messages.ts';
import * as css from './diff-view.css.ts';

interface DiffViewProps {
  label: string;
  before: string;
  after: string;
}

/** So many lines stay around each that changed. */
const AROUND = 3;

interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** The line numbers in both texts, counted from 1. */
  before?: number;
  after?: number;
}

type Row = DiffLine | { kind: 'left out'; count: number; at: number };

function numberedLines(changes: readonly LineChange[]): DiffLine[] {
  let [before, after] = [0, 0];
  return changes.flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => {
        if (added) return { kind: 'added', text, after: (after += 1) };
        if (removed) return { kind: 'removed', text, before: (before += 1) };
        return { kind: 'same', text, before: (before += 1), after: (after += 1) };
      }),
  );
}

/** Long stretches that stayed are counted instead of shown. */
function rowsOf(lines: readonly DiffLine[]): Row[] {
  const changed = lines.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]));
  const isNear = new Set(changed.flatMap((at) => Array.from({ length: 2 * AROUND + 1 }, (_, by) => at + by - AROUND)));
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    if (isNear.has(at)) rows.push(line);
    else if (last?.kind === 'left out') last.count += 1;
    else rows.push({ kind: 'left out', count: 1, at });
  }
  return rows;
}

/** What differs between two texts, with the line numbers of both. */
export function DiffView({ label, before, after }: DiffViewProps) {
  const changes = lineChanges(before, after);
  if (changes.every(({ added, removed }) => !added && !removed)) return <p className={css.nothing}>{NO_CHANGES}</p>;
  return (
    // What does not fit is scrolled to, by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.frame} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <tbody>
          {rowsOf(numberedLines(changes)).map((row) =>
            row.kind === 'left out' ? (
              <tr key={`left out ${row.at}`}>
                <td className={css.leftOut} colSpan={4}>
                  {unchanged(row.count)}
                </td>
              </tr>
            ) : (
              <Line key={`${row.before ?? '+'} ${row.after ?? '-'}`} of={row} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

const SIGN = { same: '', added: '+', removed: '−' };
const SAYS = { same: '', added: ADDED, removed: REMOVED };

function Line({ of: { kind, text, before, after } }: { of: DiffLine }) {
  return (
    <tr className={css.line[kind]}>
      <td className={css.number}>{before}</td>
      <td className={css.number}>{after}</td>
      <td className={css.sign}>
        <span aria-hidden>{SIGN[kind]}</span>
        <VisuallyHidden>{SAYS[kind]}</VisuallyHidden>
      </td>
      <td className={css.text}>
        <code>{sanitizeLines(text)}</code>
      </td>
    </tr>
  );
}

import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { Span } from '#ui/timeline/span.ts';

export const isWithin =
  ({ from, to }: Span) =>
  (row: AuditRow): boolean =>
    row.ok && row.timeMs >= from && row.timeMs <= to;

/** What is selected on the time line of a range; another range begins without. */
export function useSelection(range: string): [Span | undefined, (span: Span | undefined) => void] {
  const [selected, select] = useState<{ range: string; span: Span }>();
  return [selected?.range === range ? selected.span : undefined, (span) => select(span && { range, span })];
}

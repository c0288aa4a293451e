import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { TimeSpan } from '#ui/timeline/span.ts';

export const isWithin =
  ({ from, to }: TimeSpan) =>
  (row: AuditRow): boolean =>
    row.ok && row.timeMs >= from && row.timeMs <= to;

/** The selected part of the histogram. A change of the range removes the selection. */
export function useSelection(range: string): [TimeSpan | undefined, (span: TimeSpan | undefined) => void] {
  const [selected, select] = useState<{ range: string; span: TimeSpan }>();
  return [selected?.range === range ? selected.span : undefined, (span) => select(span && { range, span })];
}

import { useReportUnreadable } from '#features/diagnostics/unrecognized-data.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_RECORD, UNREADABLE } from './messages.ts';

interface UnreadableProps {
  /** The record as the proxy sent it. */
  raw: unknown;
}

const jsonTextOf = (raw: unknown): string => stringifyExact(raw) ?? '';

/** An unreadable record as text that is safe to show (docs/behaviour.md#unreadable-records). */
export const rawText = (raw: unknown): string => sanitize(jsonTextOf(raw));

/** For narrow tables, which show only their first column. */
export function UnreadableRecord({ raw }: UnreadableProps) {
  useReportUnreadable(raw);
  return (
    <>
      {UNREADABLE} <code>{rawText(raw)}</code>
    </>
  );
}

export function CopyRecord({ raw }: UnreadableProps) {
  useReportUnreadable(raw);
  return <CopyButton text={jsonTextOf(raw)} label={COPY_RECORD} />;
}

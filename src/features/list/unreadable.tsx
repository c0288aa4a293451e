import { useReportUnreadable } from '#features/diagnostics/unrecognized-data.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_RECORD, UNREADABLE } from './messages.ts';

interface UnreadableProps {
  /** As it came. */
  raw: unknown;
}

const jsonTextOf = (raw: unknown): string => stringifyExact(raw) ?? '';

/** A record that cannot be read, as it may stand on screen (docs/behaviour.md#unreadable-records). */
export const rawText = (raw: unknown): string => sanitize(jsonTextOf(raw));

/** Where nothing but the first cell is there for it. */
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

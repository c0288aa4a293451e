import { useNoteRecord } from '#features/diagnostics/not-understood.ts';
import { stringifyExact } from '#lib/exact-json.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { COPY_RECORD, UNREADABLE } from './messages.ts';

interface UnreadableProps {
  /** As it came. */
  raw: unknown;
}

const textOf = (raw: unknown): string => stringifyExact(raw) ?? '';

/** A record that cannot be read, as it may stand on screen (docs/behaviour.md#unreadable-records). */
export const rawText = (raw: unknown): string => sanitize(textOf(raw));

/** Where nothing but the first cell is there for it. */
export function UnreadableRecord({ raw }: UnreadableProps) {
  useNoteRecord(raw);
  return (
    <>
      {UNREADABLE} <code>{rawText(raw)}</code>
    </>
  );
}

export function CopyRecord({ raw }: UnreadableProps) {
  useNoteRecord(raw);
  return <CopyButton text={textOf(raw)} label={COPY_RECORD} />;
}

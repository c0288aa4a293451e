/** Replaces a record that the console cannot read (docs/behaviour.md#unreadable-records). */
export interface UnreadableEntry {
  ok: false;
  id: string;
  raw: unknown;
}

/** The ID contains the position in the list, because the record has no readable ID. */
export const unreadableEntry = (raw: unknown, index: number): UnreadableEntry => ({
  ok: false,
  id: `row ${index}`,
  raw,
});

/** Replaces a record that the console cannot read (docs/behaviour.md#unreadable-records). */
export interface UnreadableEntry {
  ok: false;
  id: string;
  raw: unknown;
}

/** The id is the position in the list, because the record has no readable id. */
export const unreadableEntry = (raw: unknown, index: number): UnreadableEntry => ({
  ok: false,
  id: `row ${index}`,
  raw,
});

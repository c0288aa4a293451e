/** What came instead of a record that can be read (docs/behaviour.md#unreadable-records). */
export interface UnreadableEntry {
  ok: false;
  id: string;
  raw: unknown;
}

/** It has no id of its own, so it goes by where it came. */
export const unreadableEntry = (raw: unknown, index: number): UnreadableEntry => ({
  ok: false,
  id: `row ${index}`,
  raw,
});

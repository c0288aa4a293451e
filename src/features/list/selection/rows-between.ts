/** The rows from the first ID to the last row, in the shown order. Only the last row if the first is not shown. */
export function rowsBetween<R extends { id: string }>(rows: readonly R[], firstId: string | undefined, last: R): R[] {
  const firstIndex = rows.findIndex(({ id }) => id === firstId);
  const lastIndex = rows.findIndex(({ id }) => id === last.id);
  if (firstIndex < 0 || lastIndex < 0) return [last];
  return rows.slice(Math.min(firstIndex, lastIndex), Math.max(firstIndex, lastIndex) + 1);
}

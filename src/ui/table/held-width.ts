import { shareWidth, type Wanted } from './share-width.ts';

/** A column under a name of its own. */
export interface SharedColumn extends Wanted {
  key: string;
}

export type Widths = ReadonlyMap<string, number>;

const widthsOf = (columns: readonly SharedColumn[], held: Widths, room: number): Widths => {
  const shares = shareWidth(
    columns.map((column) => ({ ...column, wants: held.get(column.key) ?? column.wants })),
    room,
  );
  return new Map(columns.map(({ key }, index) => [key, shares[index] ?? 0]));
};

/**
 * The widths of columns, and what each is held to want, which was `held` before: rows that come later move the columns
 * only where they would be cut for no reason.
 */
export function holdWidth(
  columns: readonly SharedColumn[],
  held: Widths,
  room: number,
): { widths: Widths; held: Widths } {
  const widths = widthsOf(columns, held, room);
  const cut = columns.filter(({ key, wants }) => {
    const before = held.get(key);
    return before === undefined || (wants > before && wants > (widths.get(key) ?? 0));
  });
  if (cut.length === 0) return { widths, held };
  return { widths, held: new Map([...held, ...cut.map(({ key, wants }) => [key, wants] as const)]) };
}

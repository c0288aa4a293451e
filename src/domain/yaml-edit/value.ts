export type Path = readonly (string | number)[];

export type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

/** A piece of text that gives way to another. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** The text with all of them done. They don't overlap; what is put in stands before what is cut at the same place. */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .toReversed()
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), text);

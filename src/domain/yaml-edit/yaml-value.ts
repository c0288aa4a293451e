export type YamlPath = readonly (string | number)[];

export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [name: string]: YamlValue };

/** A piece of text that gives way to another. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** The text with all of them done. They don't overlap; what is put in stands before what is cut at the same place. */
export const applySplices = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .toReversed()
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), text);

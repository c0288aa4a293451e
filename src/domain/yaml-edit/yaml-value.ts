export type YamlPath = readonly (string | number)[];

export type YamlValue = string | number | boolean | readonly YamlValue[] | { readonly [name: string]: YamlValue };

/** Replaces the range from `from` to `to` with `text`. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** Applies splices, which must not overlap. At the same position, insertions come before replaced ranges. */
export const applySplices = (text: string, splices: readonly Splice[]): string =>
  splices
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .toReversed()
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), text);

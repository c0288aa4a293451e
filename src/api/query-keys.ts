// What a query is kept under: the operation, then what is asked of it, in the form in which `$api` writes it. So the name of
// the operation alone reaches every answer of it: single ones, lists that grow, and what the palette reads of them.
import type { paths } from './schema.d.ts';

/** Paths that can be read. */
export type ReadPath = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];

type ParametersOf<P extends ReadPath> = NonNullable<paths[P]['get']>['parameters'];

/** All of what is asked, or as much of it as is common to the answers that are meant. */
interface KeyParams<P extends ReadPath> {
  path?: Partial<ParametersOf<P>['path']>;
  query?: Partial<ParametersOf<P>['query']>;
}

type QueryKey = readonly unknown[];

/** `variant` tells apart what is made of the same answers: the pages of a list from one page of it. */
export function keyOf<P extends ReadPath>(path: P, params?: KeyParams<P>, variant?: unknown): QueryKey {
  if (params === undefined) return ['get', path];
  return variant === undefined ? ['get', path, { params }] : ['get', path, { params }, variant];
}

// Builds query keys in the same form as `$api`: the operation, then its parameters. A key with only the operation
// therefore matches all its queries: single responses, paged lists and the requests of the palette.
import type { paths } from './schema.d.ts';

/** Paths with a GET operation. */
export type ReadPath = { [P in keyof paths]: paths[P]['get'] extends object ? P : never }[keyof paths];

type ParametersOf<P extends ReadPath> = NonNullable<paths[P]['get']>['parameters'];

/** All parameters, or only those that the matched queries share. */
interface KeyParams<P extends ReadPath> {
  path?: Partial<ParametersOf<P>['path']>;
  query?: Partial<ParametersOf<P>['query']>;
}

type QueryKey = readonly unknown[];

/** `variant` distinguishes queries with the same parameters, such as a paged list and a single page of it. */
export function keyOf<P extends ReadPath>(path: P, params?: KeyParams<P>, variant?: unknown): QueryKey {
  if (params === undefined) return ['get', path];
  return variant === undefined ? ['get', path, { params }] : ['get', path, { params }, variant];
}

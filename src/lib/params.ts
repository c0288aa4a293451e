import { UserFacingError } from './user-facing-error.ts';
/** Returns a parameter of the route. Throws if it is missing, which would be a bug of the console. */
export function requiredParam(params: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = params[name];
  if (!value) throw new UserFacingError(`The address of this page has no "${name}".`);
  return value;
}

export type ParamChanges = Readonly<Record<string, string | readonly string[]>>;

/** A copy with changed parameters. An empty value removes the parameter. */
export function withParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const text of typeof value === 'string' ? [value] : value) if (text !== '') next.append(name, text);
  }
  return next;
}

/** The distinct values of a parameter, without empty ones. */
export const paramValues = (params: URLSearchParams, name: string): string[] => [
  ...new Set(params.getAll(name).filter((text) => text !== '')),
];

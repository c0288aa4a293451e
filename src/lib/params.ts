import { UserFacingError } from './user-facing-error.ts';
/** A parameter that the route promises; its absence is a fault of the console, not of the user. */
export function requiredParam(params: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = params[name];
  if (!value) throw new UserFacingError(`The address of this page has no "${name}".`);
  return value;
}

export type ParamChanges = Readonly<Record<string, string | readonly string[]>>;

/** The same address with other parameters; empty ones are left out. */
export function withParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of typeof value === 'string' ? [value] : value) if (one !== '') next.append(name, one);
  }
  return next;
}

/** All values of one parameter, each once, without empty ones. */
export const paramValues = (params: URLSearchParams, name: string): string[] => [
  ...new Set(params.getAll(name).filter((text) => text !== '')),
];

/** A parameter that the route promises; its absence is a fault of the console, not of the user. */
export function required(params: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = params[name];
  if (!value) throw new Error(`The address of this page has no "${name}".`);
  return value;
}

declare const line: unique symbol;

/** The line of a proxy, which nobody can read or compare: what it can is asked of `proxyCan`. */
export interface Dialect {
  readonly [line]: never;
}

/** Whose answers a proxy is taken to give that says nothing of itself, or nothing that can be read. */
const USUAL = 14;

export function dialectOf(version: string): Dialect {
  const line = Number.parseInt(version, 10);
  return (Number.isNaN(line) ? USUAL : line) as unknown as Dialect; // a number to this file alone
}

/** The newest line that this console was written for. */
const NEWEST = 18;

/** The line of a proxy that is newer than all that this console knows. */
export function unknownLineOf(version: string): number | undefined {
  const line = Number.parseInt(version, 10);
  return line > NEWEST ? line : undefined;
}

/** Whether a proxy can do what is named in `capabilities.ts`; one that has not answered yet can what the usual one can. */
export function proxyCan(dialect: Dialect | undefined, since: number, until = Infinity): boolean {
  const line = (dialect ?? USUAL) as number; // made above
  return line >= since && line <= until;
}

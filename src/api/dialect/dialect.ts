import { CAPABILITIES, type Capability, type CapabilityName } from './capabilities.ts';

declare const line: unique symbol;

/** The line of a proxy. Other modules cannot read or compare it: they ask `proxyCan`. */
export interface Dialect {
  readonly [line]: never;
}

/** The line of proxies that report no version, or one that cannot be read. */
const USUAL = 14;

export function dialectOf(version: string): Dialect {
  const line = Number.parseInt(version, 10);
  return (Number.isNaN(line) ? USUAL : line) as unknown as Dialect; // a number to this file alone
}

/** The newest line that this console supports. */
const NEWEST = 18;

/** The line of a proxy that is newer than the console supports; undefined for others. */
export function unknownLineOf(version: string): number | undefined {
  const line = Number.parseInt(version, 10);
  return line > NEWEST ? line : undefined;
}

/** Whether a proxy can do something. Until it has answered, it is treated as the usual one. */
export function proxyCan(dialect: Dialect | undefined, capability: CapabilityName): boolean {
  const line = (dialect ?? USUAL) as number; // made above
  const { since, until = Infinity }: Capability = CAPABILITIES[capability];
  return line >= since && line <= until;
}

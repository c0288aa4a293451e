import { CAPABILITIES, type Capability, type CapabilityName } from './capabilities.ts';

declare const line: unique symbol;

/** The line of a proxy. Other modules cannot read or compare it: they ask `proxyCan`. */
export interface Dialect {
  readonly [line]: never;
}

/** More than a line has minor releases, which are fractions of its number. */
const MINORS = 1000;

/** The line of proxies that report no version, or one that cannot be read. */
const USUAL = 14;

export function dialectOf(version: string): Dialect {
  const [line = Number.NaN, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  if (Number.isNaN(line)) return USUAL as unknown as Dialect;
  return (line + (minor || 0) / MINORS) as unknown as Dialect; // a number to this file alone
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
  const release = (dialect ?? USUAL) as number; // made above
  const { since, sinceMinor = 0, until = Infinity }: Capability = CAPABILITIES[capability];
  return release >= since + sinceMinor / MINORS && Math.trunc(release) <= until;
}

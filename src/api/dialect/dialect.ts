import { CAPABILITIES, type Capability, type CapabilityName } from './capabilities.ts';

declare const versionSymbol: unique symbol;

/** The line of a proxy. Other modules cannot read or compare it: they ask `proxyCan`. */
export interface Dialect {
  readonly [versionSymbol]: never;
}

/** More than a line has minor releases, which are fractions of its number. */
const MINOR_SCALE = 1000;

/** The line of proxies that report no version, or one that cannot be read. */
const DEFAULT_VERSION = 14;

export function dialectOf(version: string): Dialect {
  const [major = Number.NaN, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  if (Number.isNaN(major)) return DEFAULT_VERSION as unknown as Dialect;
  return (major + (minor || 0) / MINOR_SCALE) as unknown as Dialect; // a number to this file alone
}

/** The newest line that this console supports. */
const NEWEST_SUPPORTED_MAJOR = 18;

/** The line of a proxy that is newer than the console supports; undefined for others. */
export function unsupportedMajorOf(version: string): number | undefined {
  const line = Number.parseInt(version, 10);
  return line > NEWEST_SUPPORTED_MAJOR ? line : undefined;
}

/** Whether a proxy can do something. Until it has answered, it is treated as the usual one. */
export function proxyCan(dialect: Dialect | undefined, capability: CapabilityName): boolean {
  const release = (dialect ?? DEFAULT_VERSION) as number; // made above
  const { since, sinceMinor = 0, until = Infinity }: Capability = CAPABILITIES[capability];
  return release >= since + sinceMinor / MINOR_SCALE && Math.trunc(release) <= until;
}

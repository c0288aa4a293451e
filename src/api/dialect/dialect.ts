import { CAPABILITIES, type Capability, type CapabilityName } from './capabilities.ts';

declare const versionSymbol: unique symbol;

/** The version of a proxy. Other modules cannot read or compare it; they call `proxyCan`. */
export interface Dialect {
  readonly [versionSymbol]: never;
}

/** Minor versions are stored as fractions of the major version; this is more than any major version has. */
const MINOR_SCALE = 1000;

/** For proxies that report no version or an unreadable one. */
const DEFAULT_VERSION = 14;

export function dialectOf(version: string): Dialect {
  const [major = Number.NaN, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  if (Number.isNaN(major)) return DEFAULT_VERSION as unknown as Dialect;
  return (major + (minor || 0) / MINOR_SCALE) as unknown as Dialect; // a number only in this file
}

const NEWEST_SUPPORTED_MAJOR = 18;

/** The major version of a proxy that is newer than this console supports; undefined for others. */
export function unsupportedMajorOf(version: string): number | undefined {
  const major = Number.parseInt(version, 10);
  return major > NEWEST_SUPPORTED_MAJOR ? major : undefined;
}

/** Whether the proxy has a capability. Assumes the default version until the proxy has responded. */
export function proxyCan(dialect: Dialect | undefined, capability: CapabilityName): boolean {
  const version = (dialect ?? DEFAULT_VERSION) as number; // from `dialectOf`
  const { since, sinceMinor = 0, until = Infinity }: Capability = CAPABILITIES[capability];
  return version >= since + sinceMinor / MINOR_SCALE && Math.trunc(version) <= until;
}

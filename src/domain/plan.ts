// What the plan of a cluster leaves out, and how one hears of others (docs/behaviour.md#permissions,
// docs/protocol/resources.md#13).
import { lockedFeatures } from './access.ts';
import type { Config } from './config.ts';
import type { Edition } from './docs-links.ts';
import { NOT_INCLUDED } from './messages.ts';

type Lockable = keyof ReturnType<typeof lockedFeatures>;

const SAYS: Readonly<Record<Lockable, string>> = NOT_INCLUDED;

const isLockable = (feature: string): feature is Lockable => Object.hasOwn(SAYS, feature);

/** What is said where the plan closes a feature; undefined where it is open, and for what no plan closes. */
export const lockedSays = (config: Pick<Config, 'isUsageBasedBilling'>, feature: string): string | undefined =>
  isLockable(feature) && lockedFeatures(config)[feature] ? SAYS[feature] : undefined;

/** All that the plan leaves out, in words. */
export const leftOut = (config: Config): string[] =>
  Object.keys(SAYS).flatMap((feature) => lockedSays(config, feature) ?? []);

/**
 * Where other plans are described; without the campaign of docs/protocol/resources.md#13.3, which would tell who came
 * from where.
 */
export const plansLink = ({ version, isEnterprise }: Edition): string =>
  `https://goteleport.com/r/upgrade-team?${isEnterprise ? 'e_' : ''}${encodeURIComponent(version)}`;

/** The proxy's numbers for places from which one asks for another plan (docs/protocol/resources.md#13.3). */
const ASKED_FROM = {
  authConnectors: 1,
  activeSessions: 2,
  accessRequests: 3,
  premiumSupport: 4,
  trustedDevices: 5,
  billing: 7,
} as const;

export type AskedFrom = keyof typeof ASKED_FROM;

/** The event that the proxy is told when someone goes to see other plans. */
export const callToAction = (from: AskedFrom) =>
  ({ event: 'tp.ui.callToAction.click', eventData: ASKED_FROM[from] }) as const;

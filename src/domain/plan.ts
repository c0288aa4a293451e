// What the plan of a cluster leaves out, and how one hears of others (docs/behaviour.md#permissions,
// docs/protocol/resources.md#13).
import { lockedFeatures } from './access.ts';
import type { Config } from './config.ts';
import type { Edition } from './docs-links.ts';
import { NOT_IN_PLAN_MESSAGES } from './messages.ts';

type PlanFeature = keyof ReturnType<typeof lockedFeatures>;

const NOT_IN_PLAN: Readonly<Record<PlanFeature, string>> = NOT_IN_PLAN_MESSAGES;

const isPlanFeature = (feature: string): feature is PlanFeature => Object.hasOwn(NOT_IN_PLAN, feature);

/** What is said where the plan closes a feature; undefined where it is open, and for what no plan closes. */
export const notInPlanMessage = (config: Pick<Config, 'isUsageBasedBilling'>, feature: string): string | undefined =>
  isPlanFeature(feature) && lockedFeatures(config)[feature] ? NOT_IN_PLAN[feature] : undefined;

/** All that the plan leaves out, in words. */
export const notInPlanMessages = (config: Config): string[] =>
  Object.keys(NOT_IN_PLAN).flatMap((feature) => notInPlanMessage(config, feature) ?? []);

/**
 * Where other plans are described; without the campaign of docs/protocol/resources.md#13.3, which would tell who came
 * from where.
 */
export const plansLink = ({ version, isEnterprise }: Edition): string =>
  `https://goteleport.com/r/upgrade-team?${isEnterprise ? 'e_' : ''}${encodeURIComponent(version)}`;

/** The proxy's numbers for places from which one asks for another plan (docs/protocol/resources.md#13.3). */
const CALL_TO_ACTION_SOURCES = {
  authConnectors: 1,
  activeSessions: 2,
  accessRequests: 3,
  premiumSupport: 4,
  trustedDevices: 5,
  billing: 7,
} as const;

export type CallToActionSource = keyof typeof CALL_TO_ACTION_SOURCES;

/** The event that the proxy is told when someone goes to see other plans. */
export const callToActionEvent = (source: CallToActionSource) =>
  ({ event: 'tp.ui.callToAction.click', eventData: CALL_TO_ACTION_SOURCES[source] }) as const;

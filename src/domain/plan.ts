// Features that are not included in the cluster's plan, and links to other plans (docs/behaviour.md#permissions,
// docs/protocol/resources.md#13).
import { lockedFeatures } from './access.ts';
import type { Config } from './config.ts';
import type { Edition } from './docs-links.ts';
import { NOT_IN_PLAN_MESSAGES } from './messages.ts';

type PlanFeature = keyof ReturnType<typeof lockedFeatures>;

const NOT_IN_PLAN: Readonly<Record<PlanFeature, string>> = NOT_IN_PLAN_MESSAGES;

const isPlanFeature = (feature: string): feature is PlanFeature => Object.hasOwn(NOT_IN_PLAN, feature);

/**
 * The message if the plan does not include a feature; undefined if it does, and for features that all plans include.
 */
export const notInPlanMessage = (config: Pick<Config, 'isUsageBasedBilling'>, feature: string): string | undefined =>
  isPlanFeature(feature) && lockedFeatures(config)[feature] ? NOT_IN_PLAN[feature] : undefined;

/** The messages for all features that the plan does not include. */
export const notInPlanMessages = (config: Config): string[] =>
  Object.keys(NOT_IN_PLAN).flatMap((feature) => notInPlanMessage(config, feature) ?? []);

/**
 * The page about other plans. The campaign parameter of docs/protocol/resources.md#13.3 is omitted, because it would
 * track users.
 */
export const plansLink = ({ version, isEnterprise }: Edition): string =>
  `https://goteleport.com/r/upgrade-team?${isEnterprise ? 'e_' : ''}${encodeURIComponent(version)}`;

/** The proxy's numbers for the pages that link to other plans (docs/protocol/resources.md#13.3). */
const CALL_TO_ACTION_SOURCES = {
  authConnectors: 1,
  activeSessions: 2,
  accessRequests: 3,
  premiumSupport: 4,
  trustedDevices: 5,
  billing: 7,
} as const;

export type CallToActionSource = keyof typeof CALL_TO_ACTION_SOURCES;

/** The event that the console sends to the proxy when a user follows the link to other plans. */
export const callToActionEvent = (source: CallToActionSource) =>
  ({ event: 'tp.ui.callToAction.click', eventData: CALL_TO_ACTION_SOURCES[source] }) as const;

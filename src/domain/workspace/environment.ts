// Finds the environment of a server in one of its labels, and the environment's color tone. The tone of production must
// be unmistakable.
import type { Label } from '#lib/text/labels.ts';

/** Common labels for the environment. The first one that a server has is used. */
export const USUAL_ENVIRONMENT_LABELS = ['env', 'environment', 'stage', 'tier'] as const;

/** The key of the setting with the user's own choice of the label. */
export const ENVIRONMENT_LABEL_SETTING = 'environment-label';

export interface Environment {
  key: string;
  value: string;
  tone: EnvironmentTone;
}

/** The names of the colors; environments with other names are `neutral`. */
export type EnvironmentTone = 'production' | 'staging' | 'development' | 'neutral';

const PRODUCTION = /^(prod|prd|production|live)\b|[-_](prod|prd|production|live)$/i;
const STAGING = /^(stag|stage|staging|preprod|pre-prod|uat)\b/i;
const DEVELOPMENT = /^(dev|devel|development|test|testing|qa|sandbox|local)\b|[-_](dev|development|test|sandbox)$/i;

export const isProduction = (value: string): boolean => PRODUCTION.test(value) && !STAGING.test(value);

function toneOf(value: string): EnvironmentTone {
  if (isProduction(value)) return 'production';
  if (STAGING.test(value)) return 'staging';
  return DEVELOPMENT.test(value) ? 'development' : 'neutral';
}

/** The environment by the user's label or else by a common label; undefined if the server has no such label. */
export function environmentOf(labels: readonly Label[], preferredKey?: string): Environment | undefined {
  const keys = preferredKey ? [preferredKey] : USUAL_ENVIRONMENT_LABELS;
  for (const key of keys) {
    const value = labels.find(({ name }) => name.toLowerCase() === key.toLowerCase())?.value;
    if (value) return { key, value, tone: toneOf(value) };
  }
  return undefined;
}

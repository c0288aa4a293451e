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

/** `production` and `staging` are reserved; other environments share the numbered tones. */
export type EnvironmentTone = 'production' | 'staging' | 'one' | 'two' | 'three' | 'four';

const PRODUCTION = /^(prod|prd|production|live)\b|[-_](prod|prd|production|live)$/i;
const STAGING = /^(stag|stage|staging|preprod|pre-prod|uat)\b/i;
const OTHER_TONES: readonly EnvironmentTone[] = ['one', 'two', 'three', 'four'];

export const isProduction = (value: string): boolean => PRODUCTION.test(value) && !STAGING.test(value);

/** The tone depends only on the value, so that it is the same in all tabs and after a reload. */
function toneOf(value: string): EnvironmentTone {
  if (isProduction(value)) return 'production';
  if (STAGING.test(value)) return 'staging';
  let sum = 0;
  for (const char of value.toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return OTHER_TONES[sum % OTHER_TONES.length] ?? 'one';
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

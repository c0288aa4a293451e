// Which environment a server belongs to, by the value of one of its labels, and what that looks like: production must
// never be mistaken for anything else.
import type { Label } from '#lib/text/labels.ts';

/** The labels that usually say it, the first that a server has counts. */
export const USUAL_ENVIRONMENT_LABELS = ['env', 'environment', 'stage', 'tier'] as const;

/** Under which a user keeps the name of the label that tells environments apart. */
export const ENVIRONMENT_LABEL_SETTING = 'environment-label';

export interface Environment {
  key: string;
  value: string;
  tone: EnvironmentTone;
}

/** `production` is kept for production; others are told apart by the rest. */
export type EnvironmentTone = 'production' | 'staging' | 'one' | 'two' | 'three' | 'four';

const PRODUCTION = /^(prod|prd|production|live)\b|[-_](prod|prd|production|live)$/i;
const STAGING = /^(stag|stage|staging|preprod|pre-prod|uat)\b/i;
const OTHER_TONES: readonly EnvironmentTone[] = ['one', 'two', 'three', 'four'];

export const isProduction = (value: string): boolean => PRODUCTION.test(value) && !STAGING.test(value);

/** The same value has the same colour in every tab and on every day. */
function toneOf(value: string): EnvironmentTone {
  if (isProduction(value)) return 'production';
  if (STAGING.test(value)) return 'staging';
  let sum = 0;
  for (const char of value.toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return OTHER_TONES[sum % OTHER_TONES.length] ?? 'one';
}

/** By the label that the user named, else by a usual one; undefined where the server has none of them. */
export function environmentOf(labels: readonly Label[], preferredKey?: string): Environment | undefined {
  const keys = preferredKey ? [preferredKey] : USUAL_ENVIRONMENT_LABELS;
  for (const key of keys) {
    const value = labels.find(({ name }) => name.toLowerCase() === key.toLowerCase())?.value;
    if (value) return { key, value, tone: toneOf(value) };
  }
  return undefined;
}

// Where users come from, and how many there are.
import { formatCount, plural } from '#lib/text/locale.ts';

export const LOCAL = 'Local user';
export const GITHUB = 'GitHub';
export const OIDC = 'OIDC';
export const SAML = 'SAML';
export const UNKNOWN_SSO = 'Unknown SSO';
export const BOT = 'Bot';

export const userCount = (count: number): string =>
  plural(count, { one: '1 user', other: `${formatCount(count)} users` });

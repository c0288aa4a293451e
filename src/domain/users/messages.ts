// Where users come from, and why a save was refused.

export const LOCAL = 'Local';
export const GITHUB = 'GitHub';
export const OIDC = 'OIDC';
export const SAML = 'SAML';
export const UNKNOWN_SSO = 'Unknown SSO';
export const BOT = 'Bot';

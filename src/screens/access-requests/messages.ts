// Texts of the access requests page.

export const NOT_AVAILABLE = "Access requests aren't available in this console";
export const NOT_AVAILABLE_REASON =
  "The proxy's open API doesn't list, create or review access requests. This page shows what applies to you.";
export const YOUR_ACCESS_TITLE = 'Your access';
export const STRATEGY_LABEL = 'When you request access';
export const STRATEGIES = {
  optional: 'On demand',
  reason: 'On demand, with a reason',
  always: 'At each sign-in',
} as const;
export const REASON_PROMPT = 'Reason prompt';
export const ASSUMED_REQUEST_LABEL = 'Assumed request';
export const NO_ASSUMED_REQUEST = 'None active';
export const REQUESTABLE_ROLES_LABEL = 'Roles you can request';
export const NO_REQUESTABLE_ROLES = 'No other roles';
export const REVIEWERS_LABEL = 'Suggested reviewers';
export const NO_REVIEWERS = 'No suggested reviewers';

// Texts of the access requests page.

export const NOT_AVAILABLE = "Access requests aren't available in this console";
export const NOT_AVAILABLE_REASON =
  "The proxy's open API doesn't list, create or review access requests. This page shows what applies to you.";
export const YOURS = 'Your access';
export const STRATEGY_LABEL = 'When you request access';
export const STRATEGIES = {
  optional: 'On demand',
  reason: 'On demand, with a reason',
  always: 'At each sign-in',
} as const;
export const REASON_PROMPT = 'Reason prompt';
export const ASSUMED = 'Assumed request';
export const NONE_ASSUMED = 'None active';
export const REQUESTABLE = 'Roles you can request';
export const NONE_REQUESTABLE = 'No other roles';
export const REVIEWERS = 'Suggested reviewers';
export const NO_REVIEWERS = 'No suggested reviewers';

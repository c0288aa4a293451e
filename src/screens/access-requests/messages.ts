// What the page of access requests says.

export const NOT_HERE = "Access requests aren't available in this console";
export const ABOUT =
  "The proxy's open API doesn't list, create or review access requests. This page shows what applies to you.";
export const YOURS = 'Your access';
export const STRATEGY = 'When you request access';
export const STRATEGIES = {
  optional: 'On demand',
  reason: 'On demand, with a reason',
  always: 'At each sign-in',
} as const;
export const PROMPT = 'Reason prompt';
export const ASSUMED = 'Assumed request';
export const NONE_ASSUMED = 'None active';
export const REQUESTABLE = 'Roles you can request';
export const NONE_REQUESTABLE = 'No other roles';
export const REVIEWERS = 'Suggested reviewers';
export const NO_REVIEWERS = 'No suggested reviewers';

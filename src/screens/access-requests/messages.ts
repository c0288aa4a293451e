// What the page of access requests says.

export const NOT_HERE = "Access requests aren't available in this console";
export const ABOUT =
  "The proxy's open API doesn't list, create or review access requests. This page shows what applies to you.";
export const YOURS = 'Your access';
export const STRATEGY = 'When you request access';
export const STRATEGIES = {
  optional: 'When you need more roles.',
  reason: 'When you need more roles, with a reason.',
  always: 'Each time you sign in.',
} as const;
export const PROMPT = 'Reason asked for';
export const ASSUMED = 'Assumed request';
export const NONE_ASSUMED = 'This session has assumed no request.';
export const REQUESTABLE = 'Roles you can request';
export const NONE_REQUESTABLE = 'Your roles let you request no others.';
export const REVIEWERS = 'Suggested reviewers';
export const NO_REVIEWERS = 'Your roles suggest no reviewers.';

import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, uniqueNames, textOr } from '#lib/untrusted.ts';

type Strategy = Schemas['AccessStrategy']['type'];
const STRATEGIES: readonly Strategy[] = ['optional', 'always', 'reason'];

interface RequestState {
  strategy: Strategy;
  prompt: string;
  /** Id of the request that the session has assumed; empty without one. */
  assumed: string;
  roles: readonly string[];
  reviewers: readonly string[];
  /** Anything of it is there. */
  isConcerned: boolean;
}

/** How access requests concern a user (docs/protocol/auth-and-identity.md#17). */
export function requestStateOf(user: unknown): RequestState {
  const { accessStrategy, accessCapabilities, accessRequestId } = fieldsOf<Schemas['UserContext']>(user);
  const { type, prompt } = fieldsOf<Schemas['AccessStrategy']>(accessStrategy);
  const { requestableRoles, suggestedReviewers } = fieldsOf<Schemas['AccessCapabilities']>(accessCapabilities);
  const strategy = STRATEGIES.find((one) => one === type) ?? 'optional';
  const assumed = textOr(accessRequestId, '');
  const roles = uniqueNames(requestableRoles);
  const reviewers = uniqueNames(suggestedReviewers);
  const isConcerned = strategy !== 'optional' || assumed !== '' || roles.length > 0;
  return { strategy, prompt: textOr(prompt, ''), assumed, roles, reviewers, isConcerned };
}

import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, uniqueNames, textOr } from '#lib/untrusted.ts';

type Strategy = Schemas['AccessStrategy']['type'];
const STRATEGIES: readonly Strategy[] = ['optional', 'always', 'reason'];

interface AccessRequestState {
  strategy: Strategy;
  prompt: string;
  /** The ID of the access request that the session has assumed; empty without one. */
  assumedRequestId: string;
  roles: readonly string[];
  reviewers: readonly string[];
  /**
   * Whether the user must give a reason or always request access, can request roles, or has assumed a request. Then the
   * console shows access requests.
   */
  usesAccessRequests: boolean;
}

/** The state of access requests for a user (docs/protocol/auth-and-identity.md#17). */
export function accessRequestStateOf(user: unknown): AccessRequestState {
  const { accessStrategy, accessCapabilities, accessRequestId } = fieldsOf<Schemas['UserContext']>(user);
  const { type, prompt } = fieldsOf<Schemas['AccessStrategy']>(accessStrategy);
  const { requestableRoles, suggestedReviewers } = fieldsOf<Schemas['AccessCapabilities']>(accessCapabilities);
  const strategy = STRATEGIES.find((candidate) => candidate === type) ?? 'optional';
  const assumedRequestId = textOr(accessRequestId, '');
  const roles = uniqueNames(requestableRoles);
  const reviewers = uniqueNames(suggestedReviewers);
  const usesAccessRequests = strategy !== 'optional' || assumedRequestId !== '' || roles.length > 0;
  return { strategy, prompt: textOr(prompt, ''), assumedRequestId, roles, reviewers, usesAccessRequests };
}

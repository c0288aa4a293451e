// Sign-ins on servers without a browser, which wait for approval here (docs/protocol/auth-and-identity.md#18).
import type { Schemas } from '#api/schemas.ts';
import { notARecordError } from '#api/refusal.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';

type Headless = Schemas['Headless'];
type Header = Headless['header'];

// Unknown states count as pending: the proxy decides whether the request is still valid.
const DECISION_BY_STATE = new Map<unknown, 'denied' | 'approved'>([
  [2, 'denied'],
  [3, 'approved'],
]);

export interface HeadlessRequest {
  id: string;
  user: string;
  address: string;
  decision: 'pending' | 'denied' | 'approved';
  /** RFC 3339; empty if the proxy did not send it. */
  expires: string;
}

/** Throws without an ID or a user: nobody should approve a request of an unknown user. */
export function parseHeadlessRequest(answer: unknown): HeadlessRequest {
  const { header, user, client_ip_address, state } = fieldsOf<Headless>(answer);
  const { name, expires } = fieldsOf<Header['metadata']>(fieldsOf<Header>(header).metadata);
  const id = textOr(name, '');
  const userName = textOr(user, '');
  if (id === '' || userName === '') throw notARecordError(answer);
  return {
    id,
    user: userName,
    address: textOr(client_ip_address, ''),
    decision: DECISION_BY_STATE.get(state) ?? 'pending',
    expires: textOr(expires, ''),
  };
}

/**
 * Milliseconds for which a request can still be decided. Undefined if the expiry is unreadable or in the past. An expiry
 * in the past means that the local clock is wrong, because the proxy still has the request.
 */
export function decisionTimeLeft(now: number, { expires }: Pick<HeadlessRequest, 'expires'>): number | undefined {
  const remainingMs = epochMs(expires) - now;
  return remainingMs > 0 ? remainingMs : undefined;
}

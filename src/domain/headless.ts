// A sign-in on a machine without a browser that waits for approval (docs/protocol/auth-and-identity.md#18).
import type { Schemas } from '#api/schemas.ts';
import { notARecordError } from '#api/refusal.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';

type Headless = Schemas['Headless'];
type Header = Headless['header'];

// One that was never set is as good as pending, the proxy judges.
const DECISION_BY_STATE = new Map<unknown, 'denied' | 'approved'>([
  [2, 'denied'],
  [3, 'approved'],
]);

export interface HeadlessRequest {
  id: string;
  user: string;
  address: string;
  decision: 'pending' | 'denied' | 'approved';
  /** RFC 3339; empty where the proxy did not say. */
  expires: string;
}

/** Throws where the answer lacks whose request it is: nothing can be approved blindly. */
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
 * Milliseconds for which a request just shown can still be decided; undefined when nobody here can tell, because its end is
 * no instant, or past by our clock although the proxy has it still: then our clock is wrong.
 */
export function decisionTimeLeft(now: number, { expires }: Pick<HeadlessRequest, 'expires'>): number | undefined {
  const remainingMs = epochMs(expires) - now;
  return remainingMs > 0 ? remainingMs : undefined;
}

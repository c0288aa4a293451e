// Finds the field of a form about passwords or MFA devices that the proxy refused.
import { Refusal } from '#api/refusal.ts';

interface RefusedFieldRule {
  field: 'old' | 'password' | 'code' | 'deviceName';
  statuses: readonly number[];
  text: RegExp;
}

// Proxies do not name the refused field, so status and text identify it (docs/protocol/auth-and-identity.md#7.2, #13.3,
// #14.3, #14.4, #14.5).
const REFUSED_FIELD_RULES: readonly RefusedFieldRule[] = [
  { field: 'old', statuses: [403], text: /^invalid username or password$/ },
  { field: 'password', statuses: [400], text: /password is too (short|long)/i },
  // This rule precedes the rule for the code, because a device name may contain any text.
  { field: 'deviceName', statuses: [400, 409], text: /device (name|with name)/i },
  { field: 'code', statuses: [400, 403], text: /totp|invalid code|, password or second factor$/i },
];

/** The error with the proxy's text. For an explained refusal, it is the cause. */
const proxyErrorOf = (error: unknown): unknown =>
  error instanceof Refusal && error.cause instanceof Refusal ? error.cause : error;

/** The refused field of a form about passwords or MFA devices; undefined if unknown. */
export function refusedFieldOf(error: unknown): RefusedFieldRule['field'] | undefined {
  const proxyError = proxyErrorOf(error);
  if (!(proxyError instanceof Refusal)) return undefined;
  return REFUSED_FIELD_RULES.find(
    ({ statuses, text }) => statuses.includes(proxyError.status) && text.test(proxyError.message),
  )?.field;
}

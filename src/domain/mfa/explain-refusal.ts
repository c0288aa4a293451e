// Explains the proxy's refusals about passwords and MFA devices in sentences for users.
import { Refusal } from '#api/refusal.ts';
import {
  KEY_NOT_ACCEPTED,
  ACCOUNT_LOCKED,
  NO_USABLE_DEVICE,
  MFA_NOT_ENABLED,
  USED_CODE,
  WRONG_CODE,
  WRONG_PASSWORD,
  WRONG_PASSWORD_OR_CODE,
} from './device-messages.ts';
import { KEYS_WRONG_ADDRESS } from './webauthn/key-messages.ts';
import { TOO_MANY_ATTEMPTS } from './messages.ts';

/** Patterns of the proxy's texts with explanations (docs/protocol/auth-and-identity.md#7.4, #8, #13.3, #14.5). */
const REFUSAL_MEANINGS: readonly (readonly [proxyText: RegExp, sentence: string])[] = [
  [/^invalid totp token$/, WRONG_CODE],
  [/^previously used totp token$/, USED_CODE],
  [/^MFA response validation failed|^invalid Webauthn response$|^rpc error: /, KEY_NOT_ACCEPTED],
  [/^invalid username or password$/, WRONG_PASSWORD],
  [/^invalid username, password or second factor$/, WRONG_PASSWORD_OR_CODE],
  [/^too many incorrect attempts/, ACCOUNT_LOCKED],
  [/^second factor must be enabled$/, MFA_NOT_ENABLED],
  [/^second factor authentication required$/, NO_USABLE_DEVICE],
  [/^origin doesn't match RPID$/, KEYS_WRONG_ADDRESS],
];

/** The explanation of a refusal. Undefined if there is none for the status or the proxy's text. */
export function refusalMeaning({ status, message }: Pick<Refusal, 'status' | 'message'>): string | undefined {
  if (status === 429) return TOO_MANY_ATTEMPTS;
  return REFUSAL_MEANINGS.find(([proxyText]) => proxyText.test(message))?.[1];
}

/** Rethrows the error of a call. An explained refusal has the explanation as message and the original as cause. */
export function throwExplained(error: unknown): never {
  const text = error instanceof Refusal ? refusalMeaning(error) : undefined;
  if (!(error instanceof Refusal) || text === undefined) throw error;
  const { status, url, messages } = error;
  const explainedRefusal = new Refusal(status, text, { url, messages: [...messages] });
  explainedRefusal.cause = error;
  throw explainedRefusal;
}

/** The refusal that an explained refusal replaces. Undefined for other errors. */
export const originalRefusalOf = (error: Error): Refusal | undefined =>
  error instanceof Refusal && error.cause instanceof Refusal ? error.cause : undefined;

/** Whether the proxy's text may contain details that the explanation lacks, such as a reason or a waiting time. */
export const hasMoreDetail = ({ status, message }: Refusal): boolean => status === 429 || message.includes(': ');

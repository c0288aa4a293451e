import { Refusal } from '#api/refusal.ts';

const LOCKED = 'Too many incorrect attempts. Your account is locked for about 20 minutes.';

/**
 * The proxy's words (docs/protocol/auth-and-identity.md#7.4, #8, #13.3, #14.5) and what they mean to whoever reads
 * them.
 */
const SAYS: readonly (readonly [words: RegExp, sentence: string])[] = [
  [/^invalid totp token$/, 'This code is wrong. Type the one that your app shows now.'],
  [/^previously used totp token$/, 'This code was used already. Wait until your app shows the next one.'],
  [
    /^MFA response validation failed|^invalid Webauthn response$/,
    'The proxy did not accept this key. Use another one.',
  ],
  [/^invalid username or password$/, 'This is not your current password.'],
  [/^invalid username, password or second factor$/, 'The current password or the code is wrong.'],
  [/^too many incorrect attempts/, LOCKED],
  [/^second factor must be enabled$/, 'This cluster has second factors switched off.'],
  [/^second factor authentication required$/, 'None of your devices can confirm this in this cluster.'],
  [/^origin doesn't match RPID$/, 'This address is not the one that keys of this cluster belong to.'],
  [/^rpc error: /, 'The proxy did not accept this key.'],
];

const BUSY = 'Too many attempts from this address. Wait a minute, then try again.';

/** What a refusal of anything about second factors means, with the proxy's own words where they may say more. */
export function explanation({ status, message }: Pick<Refusal, 'status' | 'message'>): string {
  if (status === 429) return `${BUSY} (${message})`;
  const [words, sentence] = SAYS.find(([words]) => words.test(message)) ?? [];
  if (!words || !sentence) return message;
  return message.includes(': ') ? `${sentence} (${message})` : sentence;
}

/** Throws on what a call threw, in words for people; the proxy's own words are its cause. */
export function explained(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { status, url, messages } = error;
  const plain = new Refusal(status, explanation(error), { url, messages: [...messages] });
  plain.cause = error;
  throw plain;
}

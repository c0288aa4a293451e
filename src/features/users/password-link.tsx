import type { Schemas } from '#api/schemas.ts';
import { links } from '#lib/links.ts';
import { expiryMessage } from '#lib/messages.ts';
import { formatDateTime, formatRelative } from '#lib/time.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { CopyField } from '#ui/field/copy-field.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { COPY_INVITE, COPY_RESET, INVITE_LINK, RESET_LINK, sendLink } from './messages.ts';

interface PasswordLinkProps {
  kind: 'invite' | 'reset';
  name: string;
  /** The token as the proxy sent it. */
  token: unknown;
}

const LINK_LABELS = {
  invite: { label: INVITE_LINK, copyLabel: COPY_INVITE },
  reset: { label: RESET_LINK, copyLabel: COPY_RESET },
} as const;

/**
 * The link for a password token, which the administrator passes to the user (docs/protocol/auth-and-identity.md#14.1).
 */
export function PasswordLink({ kind, name, token }: PasswordLinkProps) {
  const { tokenId, expiry } = fieldsOf<Schemas['PasswordToken']>(token);
  const expiresAt = textOr(expiry, '');
  const expiresText = useTickingText((now) => formatRelative(now, expiresAt));
  const link = location.origin + links[kind]({ token: textOr(tokenId, '') });
  return (
    <CopyField {...LINK_LABELS[kind]} hint={expiryMessage(expiresText, formatDateTime(expiresAt))} value={link}>
      <p>{sendLink(name)}</p>
    </CopyField>
  );
}

import type { Schemas } from '#api/schemas.ts';
import { expiryMessage } from '#lib/messages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { links } from '#lib/links.ts';
import { formatDateTime, formatRelative } from '#lib/time.ts';
import { CopyField } from '#ui/field/copy-field.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { COPY_INVITE, COPY_RESET, INVITE_LINK, RESET_LINK, sendLink } from './messages.ts';

interface TokenLinkProps {
  kind: 'invite' | 'reset';
  name: string;
  /** As the proxy sent it. */
  token: unknown;
}

const SAYS = {
  invite: { label: INVITE_LINK, copyLabel: COPY_INVITE },
  reset: { label: RESET_LINK, copyLabel: COPY_RESET },
} as const;

/** The link that a token was made for, to be handed out (docs/protocol/auth-and-identity.md#14.1). */
export function TokenLink({ kind, name, token }: TokenLinkProps) {
  const { tokenId, expiry } = fieldsOf<Schemas['PasswordToken']>(token);
  const at = textOr(expiry, '');
  const away = useTickingText((now) => formatRelative(now, at));
  const link = location.origin + links[kind]({ token: textOr(tokenId, '') });
  return (
    <CopyField {...SAYS[kind]} hint={expiryMessage(away, formatDateTime(at))} value={link}>
      <p>{sendLink(name)}</p>
    </CopyField>
  );
}

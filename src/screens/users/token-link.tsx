import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/read.ts';
import { links } from '#lib/links.ts';
import { dateTime, relative } from '#lib/time.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { useTicking } from '#ui/text/use-ticking.ts';
import { COPY_INVITE, COPY_RESET, expires, INVITE_LINK, RESET_LINK, sendLink } from './messages.ts';
import * as css from './token-link.css.ts';

interface TokenLinkProps {
  kind: 'invite' | 'reset';
  name: string;
  token: Schemas['PasswordToken'];
}

const SAYS = {
  invite: { label: INVITE_LINK, copy: COPY_INVITE },
  reset: { label: RESET_LINK, copy: COPY_RESET },
} as const;

/** The link that a token was made for, to be handed out (docs/protocol/auth-and-identity.md#14.1). */
export function TokenLink({ kind, name, token }: TokenLinkProps) {
  const { tokenId, expiry } = fieldsOf(token);
  const at = textOr(expiry, '');
  const away = useTicking((now) => relative(now, at));
  const link = location.origin + links[kind]({ token: textOr(tokenId, '') });
  return (
    <div className={css.content}>
      <p>{sendLink(name)}</p>
      <Field label={SAYS[kind].label} hint={expires(away, dateTime(at))}>
        <Input face="code" readOnly value={link} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <CopyButton text={link} label={SAYS[kind].copy} worded />
      </div>
    </div>
  );
}

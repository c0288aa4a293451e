import { RowMenu } from '#ui/menu/row-menu.tsx';
import {
  CANNOT_EDIT,
  CANNOT_REVOKE,
  EDIT_STATIC,
  EDIT_TOKEN,
  IS_STATIC,
  manageToken,
  REVOKE_TOKEN,
  UNFIT_NAME,
} from './messages.ts';
import { SHOW_TOKEN } from '#lib/messages.ts';
import type { TokenRow } from './token-row.ts';

/** What is asked about a token in a dialog. */
export interface Asked {
  deed: 'show' | 'edit' | 'revoke';
  token: TokenRow;
}

interface TokenMenuProps {
  of: TokenRow;
  /** Whether the proxy can revoke. */
  canRevoke: boolean;
  /** Why this user must not change one, or revoke it. */
  reasons: Record<'edit' | 'remove', string | undefined>;
  onAsk: (asked: Asked) => void;
}

/** As much as a header of HTTP can hold (RFC 9110 5.5), in which the token is named. */
const isNameable = (id: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(id);

export function TokenMenu({ of: token, canRevoke, reasons, onAsk }: TokenMenuProps) {
  const unfit = isNameable(token.id) ? undefined : UNFIT_NAME;
  const impossible = canRevoke ? (token.isStatic ? IS_STATIC : unfit) : CANNOT_REVOKE;
  const uneditable = token.isStatic
    ? EDIT_STATIC
    : canRevoke && token.content !== '' && unfit === undefined
      ? undefined
      : CANNOT_EDIT;
  return (
    <RowMenu
      label={manageToken(token.name)}
      entries={[
        { kind: 'action', label: SHOW_TOKEN, onSelect: () => onAsk({ deed: 'show', token }) },
        {
          kind: 'action',
          label: EDIT_TOKEN,
          disabledReason: uneditable ?? reasons.edit,
          onSelect: () => onAsk({ deed: 'edit', token }),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: REVOKE_TOKEN,
          tone: 'bad',
          disabledReason: impossible ?? reasons.remove,
          onSelect: () => onAsk({ deed: 'revoke', token }),
        },
      ]}
    />
  );
}

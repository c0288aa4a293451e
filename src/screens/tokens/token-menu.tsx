import { RowMenu } from '#ui/menu/row-menu.tsx';
import {
  CANNOT_EDIT,
  CANNOT_REVOKE,
  CANNOT_EDIT_STATIC,
  EDIT_TOKEN,
  CANNOT_REVOKE_STATIC,
  manageToken,
  REVOKE_TOKEN,
  NAME_CANNOT_BE_SENT,
} from './messages.ts';
import { SHOW_TOKEN } from '#lib/messages.ts';
import type { TokenRow } from './token-row.ts';

/** The token whose dialog or editor is open. */
export interface PendingAction {
  type: 'show' | 'edit' | 'revoke';
  token: TokenRow;
}

interface TokenMenuProps {
  token: TokenRow;
  /** Whether the proxy supports revoking tokens. */
  canRevoke: boolean;
  /** Why the current user may not edit or revoke tokens. */
  disabledReasons: Record<'edit' | 'remove', string | undefined>;
  onAction: (pendingAction: PendingAction) => void;
}

/** The request names the token in an HTTP header, which allows only these characters (RFC 9110 5.5). */
const fitsInHeader = (id: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(id);

/** Why a proxy that revokes tokens can't revoke this one. */
export const cannotRevokeReason = ({ id, isStatic }: TokenRow): string | undefined =>
  isStatic ? CANNOT_REVOKE_STATIC : fitsInHeader(id) ? undefined : NAME_CANNOT_BE_SENT;

export function TokenMenu({ token, canRevoke, disabledReasons, onAction }: TokenMenuProps) {
  const revokeReason = canRevoke ? cannotRevokeReason(token) : CANNOT_REVOKE;
  const editReason = token.isStatic
    ? CANNOT_EDIT_STATIC
    : canRevoke && token.content !== '' && revokeReason === undefined
      ? undefined
      : CANNOT_EDIT;
  return (
    <RowMenu
      label={manageToken(token.name)}
      entries={[
        { kind: 'action', label: SHOW_TOKEN, onSelect: () => onAction({ type: 'show', token }) },
        {
          kind: 'action',
          label: EDIT_TOKEN,
          disabledReason: editReason ?? disabledReasons.edit,
          onSelect: () => onAction({ type: 'edit', token }),
        },
        { kind: 'separator' },
        {
          kind: 'action',
          label: REVOKE_TOKEN,
          tone: 'bad',
          disabledReason: revokeReason ?? disabledReasons.remove,
          onSelect: () => onAction({ type: 'revoke', token }),
        },
      ]}
    />
  );
}

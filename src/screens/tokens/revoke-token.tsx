import { $api } from '#api/api.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { AFTER_REVOKE, confirmRevoke, notRevoked, REVOKE_TOKEN, revoked, wasRevoked } from './messages.ts';
import type { TokenRow } from './token-row.ts';

interface RevokeTokenProps {
  token: TokenRow;
  /** It is gone, by this or by somebody else. */
  onGone: (says: string) => void;
  onCancel: () => void;
}

export function RevokeToken({ token: { id, name }, onGone, onCancel }: RevokeTokenProps) {
  const revoke = $api.useMutation('delete', '/v1/webapi/tokens', {
    onSuccess: () => onGone(revoked(name)),
    onError: ({ status }) => void (status === 404 && onGone(wasRevoked(name))),
  });
  return (
    <ConfirmDialog
      title={confirmRevoke(name)}
      action={REVOKE_TOKEN}
      isPending={revoke.isPending}
      error={revoke.error}
      failed={notRevoked(name)}
      onConfirm={() => revoke.mutate({ params: { header: { 'X-Teleport-TokenName': id } } })}
      onCancel={onCancel}
    >
      <p>{AFTER_REVOKE}</p>
    </ConfirmDialog>
  );
}

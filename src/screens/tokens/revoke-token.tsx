import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
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
  const gone = async (message: string) => {
    await showDeleted('tokens', id);
    onGone(message);
  };
  const revoke = $api.useMutation('delete', '/v1/webapi/tokens', {
    onSuccess: () => gone(revoked(name)),
    onError: ({ status }) => (status === 404 ? gone(wasRevoked(name)) : undefined),
  });
  return (
    <ConfirmDialog
      title={confirmRevoke(name)}
      confirmLabel={REVOKE_TOKEN}
      isPending={revoke.isPending}
      error={revoke.error}
      failureMessage={notRevoked(name)}
      onConfirm={() => revoke.mutate({ params: { header: { 'X-Teleport-TokenName': id } } })}
      onCancel={onCancel}
    >
      <p>{AFTER_REVOKE}</p>
    </ConfirmDialog>
  );
}

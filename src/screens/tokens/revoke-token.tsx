import { $api } from '#api/api.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import {
  REVOKE_WARNING,
  confirmRevoke,
  revokeFailed,
  REVOKE_TOKEN,
  tokenRevoked,
  tokenAlreadyRevoked,
} from './messages.ts';
import type { TokenRow } from './token-row.ts';

interface RevokeTokenProps {
  token: TokenRow;
  /** Called when the token no longer exists, no matter who revoked it. */
  onRevoked: (message: string) => void;
  onCancel: () => void;
}

export function RevokeToken({ token: { id, name }, onRevoked, onCancel }: RevokeTokenProps) {
  const handleRevoked = async (message: string) => {
    await showDeleted('tokens', id);
    onRevoked(message);
  };
  const revoke = $api.useMutation('delete', '/v1/webapi/tokens', {
    onSuccess: () => handleRevoked(tokenRevoked(name)),
    onError: ({ status }) => (status === 404 ? handleRevoked(tokenAlreadyRevoked(name)) : undefined),
  });
  return (
    <ConfirmDialog
      title={confirmRevoke(name)}
      confirmLabel={REVOKE_TOKEN}
      isPending={revoke.isPending}
      error={revoke.error}
      failureMessage={revokeFailed(name)}
      onConfirm={() => revoke.mutate({ params: { header: { 'X-Teleport-TokenName': id } } })}
      onCancel={onCancel}
    >
      <p>{REVOKE_WARNING}</p>
    </ConfirmDialog>
  );
}

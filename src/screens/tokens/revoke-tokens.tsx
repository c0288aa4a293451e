// The questions before one join token or several join tokens are revoked.
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { showDeleted } from '#api/list/recent-writes.ts';
import { deleteUnlessGone } from '#features/list/selection/bulk-delete.ts';
import { BulkDeleteDialog } from '#features/list/selection/bulk-delete-dialog.tsx';
import { ClearSelection, useSelection } from '#features/list/selection/selection.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import {
  BULK_REVOKE_MESSAGES,
  BULK_REVOKE_WARNING,
  confirmRevoke,
  REVOKE_TOKEN,
  REVOKE_WARNING,
  revokeFailed,
  revokeSelected,
  tokenAlreadyRevoked,
  tokenRevoked,
} from './messages.ts';
import { cannotRevokeReason } from './token-menu.tsx';
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

/** The selected tokens, and the dialog that revokes them. */
export function useBulkRevoke(notify: (message: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const selection = useSelection<TokenRow>();
  const count = selection.rows.size;
  const revokeToken = async ({ id }: TokenRow) => {
    const params = { header: { 'X-Teleport-TokenName': id } };
    await deleteUnlessGone(() => http.DELETE('/v1/webapi/tokens', { params }));
    await showDeleted('tokens', id);
  };
  const tools = count > 0 && (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
        {revokeSelected(count)}
      </Button>
      <ClearSelection selection={selection} />
    </>
  );
  return {
    selection: { ...selection, tools, disabledReasonOf: cannotRevokeReason },
    dialog: isOpen && (
      <BulkDeleteDialog
        selection={selection}
        messages={BULK_REVOKE_MESSAGES}
        deleteRow={revokeToken}
        onDeleted={(message) => {
          setOpen(false);
          notify(message);
        }}
        onCancel={() => setOpen(false)}
      >
        <p>{BULK_REVOKE_WARNING}</p>
      </BulkDeleteDialog>
    ),
  };
}

import { $api } from '#api/api.ts';
import { refreshUsers } from '#api/identity/users.ts';
import { requireTextField } from '#api/refusal.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { MessageDialog } from '#ui/dialog/message-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import {
  confirmReset,
  OWN_RESET_WARNING,
  RESET_AUTHENTICATION,
  resetFailed,
  resetTitle,
  resetWarning,
  signInBlockedUntilReset,
} from './messages.ts';
import { PasswordLink } from './password-link.tsx';

interface ResetUserProps {
  user: Pick<ReadableUser, 'id' | 'name'>;
  isCurrentUser: boolean;
  onClose: () => void;
}

/** Asks for confirmation, resets the user, and shows the link. The link cannot be shown again later. */
export function ResetUser({ user: { id, name }, isCurrentUser, onClose }: ResetUserProps) {
  const reset = $api.useMutation('post', '/v1/webapi/users/password/token', {
    onSuccess: (token) => void requireTextField(token, 'tokenId'),
    // If the user no longer exists, the list is refetched.
    onError: ({ status }) => (status === 404 ? refreshUsers() : undefined),
  });
  if (reset.data)
    return (
      <MessageDialog title={resetTitle(name)} onClose={onClose}>
        <PasswordLink kind="reset" name={name} token={reset.data} />
      </MessageDialog>
    );
  return (
    <ConfirmDialog
      title={confirmReset(name)}
      confirmLabel={RESET_AUTHENTICATION}
      isPending={reset.isPending}
      error={reset.error}
      failureMessage={resetFailed(name)}
      onConfirm={() => reset.mutate({ body: { name: id, type: 'password' } })}
      onCancel={onClose}
    >
      <p>{resetWarning(name)}</p>
      <p>{signInBlockedUntilReset(name)}</p>
      {isCurrentUser && <Banner tone="warn">{OWN_RESET_WARNING}</Banner>}
    </ConfirmDialog>
  );
}

import { requireTextField } from '#api/refusal.ts';
import { $api } from '#api/api.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import type { ErrorLike } from '#ui/feedback/messages.ts';
import { CREATE_INVITE, CREATING_LINK, inviteTitle, inviteNotCreated } from './messages.ts';
import { PasswordLink } from './password-link.tsx';

/**
 * A new user has no password, so the console immediately creates a link to set one
 * (docs/protocol/auth-and-identity.md#15).
 */
export function useInviteLink() {
  const { mutate, reset, ...inviteToken } = $api.useMutation('post', '/v1/webapi/users/password/token', {
    onSuccess: (token) => void requireTextField(token, 'tokenId'),
  });
  const invitedUser = inviteToken.variables?.body.name;
  return {
    invite: (name: string) => mutate({ body: { name, type: 'invite' } }),
    inviteDialog: invitedUser !== undefined && (
      <InviteLinkDialog
        name={invitedUser}
        token={inviteToken.data}
        error={inviteToken.error}
        onRetry={() => mutate({ body: { name: invitedUser, type: 'invite' } })}
        onClose={reset}
      />
    ),
  };
}

interface InviteLinkDialogProps {
  name: string;
  token: unknown;
  error: ErrorLike | null;
  onRetry: () => void;
  onClose: () => void;
}

function InviteLinkDialog({ name, token, error, onRetry, onClose }: InviteLinkDialogProps) {
  const displayName = sanitize(name);
  return (
    <Dialog title={inviteTitle(displayName)} onClose={onClose}>
      {token !== undefined && <PasswordLink kind="invite" name={displayName} token={token} />}
      {error && (
        <Banner tone="bad">
          {/* Also shown if the response was unreadable: the user exists, but the console has no link. */}
          <p>{inviteNotCreated(displayName)}</p>
          <ErrorText error={error} />
        </Banner>
      )}
      {token === undefined && !error && <Loading label={CREATING_LINK} />}
      <DialogActions>
        <Button onClick={onClose}>{CLOSE}</Button>
        {error && (
          <Button variant="primary" onClick={onRetry}>
            {CREATE_INVITE}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import { $api } from '#api/api.ts';
import type { ReadableUser } from '#domain/users/user-rows.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { afterReset, confirmReset, notReset, OWN_RESET, RESET, resetTitle, untilReset } from './messages.ts';
import { TokenLink } from './token-link.tsx';
import { refreshUsers } from '#api/users.ts';
import * as css from './token-link.css.ts';

interface ResetUserProps {
  user: ReadableUser;
  isOwn: boolean;
  onClose: () => void;
}

/** Warns, resets, and shows the link: nobody can see it later. */
export function ResetUser({ user: { id, name }, isOwn, onClose }: ResetUserProps) {
  const reset = $api.useMutation('post', '/v1/webapi/users/password/token', {
    // Whoever is gone goes from the list as well.
    onError: ({ status }) => (status === 404 ? refreshUsers() : undefined),
  });
  if (reset.data)
    return (
      <Dialog key="link" title={resetTitle(name)} onClose={onClose}>
        <TokenLink kind="reset" name={name} token={reset.data} />
        <DialogActions>
          <Button onClick={onClose}>{CLOSE}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog key="question" title={confirmReset(name)} onClose={onClose}>
      <div className={css.content}>
        <p>{afterReset(name)}</p>
        <p>{untilReset(name)}</p>
        {isOwn && <Banner tone="warn">{OWN_RESET}</Banner>}
        {reset.error && (
          <Banner tone="bad">
            <p>{notReset(name)}</p>
            <ErrorText error={reset.error} />
          </Banner>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button
          variant="danger"
          pending={reset.isPending}
          onClick={() => reset.mutate({ body: { name: id, type: 'password' } })}
        >
          {RESET}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { revokeCredentials } from '#api/identity/credentials.ts';
import { isSessionEnded } from '#api/refusal.ts';
import { SIGN_IN_AGAIN } from '#app/session/messages.ts';
import { signOut } from '#app/session/session.ts';
import { clearStorage } from '#app/session/stored-session.ts';
import { storeFragment } from '#lib/browser/fragment-storage.ts';
import { loginPathFor } from '#lib/public-page.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { MessageCard } from '#ui/layout/message-card.tsx';
import { RETRY } from '#ui/messages.ts';
import { MAY_BE_LOCKED, NO_USER_NAME, SIGN_OUT, USE_OTHER_ACCOUNT, USER_NOT_LOADED } from '#app/messages.ts';

/** Opens the sign-in page, which returns to this page. */
function signInAgain(): void {
  storeFragment(location);
  clearStorage();
  revokeCredentials();
  location.replace(loginPathFor(location));
}

interface UserNotLoadedProps {
  /** Without a status if the user canceled the call. */
  error: { status?: number; message: string };
  onRetry: () => void;
}

/** Without a user there is nothing to show (docs/protocol/auth-and-identity.md#23.1). */
export function UserNotLoaded({ error, onRetry }: UserNotLoadedProps) {
  const { status = 0, message } = error;
  const canSignInAgain = isSessionEnded({ status, message });
  const mayBeLocked = status === 403 && !canSignInAgain;
  const action = (
    <>
      <Button onClick={onRetry}>{RETRY}</Button>
      {canSignInAgain && <Button onClick={signInAgain}>{SIGN_IN_AGAIN}</Button>}
      <Button onClick={signOut}>{mayBeLocked ? USE_OTHER_ACCOUNT : SIGN_OUT}</Button>
    </>
  );
  return (
    <MessageCard title={USER_NOT_LOADED} action={action}>
      <title>{USER_NOT_LOADED}</title>
      <div role="alert">
        {mayBeLocked && <p>{MAY_BE_LOCKED}</p>}
        {status === 200 && <p>{NO_USER_NAME}</p>}
        <ErrorText error={error} />
      </div>
    </MessageCard>
  );
}

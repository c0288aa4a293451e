import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { signOut } from './session.ts';
import { DISCARD_WORK, SIGN_IN_AGAIN } from './messages.ts';

/** Over open work whose session has ended; it is left by signing in, or by losing the work. */
export function SignInAgainDialog({ children }: { children: ReactNode }) {
  // What a browser closes all the same, as by a gesture for Back, comes back: what is below it would be lost.
  const [opened, setOpened] = useState(0);
  return (
    <Dialog key={opened} title={SIGN_IN_AGAIN} isKept onClose={() => setOpened(opened + 1)}>
      {children}
      <DialogActions>
        <Button onClick={signOut}>{DISCARD_WORK}</Button>
      </DialogActions>
    </Dialog>
  );
}

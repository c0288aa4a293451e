import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { signOut } from './session.ts';
import { DISCARD_WORK, SIGN_IN_AGAIN } from './messages.ts';

/** Opens over unsaved work when the session ends. Users close it by signing in or by discarding the work. */
export function SignInAgainDialog({ children }: { children: ReactNode }) {
  // Browsers close a dialog on a Back gesture; it opens again, because closing it would lose the work below.
  const [openCount, setOpenCount] = useState(0);
  return (
    <Dialog key={openCount} title={SIGN_IN_AGAIN} ignoresEscape onClose={() => setOpenCount(openCount + 1)}>
      {children}
      <DialogActions>
        <Button onClick={signOut}>{DISCARD_WORK}</Button>
      </DialogActions>
    </Dialog>
  );
}

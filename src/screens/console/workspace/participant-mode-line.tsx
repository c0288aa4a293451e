import { useState } from 'react';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { END_SESSION } from '#features/stream/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { END_WARNING, endQuestion, MODE_HINTS } from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface ParticipantModeLineProps {
  mode: ParticipantMode;
  /** The user who started the session. */
  owner: string;
  onTerminate: () => void;
}

/** The user's mode in another user's session, with a hint and the actions of the mode. */
export function ParticipantModeLine({ mode, owner, onTerminate }: ParticipantModeLineProps) {
  const [isConfirming, setConfirming] = useState(false);
  const endSession = () => {
    setConfirming(false);
    onTerminate();
  };
  return (
    <>
      <output className={css.mode}>{MODE_HINTS[mode]}</output>
      {mode === 'moderator' && (
        <Button size="small" onClick={() => setConfirming(true)}>
          {END_SESSION}
        </Button>
      )}
      {isConfirming && (
        <Dialog title={endQuestion(owner)} onClose={() => setConfirming(false)}>
          <p>{END_WARNING}</p>
          <DialogActions>
            <Button onClick={() => setConfirming(false)}>{CANCEL}</Button>
            <Button variant="danger" onClick={endSession}>
              {END_SESSION}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

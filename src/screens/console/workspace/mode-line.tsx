import { useState } from 'react';
import type { ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { END_SESSION } from '#features/stream/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import { END_WARNING, endQuestion, MODES } from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface ModeLineProps {
  mode: ParticipantMode;
  /** Who started the session. */
  owner: string;
  onTerminate: () => void;
}

/** The user's mode in a session of others, and what it lets them do. */
export function ModeLine({ mode, owner, onTerminate }: ModeLineProps) {
  const [isAsking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    onTerminate();
  };
  return (
    <>
      <output className={css.mode}>{MODES[mode]}</output>
      {mode === 'moderator' && (
        <Button size="small" onClick={() => setAsking(true)}>
          {END_SESSION}
        </Button>
      )}
      {isAsking && (
        <Dialog title={endQuestion(owner)} onClose={() => setAsking(false)}>
          <p>{END_WARNING}</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{CANCEL}</Button>
            <Button variant="danger" onClick={end}>
              {END_SESSION}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

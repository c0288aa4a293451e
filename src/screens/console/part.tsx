import { useState } from 'react';
import type { Mode } from '#domain/terminal/modes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import * as css from './console.css.ts';

const SAYS: Record<Mode, string> = {
  observer: 'You observe: what you type goes nowhere. Ctrl+C leaves the session.',
  moderator: 'You moderate: what you type goes nowhere. Ctrl+C leaves the session.',
  peer: 'You share the keyboard of this session.',
};

interface PartProps {
  mode: Mode;
  /** Who began the session. */
  owner: string;
  onTerminate: () => void;
}

/** What one is in somebody's session, and what that leaves one to do. */
export function Part({ mode, owner, onTerminate }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  const end = () => {
    setAsking(false);
    onTerminate();
  };
  return (
    <>
      <output className={css.part}>{SAYS[mode]}</output>
      {mode === 'moderator' && (
        <Button size="small" onClick={() => setAsking(true)}>
          End for everybody
        </Button>
      )}
      {isAsking && (
        <Dialog title={`End the session of ${owner} for everybody?`} onClose={() => setAsking(false)}>
          <p>What runs in it is stopped at once, and nobody can join it again.</p>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" onClick={end}>
              End for everybody
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

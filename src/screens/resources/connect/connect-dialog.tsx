import { useState, type ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { isPasteable } from '#lib/text/shell-quote.ts';
import { Button } from '#ui/button/button.tsx';
import { CommandSteps, type CommandStep } from '#ui/text/command-steps.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import * as css from './connect-dialog.css.ts';
import { dropSteps, signInStep } from './tsh-steps.ts';

interface ConnectButtonProps {
  /** Of the row. */
  name: string;
  /** The dialog's content, as a component: what is chosen in it lasts as long as it is open. */
  children: ReactNode;
}

/** The action of a row that is connected to from a terminal: a dialog with the commands. */
export function ConnectButton({ name, children }: ConnectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Connect to ${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Connect
      </Button>
      {isOpen && (
        <Dialog title={`Connect to ${name}`} width="wide" onClose={() => setOpen(false)}>
          <div className={css.content}>{children}</div>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** The steps between signing in and leaving. Dropping a request is not among those that are copied together. */
export function Commands({ steps }: { steps: readonly CommandStep[] }) {
  const place = useOutletContext<PageContext>();
  const all = [signInStep(place), ...steps];
  if (!all.every(({ command }) => isPasteable(command)))
    return (
      <p role="alert">
        A name here holds control characters. A command with them could do more than it says, so none is offered.
      </p>
    );
  return (
    <>
      <div className={css.head}>
        <p>Run these in a terminal, one after the other.</p>
        <CopyButton text={`${all.map(({ command }) => command).join('\n')}\n`} label="Copy all commands" worded />
      </div>
      <CommandSteps steps={[...all, ...dropSteps(place)]} />
    </>
  );
}

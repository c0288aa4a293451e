import { useId, useState, type ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { CONNECT } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { isPasteable, joinCommands } from '#lib/text/shell-quote.ts';
import { Button } from '#ui/button/button.tsx';
import { CommandSteps, type CommandStep } from '#ui/text/command-steps.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { SplitButton } from '#ui/button/split-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { connectTo, COPY_ALL, NOT_PASTEABLE, otherWaysTo, RUN } from './messages.ts';
import * as css from './connect-dialog.css.ts';
import { dropSteps, signInStep } from './tsh-steps.ts';

interface ConnectButtonProps {
  /** Of the row. */
  name: string;
  /** The dialog's content, as a component: what is chosen in it lasts as long as it is open. */
  children: ReactNode;
  /** What the browser itself can open, where it can. */
  more?: { label: string; onSelect: () => void } | undefined;
}

/** The action of a row that is connected to from a terminal: a dialog with the commands. */
export function ConnectButton({ name, children, more }: ConnectButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SplitButton
        label={otherWaysTo(name)}
        entries={more ? [{ kind: 'action', ...more }] : []}
        isMenuEmpty={more === undefined}
      >
        <Button size="small" aria-label={connectTo(name)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {CONNECT}
        </Button>
      </SplitButton>
      {isOpen && (
        <Dialog title={connectTo(name)} width="wide" onClose={() => setOpen(false)}>
          <div className={css.content}>{children}</div>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{CLOSE}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** The steps between signing in and leaving. Dropping a request is not among those that are copied together. */
export function Commands({ steps }: { steps: readonly CommandStep[] }) {
  const place = useOutletContext<PageContext>();
  const reasonId = useId();
  const all = [signInStep(place), ...steps];
  if (!all.every(({ command }) => isPasteable(command))) return <p role="alert">{NOT_PASTEABLE}</p>;
  return (
    <>
      <div className={css.head}>
        <p>{RUN}</p>
        <CopyButton
          text={joinCommands(all.map(({ command }) => command))}
          label={COPY_ALL}
          showLabel
          disabledReason={steps.find(({ blockedReason: lacks }) => lacks)?.blockedReason}
          reasonId={reasonId}
        />
      </div>
      <CommandSteps steps={[...all, ...dropSteps(place)]} reasonId={reasonId} />
    </>
  );
}

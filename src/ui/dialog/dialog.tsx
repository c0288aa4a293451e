import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { SetWritePendingContext, stopPendingWrite } from './cancel-button.tsx';
import * as css from './dialog.css.ts';

interface DialogProps {
  title: string;
  /** `wide` for what is read line by line, as commands are; `side` for a long form, along the right edge. */
  width?: keyof typeof css.dialog;
  onClose: () => void;
  /** Escape does nothing: closing would lose what is below. */
  ignoresEscape?: boolean;
  /** What Escape does in place of closing, where that may be asked about first. */
  onEscape?: () => void;
  children: ReactNode;
}

const isWithin = (target: EventTarget, dialog: Element): boolean =>
  target instanceof Element && target.closest('dialog') === dialog;

/**
 * Open for as long as it is rendered; the browser keeps the focus inside and gives it back. The first control gets the
 * focus, so where something can be lost the way out comes first.
 */
export function Dialog({ title, width = 'normal', onClose, ignoresEscape = false, onEscape, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [isWritePending, setWritePending] = useState(false);
  // Closed before it leaves the page: a dialog that is merely removed does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.dialog[width]}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Not that of a list that it closes, nor of a dialog above this one.
        if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event.target, event.currentTarget)) return;
        const isStopped = stopPendingWrite(isWritePending);
        if (isStopped || ignoresEscape || onEscape) event.preventDefault();
        if (!isStopped) onEscape?.();
      }}
      // The event comes late: by then strict mode may have opened the dialog again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 id={titleId} className={css.title[width]}>
        {title}
      </h2>
      <SetWritePendingContext value={setWritePending}>{children}</SetWritePendingContext>
    </dialog>
  );
}

/** The last line of a dialog: the way out, then the deed. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { SetWritePendingContext, stopPendingWrite } from './cancel-button.tsx';
import * as css from './dialog.css.ts';

interface DialogProps {
  title: string;
  /** `wide` for text with long lines (such as commands); `side` for a long form at the right edge. */
  width?: keyof typeof css.dialog;
  onClose: () => void;
  /** Escape does not close the dialog, because closing would lose the user's work. */
  ignoresEscape?: boolean;
  /** Replaces closing on Escape, for example with a confirmation. */
  onEscape?: () => void;
  /** For content to read: the title gets the focus instead of the first control, so that screen readers start there. */
  focusesTitle?: boolean;
  /** Buttons beside the title of a dialog at the edge, such as the one that closes it. */
  corner?: ReactNode;
  children: ReactNode;
}

const isWithin = (target: EventTarget, dialog: Element): boolean =>
  target instanceof Element && target.closest('dialog') === dialog;

/**
 * A modal dialog, open while mounted. The browser traps the focus and restores it. The first control gets the focus, so
 * in dialogs for destructive actions Cancel comes first.
 */
export function Dialog({ title, width = 'normal', onClose, focusesTitle = false, ...props }: DialogProps) {
  const { ignoresEscape = false, onEscape, corner, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isWritePending, setWritePending] = useState(false);
  // Closed before unmounting, because browsers restore the focus only on close.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    if (focusesTitle) titleRef.current?.focus();
    return () => dialog?.close();
  }, [focusesTitle]);
  const handleCloseRequest = (event: SyntheticEvent) => {
    event.preventDefault();
    if (stopPendingWrite(isWritePending)) return;
    if (onEscape) onEscape();
    else if (!ignoresEscape) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={css.dialog[width]}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        // Ignores Escape in open lists and in dialogs above this one.
        if (event.key !== 'Escape' || event.defaultPrevented || !isWithin(event.target, event.currentTarget)) return;
        // Without an interaction in between, browsers close a dialog on the second Escape without asking.
        if (isWritePending || ignoresEscape || onEscape) handleCloseRequest(event);
      }}
      // Closes immediately: the close event is asynchronous, and a key that opens the dialog again before that event
      // would have no effect.
      onCancel={(event) => {
        if (event.target === event.currentTarget) handleCloseRequest(event); // otherwise a canceled file input
      }}
      // For browsers that close without asking. The event is asynchronous: strict mode may have opened the dialog again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 ref={titleRef} id={titleId} tabIndex={focusesTitle ? -1 : undefined} className={css.title[width]}>
        {title}
      </h2>
      {corner !== undefined && <div className={css.corner}>{corner}</div>}
      <SetWritePendingContext value={setWritePending}>{children}</SetWritePendingContext>
    </dialog>
  );
}

/** The buttons of a dialog: Cancel first, then the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './dialog.css.ts';

interface DialogProps {
  title: string;
  /** `wide` for what is read line by line, as commands are. */
  width?: keyof typeof css.dialog;
  onClose: () => void;
  /** Escape does nothing: closing would lose what is below. */
  isKept?: boolean;
  children: ReactNode;
}

/**
 * Open for as long as it is rendered; the browser keeps the focus inside and gives it back. The first control gets the
 * focus, so where something can be lost the way out comes first.
 */
export function Dialog({ title, width = 'normal', onClose, isKept = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
      onKeyDown={(event) => isKept && event.key === 'Escape' && event.preventDefault()}
      // The event comes late: by then strict mode may have opened the dialog again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The last line of a dialog: the way out, then the deed. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

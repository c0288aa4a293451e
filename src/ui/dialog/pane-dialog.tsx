import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as css from './pane-dialog.css.ts';

interface PaneDialogProps {
  title: string;
  /** Its part of the page is the one in use: only then it takes the focus. */
  isInUse: boolean;
  onClose: () => void;
  children: ReactNode;
}

const CONTROLS = 'select, input, textarea, button:not([disabled])';

/** Whether somebody types elsewhere just now, and would be interrupted. */
const isTypedElsewhere = (around: Element | null | undefined): boolean => {
  const { activeElement: at } = document;
  return (at?.matches('select, input, textarea') ?? false) && around?.contains(at) !== true;
};

/** Asks in one part of the page, which has to be inert below it; all others go on. Stands for as long as it is rendered. */
export function PaneDialog({ title, isInUse, onClose, children }: PaneDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasArrived = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const isInterrupting = !hasArrived.current && isTypedElsewhere(dialog?.parentElement);
    hasArrived.current = true;
    if (!isInUse || !dialog || isInterrupting || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [isInUse]);
  return (
    // Escape closes by itself only what is modal.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      open
      tabIndex={-1}
      className={css.cover}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={css.card}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as css from './pane-dialog.css.ts';

interface PaneDialogProps {
  title: string;
  /** Whether the user works in this part of the page; only then the dialog takes the focus. */
  isActive: boolean;
  onClose: () => void;
  children: ReactNode;
}

const FOCUSABLE_CONTROLS = 'select, input, textarea, button:not([disabled])';

/** Whether the user types outside the dialog, so that taking the focus would interrupt them. */
const isTypingOutside = (container: Element | null | undefined): boolean => {
  const { activeElement: focused } = document;
  return (focused?.matches('select, input, textarea') ?? false) && container?.contains(focused) !== true;
};

/** A dialog over one part of the page, which must be inert; other parts stay usable. Open while mounted. */
export function PaneDialog({ title, isActive, onClose, children }: PaneDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasOpened = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    const isInterrupting = !hasOpened.current && isTypingOutside(dialog?.parentElement);
    hasOpened.current = true;
    if (!isActive || !dialog || isInterrupting || dialog.contains(document.activeElement)) return;
    dialog.querySelector<HTMLElement>(FOCUSABLE_CONTROLS)?.focus();
  }, [isActive]);
  return (
    // Browsers close only modal dialogs on Escape.
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

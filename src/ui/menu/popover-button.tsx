import { useId, useRef, useState, type ReactNode } from 'react';
import { popoverPosition } from './popover-position.ts';
import * as css from './popover-button.css.ts';

interface PopoverButtonProps {
  /** The visible text of the button. */
  text: string;
  /** The accessible name of the button. It starts with the visible text. */
  label: string;
  /** The accessible name of the popover. */
  title: string;
  children: ReactNode;
}

/** A quiet button that shows details in a native popover, which closes on Esc and on a press outside. */
export function PopoverButton({ text, label, title, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const placeAndFocus = (popover: HTMLElement) => {
    if (button.current === null) return;
    const { left, top } = popoverPosition(button.current.getBoundingClientRect(), popover.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    popover.style.left = `${left}px`;
    popover.style.top = `${top}px`;
    popover.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {text}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={title}
        tabIndex={-1}
        className={css.popover}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        // The popover has no size before it is open.
        onToggle={({ currentTarget, newState }) => newState === 'open' && placeAndFocus(currentTarget)}
      >
        {children}
      </section>
    </>
  );
}

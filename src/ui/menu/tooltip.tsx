import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { truncate, MAX_NAME_LENGTH } from '#lib/text/truncate.ts';
import { popoverPosition } from './popover-position.ts';
import * as css from './tooltip.css.ts';

const HOVER_MS = 300;

interface TooltipProps {
  /** Undefined shows no tooltip. */
  text: ReactNode;
  /** Called before the tooltip opens, for content loaded on demand. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * Shows text next to the wrapped control on hover and keyboard focus. The control needs its own accessible name or
 * description. The native popover keeps the tooltip on top, closes it on Esc, and allows one open tooltip at a time.
 */
export function Tooltip({ text, onOpen, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<number>(undefined);
  const show = (control: Element) => {
    setAnchor(control);
    onOpen?.();
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(undefined);
  };
  const showAfterDelay = (event: PointerEvent<HTMLElement>) => {
    const control = event.currentTarget.firstElementChild;
    if (event.pointerType === 'touch' || control === null) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(show, HOVER_MS, control);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={css.wrap}
      onPointerEnter={showAfterDelay}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(target)}
      onBlur={hide}
      // A press hides the tooltip, except on a disabled control, whose tooltip shows the reason.
      onClickCapture={({ target }) => {
        const disabledControl = target instanceof Element && target.closest('[aria-disabled="true"]');
        if (disabledControl) setAnchor(disabledControl);
        else hide();
      }}
    >
      {children}
      {text !== undefined && anchor !== undefined && <Bubble text={text} anchor={anchor} onClose={hide} />}
    </span>
  );
}

function Bubble({ text, anchor, onClose }: { text: ReactNode; anchor: Element; onClose: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (bubble === null) return;
    bubble.showPopover();
    const { left, top } = popoverPosition(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }, [anchor]);
  useEffect(() => {
    window.addEventListener('scroll', onClose, { capture: true, once: true, passive: true });
    return () => window.removeEventListener('scroll', onClose, { capture: true });
  });
  return (
    <span
      ref={ref}
      popover="auto"
      role="tooltip"
      className={css.bubble}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <span className={css.text}>{typeof text === 'string' ? truncate(text, MAX_NAME_LENGTH) : text}</span>
    </span>
  );
}

import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For a panel next to the page: Escape closes it, and closing returns the focus to where it was before. */
export function useSidePanel(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const closePanel = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = panel.current;
    let previousFocus: HTMLElement | undefined;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) previousFocus = relatedTarget;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      closePanel();
    };
    element?.addEventListener('focusin', onFocusIn);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('focusin', onFocusIn);
      element?.removeEventListener('keydown', onKeyDown);
      previousFocus?.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

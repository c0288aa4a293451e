import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isOverlayOpen } from '#ui/shortcut/shortcut.ts';
import type { PaneControls } from '#screens/console/pane/pane-report.ts';

const paneAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null;

/** The click keeps the focus: on a divider, on a checkbox switched with the keyboard, or while text is selected. */
const keepsFocus = ({ target, detail }: MouseEvent): boolean =>
  !(target instanceof Element) ||
  target.matches('[role="separator"]') ||
  (target.matches('input') && detail === 0) ||
  getSelection()?.isCollapsed === false;

/**
 * Returns the focus to the pane in use after a click on anything around the panes. Where the click opens a dialog, a menu or
 * a panel, the focus returns when that closes. The ref is for the element around the bars and the panes.
 */
export function useFocusReturn(
  focused: number,
  controls: ReadonlyMap<number, PaneControls>,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const returnFocus = useEffectEvent((lastFocused: HTMLElement | undefined) => {
    const pane = page.current?.querySelector(`[data-pane="${focused}"]`);
    if (lastFocused && pane?.contains(lastFocused)) lastFocused.focus();
    // The element may be hidden or inert now.
    if (!pane?.contains(document.activeElement)) controls.get(focused)?.focus();
  });
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const abortController = new AbortController();
    let isReturnPending = false;
    let clicked: Element | undefined;
    let last: HTMLElement | undefined;
    // A closing menu or dialog first returns the focus to its button.
    const returnSoon = () =>
      setTimeout(() => {
        const isOpen = isOverlayOpen() || clicked?.closest('[aria-expanded="true"]');
        if (!isReturnPending || isOpen || abortController.signal.aborted) return;
        isReturnPending = false;
        returnFocus(last);
      });
    const click = (event: MouseEvent) => {
      if (paneAround(event.target) || keepsFocus(event)) return;
      isReturnPending = true;
      clicked = event.target instanceof Element ? event.target : undefined;
      returnSoon();
    };
    const focus = ({ target }: FocusEvent) => {
      if (paneAround(target) && target instanceof HTMLElement) {
        isReturnPending = false;
        last = target;
      } else if (isReturnPending) returnSoon();
    };
    // The user continues in the bars with the keyboard.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof Element && !target.closest('dialog')) isReturnPending = false;
    };
    const { signal } = abortController;
    root.addEventListener('click', click, { capture: true, signal });
    root.addEventListener('focusin', focus, { signal });
    root.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => abortController.abort();
  }, []);
  return page;
}

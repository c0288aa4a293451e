import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isOverlayOpen } from '#ui/shortcut/shortcut.ts';
import type { PaneControls } from '#screens/console/pane/pane-report.ts';

const paneAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pane]') : null;

/**
 * Whether the focus stays where the click put it: on a divider, on a checkbox that the keyboard switched, or while text
 * is selected.
 */
const keepsFocus = ({ target, detail }: MouseEvent): boolean =>
  !(target instanceof Element) ||
  target.matches('[role="separator"]') ||
  (target.matches('input') && detail === 0) ||
  getSelection()?.isCollapsed === false;

/**
 * Returns the focus to the focused pane after a click outside the panes, such as on a bar. If the click opens a dialog,
 * a menu or a panel, the focus returns when that closes. The ref is for the element that contains the bars and panes.
 */
export function useFocusReturn(
  focusedPaneId: number,
  controls: ReadonlyMap<number, PaneControls>,
): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const returnFocus = useEffectEvent((lastFocused: HTMLElement | undefined) => {
    const pane = page.current?.querySelector(`[data-pane="${focusedPaneId}"]`);
    if (lastFocused && pane?.contains(lastFocused)) lastFocused.focus();
    // The element may be hidden or inert now.
    if (!pane?.contains(document.activeElement)) controls.get(focusedPaneId)?.focus();
  });
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const abortController = new AbortController();
    let isReturnPending = false;
    let clicked: Element | undefined;
    let lastFocused: HTMLElement | undefined;
    // A closing menu or dialog first returns the focus to its button.
    const returnSoon = () =>
      setTimeout(() => {
        const isOpen = isOverlayOpen() || clicked?.closest('[aria-expanded="true"]');
        if (!isReturnPending || isOpen || abortController.signal.aborted) return;
        isReturnPending = false;
        returnFocus(lastFocused);
      });
    const onClick = (event: MouseEvent) => {
      if (paneAround(event.target) || keepsFocus(event)) return;
      isReturnPending = true;
      clicked = event.target instanceof Element ? event.target : undefined;
      returnSoon();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (paneAround(target) && target instanceof HTMLElement) {
        isReturnPending = false;
        lastFocused = target;
      } else if (isReturnPending) returnSoon();
    };
    // After Tab, the user continues in the bars with the keyboard, so the focus stays there.
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' && target instanceof Element && !target.closest('dialog')) isReturnPending = false;
    };
    const { signal } = abortController;
    root.addEventListener('click', onClick, { capture: true, signal });
    root.addEventListener('focusin', onFocusIn, { signal });
    root.addEventListener('keydown', onKeyDown, { capture: true, signal });
    return () => abortController.abort();
  }, []);
  return page;
}

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether the event is on the backdrop of a modal dialog, whose events target the dialog itself. */
function isOnBackdrop({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Detects a press outside a modal dialog, but ignores a press that starts inside (such as a text selection). `closedby`
 * would do this, but Safari does not support it.
 */
export function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    let hasStartedOutside = false;
    const onMouseDown = (event: MouseEvent) => {
      hasStartedOutside = isOnBackdrop(event, dialog);
      // Keeps the focus where it is.
      if (hasStartedOutside) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (hasStartedOutside && isOnBackdrop(event, dialog)) press();
    };
    dialog.addEventListener('mousedown', onMouseDown);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('mousedown', onMouseDown);
      dialog.removeEventListener('click', onClick);
    };
  }, [ref]);
}

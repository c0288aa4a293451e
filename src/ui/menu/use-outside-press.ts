import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether the event is on the backdrop of a modal dialog, whose events target the dialog itself. */
function isOnBackdrop({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Calls `onPress` after a press on the backdrop of a modal dialog. Ignores a press that starts inside, such as a text
 * selection. The `closedby` attribute would do this, but Safari does not support it.
 */
export function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    let hasStartedOutside = false;
    const onMouseDown = (event: MouseEvent) => {
      hasStartedOutside = isOnBackdrop(event, dialog);
      // Keeps the focus on the focused element.
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

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether it is about the ground behind a modal dialog, whose events are the dialog's own. */
function isOnBackdrop({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Hears of a press beside a modal dialog, but not of one that began in it, as choosing text does. In browsers that know
 * it `closedby` would do, and Safari is none of them.
 */
export function useOutsidePress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    let hasStartedOutside = false;
    const onMouseDown = (event: MouseEvent) => {
      hasStartedOutside = isOnBackdrop(event, dialog);
      // The focus stays where it is.
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

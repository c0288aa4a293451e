import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether it is about the ground behind a modal dialog, whose events are the dialog's own. */
function isBeside({ target, clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

/**
 * Hears of a press beside a modal dialog, but not of one that began in it, as choosing text does. In browsers that know
 * it `closedby` would do, and Safari is none of them.
 */
export function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    let hasBegun = false;
    const begin = (event: MouseEvent) => {
      hasBegun = isBeside(event, dialog);
      // The focus stays where it is.
      if (hasBegun) event.preventDefault();
    };
    const end = (event: MouseEvent) => {
      if (hasBegun && isBeside(event, dialog)) press();
    };
    dialog.addEventListener('mousedown', begin);
    dialog.addEventListener('click', end);
    return () => {
      dialog.removeEventListener('mousedown', begin);
      dialog.removeEventListener('click', end);
    };
  }, [ref]);
}

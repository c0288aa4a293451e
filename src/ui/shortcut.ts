import { useEffect, useEffectEvent } from 'react';

const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a single-key shortcut may fire there: never while typing, and a terminal listens through a text area. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}

/** A single key, without modifiers, heard everywhere but in what is typed into and behind an open dialog or menu. */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== key || modified || event.defaultPrevented || event.isComposing) return;
    if (isTypedInto(event.target) || document.querySelector('dialog:modal, [role="menu"]') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

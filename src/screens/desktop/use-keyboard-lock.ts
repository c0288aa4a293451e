import { useEffect } from 'react';

/** The Keyboard Lock API, which only Chromium has. It gives the page the keys that the browser normally handles. */
interface LockableKeyboard {
  lock?: () => Promise<void>;
  unlock?: () => void;
}

/** Sends Escape, Alt+Tab and similar keys to the desktop in full screen. Holding Escape leaves full screen. */
export function useKeyboardLock(isOn: boolean): void {
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: LockableKeyboard }; // missing in TypeScript's types
    if (!isOn || !keyboard?.lock) return undefined;
    keyboard.lock().catch(() => undefined); // browsers may refuse it; the desktop works without these keys
    return () => keyboard.unlock?.();
  }, [isOn]);
}

import { useEffect } from 'react';

/** Chromium's alone: no other browser lets a page have the keys that are the browser's own. */
interface LockableKeyboard {
  lock?: () => Promise<void>;
  unlock?: () => void;
}

/** In full screen the desktop gets Escape, Alt+Tab and the like too; Escape that is held leads out. */
export function useKeyboardLock(isOn: boolean): void {
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: LockableKeyboard }; // in no list of types yet
    if (!isOn || !keyboard?.lock) return undefined;
    keyboard.lock().catch(() => undefined); // refused outside of full screen, where nothing is lost by it
    return () => keyboard.unlock?.();
  }, [isOn]);
}

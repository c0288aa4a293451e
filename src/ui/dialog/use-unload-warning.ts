import { useEffect } from 'react';

/** The browser asks before it closes or reloads the page; what it says is its own. */
export function useUnloadWarning(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    // An object for each caller: of the functions the compiler makes one, which the first to leave would take from all.
    const warning = { handleEvent: (event: Event) => event.preventDefault() };
    addEventListener('beforeunload', warning);
    return () => removeEventListener('beforeunload', warning);
  }, [isEnabled]);
}

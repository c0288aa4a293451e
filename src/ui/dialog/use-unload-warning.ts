import { useEffect } from 'react';

/** Makes the browser ask, with its own text, before the page is closed or reloaded. */
export function useUnloadWarning(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    // A new object for each caller. The compiler would share a function between all callers, so the first caller that
    // removes it would remove it for all.
    const warning = { handleEvent: (event: Event) => event.preventDefault() };
    addEventListener('beforeunload', warning);
    return () => removeEventListener('beforeunload', warning);
  }, [isEnabled]);
}

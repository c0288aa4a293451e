import { useEffect } from 'react';

/** Makes the browser ask, with its own text, before the page is closed or reloaded. */
export function useUnloadWarning(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    // Each caller adds its own object, so that removing it keeps the listeners of other callers. The build might share
    // a function between all callers.
    const warning = { handleEvent: (event: Event) => event.preventDefault() };
    addEventListener('beforeunload', warning);
    return () => removeEventListener('beforeunload', warning);
  }, [isEnabled]);
}

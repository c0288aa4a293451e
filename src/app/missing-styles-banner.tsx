import { useSyncExternalStore } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { hasMissingStylesheet } from './stylesheet-errors.ts';
import { RELOAD, STYLES_NOT_LOADED } from './start-messages.ts';

/** The load event fires when every stylesheet has loaded or failed. */
function subscribe(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}

/**
 * Reports a stylesheet that failed to load (docs/behaviour.md#errors). The console works without it, but is unstyled.
 */
export function MissingStylesBanner() {
  const isUnstyled = useSyncExternalStore(
    subscribe,
    () => hasMissingStylesheet(document),
    () => false,
  );
  if (!isUnstyled) return null;
  return (
    <Banner tone="bad" action={<Button onClick={() => location.reload()}>{RELOAD}</Button>}>
      {STYLES_NOT_LOADED}
    </Banner>
  );
}

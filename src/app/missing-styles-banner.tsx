import { useSyncExternalStore } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { hasMissingStylesheet } from './stylesheet-errors.ts';
import { RELOAD, STYLES_NOT_LOADED } from './start-messages.ts';

/** It comes when every sheet has come or failed. */
function subscribe(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}

/**
 * Reports a stylesheet that did not come (docs/behaviour.md#errors). Without it the console works, but looks like
 * nothing.
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

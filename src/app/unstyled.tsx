import { useSyncExternalStore } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { lacksSheet } from './lost-sheets.ts';
import { RELOAD, UNSTYLED } from './start-messages.ts';

/** It comes when every sheet has come or failed. */
function subscribe(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}

/**
 * Reports a stylesheet that did not come (docs/behaviour.md#errors). Without it the console works, but looks like
 * nothing.
 */
export function Unstyled() {
  const isUnstyled = useSyncExternalStore(
    subscribe,
    () => lacksSheet(document),
    () => false,
  );
  if (!isUnstyled) return null;
  return (
    <Banner tone="bad" action={<Button onClick={() => location.reload()}>{RELOAD}</Button>}>
      {UNSTYLED}
    </Banner>
  );
}

import { useSyncExternalStore } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RELOAD, UNSTYLED } from './start-messages.ts';

/** Of a sheet that did not come engines make nothing, one without rules, or one whose rules cannot be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

const isAnyLost = (): boolean => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(isLost);

/** It does not change any more: there is one sheet for all pages, in the head, and scripts wait for it. */
const subscribe = () => () => undefined;

/**
 * Reports a stylesheet that did not come (docs/behaviour.md#errors). Without it the console works, but looks like
 * nothing.
 */
export function Unstyled() {
  const isUnstyled = useSyncExternalStore(subscribe, isAnyLost, () => false);
  if (!isUnstyled) return null;
  return (
    <Banner tone="bad" action={<Button onClick={() => location.reload()}>{RELOAD}</Button>}>
      {UNSTYLED}
    </Banner>
  );
}

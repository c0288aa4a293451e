// Single sign-on beside a page that must stay: the provider's pages need a window of their own. It lands on a page that
// takes the bearer and stores it, which this page hears of.
import { useEffect, useRef, useState } from 'react';
import type { Provider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import { links } from '#lib/links.ts';

export function useSsoPopup() {
  const popup = useRef<Window>(null);
  const [isBlocked, setBlocked] = useState(false);
  // The window has served its purpose once the page goes on.
  useEffect(() => () => popup.current?.close(), []);
  const open = (provider: Provider) => {
    const target = new URL(links.loginSucceeded(), location.origin).href;
    popup.current = window.open(ssoAddress(provider, target), '_blank', 'popup,width=560,height=720');
    setBlocked(popup.current === null);
  };
  return { isBlocked, open };
}

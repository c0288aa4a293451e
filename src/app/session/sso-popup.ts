// Single sign-on in a popup, because this page must stay open. The popup ends on a page that stores the bearer, and
// this page listens to storage.
import { useEffect, useRef, useState } from 'react';
import type { AuthProvider } from '#domain/config.ts';
import { ssoAddress } from '#domain/mfa/sign-in-methods.ts';
import { links } from '#lib/links.ts';

export function useSsoPopup() {
  const popup = useRef<Window>(null);
  const [isBlocked, setBlocked] = useState(false);
  // The popup is not needed after this page continues.
  useEffect(() => () => popup.current?.close(), []);
  const open = (provider: AuthProvider) => {
    const target = new URL(links.loginSucceeded(), location.origin).href;
    popup.current = window.open(ssoAddress(provider, target), '_blank', 'popup,width=560,height=720');
    setBlocked(popup.current === null);
  };
  return { isBlocked, open };
}

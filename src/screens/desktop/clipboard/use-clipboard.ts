import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TOO_LARGE } from '#screens/desktop/messages.ts';
import type { LiveDesktop } from '#screens/desktop/use-desktop.ts';
import { shareClipboard, type ClipboardState, type SharedClipboard } from './clipboard.ts';

export interface ClipboardShown {
  state: ClipboardState;
  /** The desktop's text waits for a press to be taken. */
  isOffered: boolean;
  toggle: () => void;
  accept: () => void;
}

/** Keeps both clipboards alike while the desktop is live. */
export function useClipboard({ desktop, send, take, hearCopied }: LiveDesktop, isAllowed: boolean) {
  const shared = useRef<SharedClipboard>(undefined);
  const [state, setState] = useState<ClipboardState>(isAllowed ? 'asks' : 'denied');
  const [isOffered, setOffered] = useState(false);
  const sendNow = useEffectEvent(send);
  const warn = useEffectEvent(() => take({ on: 'warned', text: TOO_LARGE }));
  const hear = useEffectEvent(hearCopied);
  const isLive = desktop.at === 'live';
  useEffect(() => {
    if (!isLive) return undefined;
    const clipboard = shareClipboard({
      isAllowed,
      send: (message) => sendNow(message),
      onState: setState,
      onTooLarge: () => warn(),
      onOffered: (text) => setOffered(text !== undefined),
    });
    shared.current = clipboard;
    hear(clipboard.receive);
    const paste = ({ clipboardData }: ClipboardEvent) => clipboard.paste(clipboardData?.getData('text/plain') ?? '');
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
      clipboard.stop();
    };
  }, [isLive, isAllowed]);
  return {
    press: (isPaste: boolean) => shared.current?.press(isPaste) ?? Promise.resolve(),
    takesPaste: () => shared.current?.takesPaste() ?? false,
    shown: {
      state,
      isOffered,
      toggle: () => shared.current?.toggle(),
      accept: () => shared.current?.accept(),
    } satisfies ClipboardShown,
  };
}

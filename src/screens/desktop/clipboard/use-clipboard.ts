import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CLIPBOARD_TOO_LARGE } from '#screens/desktop/messages.ts';
import type { DesktopHandle } from '#screens/desktop/use-desktop.ts';
import { shareClipboard, type ClipboardState, type SharedClipboard } from './clipboard.ts';

export interface ClipboardView {
  state: ClipboardState;
  /** Text of the desktop waits for a press before it can be copied. */
  hasOfferedText: boolean;
  toggle: () => void;
  accept: () => void;
}

/** Syncs both clipboards while the desktop is live. */
export function useClipboard(
  { desktop, send, dispatch, listenForCopied: onCopied }: DesktopHandle,
  isAllowed: boolean,
) {
  const shared = useRef<SharedClipboard>(undefined);
  const [state, setState] = useState<ClipboardState>(isAllowed ? 'asks' : 'denied');
  const [isOffered, setOffered] = useState(false);
  const sendNow = useEffectEvent(send);
  const warn = useEffectEvent(() => dispatch({ type: 'warned', text: CLIPBOARD_TOO_LARGE }));
  const listenForCopied = useEffectEvent(onCopied);
  const isLive = desktop.status === 'live';
  useEffect(() => {
    if (!isLive) return undefined;
    const clipboard = shareClipboard({
      isAllowed,
      send: (message) => sendNow(message),
      onState: setState,
      onTooLarge: () => warn(),
      onTextOffered: (text) => setOffered(text !== undefined),
    });
    shared.current = clipboard;
    listenForCopied(clipboard.receive);
    const paste = ({ clipboardData }: ClipboardEvent) => clipboard.paste(clipboardData?.getData('text/plain') ?? '');
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
      clipboard.stop();
    };
  }, [isLive, isAllowed]);
  return {
    press: (isPaste: boolean) => shared.current?.press(isPaste) ?? Promise.resolve(),
    handlesPaste: () => shared.current?.handlesPaste() ?? false,
    shown: {
      state,
      hasOfferedText: isOffered,
      toggle: () => shared.current?.toggle(),
      accept: () => shared.current?.accept(),
    } satisfies ClipboardView,
  };
}

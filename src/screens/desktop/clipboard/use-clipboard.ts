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
  { desktop, send, dispatch, listenForCopied: setCopiedListener }: DesktopHandle,
  isAllowed: boolean,
) {
  const sharedClipboard = useRef<SharedClipboard>(undefined);
  const [state, setState] = useState<ClipboardState>(isAllowed ? 'asks' : 'denied');
  const [isOffered, setOffered] = useState(false);
  const handleSend = useEffectEvent(send);
  const warn = useEffectEvent(() => dispatch({ type: 'warned', text: CLIPBOARD_TOO_LARGE }));
  const listenForCopied = useEffectEvent(setCopiedListener);
  const isLive = desktop.status === 'live';
  useEffect(() => {
    if (!isLive) return undefined;
    const clipboard = shareClipboard({
      isAllowed,
      send: (message) => handleSend(message),
      onState: setState,
      onTooLarge: () => warn(),
      onTextOffered: (text) => setOffered(text !== undefined),
    });
    sharedClipboard.current = clipboard;
    listenForCopied(clipboard.receive);
    const onPaste = ({ clipboardData }: ClipboardEvent) => clipboard.paste(clipboardData?.getData('text/plain') ?? '');
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
      clipboard.stop();
    };
  }, [isLive, isAllowed]);
  return {
    press: (isPaste: boolean) => sharedClipboard.current?.press(isPaste) ?? Promise.resolve(),
    handlesPaste: () => sharedClipboard.current?.handlesPaste() ?? false,
    view: {
      state,
      hasOfferedText: isOffered,
      toggle: () => sharedClipboard.current?.toggle(),
      accept: () => sharedClipboard.current?.accept(),
    } satisfies ClipboardView,
  };
}

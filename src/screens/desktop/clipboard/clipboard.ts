// Syncs the clipboards of this computer and of the desktop, as far as the browser allows it
// (docs/protocol/streams.md#10.1).
import { EMPTY_CLIPBOARD, offerText, clipboardAfterReceiving } from '#domain/desktop/clipboard.ts';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';

/**
 * `asks`: the browser will ask for permission at the first use. `on`: read at each key or button press. `paste`: the
 * browser provides it only when the user pastes. `off`: the user turned it off. `blocked`: the browser blocks it.
 * `denied`: the user's roles do not allow it.
 */
export type ClipboardState = 'asks' | 'on' | 'paste' | 'off' | 'blocked' | 'denied';

interface ClipboardOptions {
  isAllowed: boolean;
  send: (message: KnownMessage) => void;
  onState: (state: ClipboardState) => void;
  /** The text is larger than a message may be. */
  onTooLarge: () => void;
  /** The desktop's text that the browser accepts only during a press; undefined after it was accepted. */
  onTextOffered: (text: string | undefined) => void;
}

export interface SharedClipboard {
  toggle(): void;
  /** Whether the browser must handle the paste event itself. */
  handlesPaste(): boolean;
  /** Call this before a press on the desktop. Resolves after text that was copied here has been sent. */
  press(isPaste: boolean): Promise<void>;
  /** Sends text that the user pasted. */
  paste(text: string): void;
  /** Receives text that was copied on the desktop. */
  receive(text: string): void;
  /** Copies the offered text; call this during a press. */
  accept(): void;
  stop(): void;
}

/** Only Chromium has this permission. Other browsers only provide pasted text. */
async function readPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }); // missing in the types
  } catch {
    return undefined;
  }
}

const STATE_OF_PERMISSION = { granted: 'on', prompt: 'asks', denied: 'blocked' } as const;

export function shareClipboard(options: ClipboardOptions): SharedClipboard {
  let state: ClipboardState = options.isAllowed ? 'asks' : 'denied';
  let clipboard = EMPTY_CLIPBOARD;
  let pendingText: string | undefined;
  let reading: Promise<void> | undefined;
  let writing = Promise.resolve();
  let receivedCount = 0;
  let resolvePastePress = () => {};
  const abortController = new AbortController();

  function setState(next: ClipboardState): void {
    if (abortController.signal.aborted) return;
    state = next;
    options.onState(state);
  }
  function offer(text: string): void {
    const offered = offerText(clipboard, { text, digest: text });
    clipboard = offered.clipboard;
    if (offered.result === 'sent') options.send(offered.send);
    else if (offered.result === 'tooLarge') options.onTooLarge();
  }
  async function read(): Promise<void> {
    await writing;
    const receivedCountBefore = receivedCount;
    try {
      const text = await navigator.clipboard.readText();
      // The desktop may have sent a newer text during the read.
      if (receivedCountBefore === receivedCount) offer(text);
      if (state === 'asks') setState('on');
    } catch {
      // The browser refused, or the page lost the focus. A change of the permission is reported separately.
    }
  }
  let permission: PermissionStatus | undefined;
  const applyPermission = () => permission && setState(STATE_OF_PERMISSION[permission.state]);
  async function watchPermission(): Promise<void> {
    if (!options.isAllowed) return setState('denied');
    permission = await readPermission();
    if (!permission) return setState('paste');
    applyPermission();
    permission.addEventListener('change', () => state !== 'off' && applyPermission(), {
      signal: abortController.signal,
    });
  }
  async function write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      pendingText = undefined;
    } catch {
      pendingText = text;
    }
    options.onTextOffered(pendingText);
  }
  void watchPermission();
  return {
    toggle() {
      if (state === 'on') setState('off');
      else if (state === 'asks') void read();
      else if (state === 'off') {
        applyPermission();
        void read();
      }
    },
    handlesPaste: () => state === 'paste',
    async press(isPaste) {
      if (state === 'paste' && isPaste) return new Promise((resolve) => (resolvePastePress = resolve));
      if (state !== 'on' || !document.hasFocus()) return;
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    },
    paste(text) {
      if (state === 'paste') offer(text);
      resolvePastePress();
    },
    receive(text) {
      if (state === 'denied' || state === 'off') return;
      clipboard = clipboardAfterReceiving(text);
      receivedCount += 1;
      writing = write(text);
    },
    accept: () => pendingText !== undefined && void write(pendingText),
    stop: () => abortController.abort(),
  };
}

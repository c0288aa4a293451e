// The clipboard of this computer and that of the desktop, kept alike by what the browser lets a page do
// (docs/protocol/streams.md#10.1).
import { EMPTY_CLIPBOARD, offerText, clipboardAfterReceiving } from '#domain/desktop/clipboard.ts';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';

/**
 * `asks`: the browser will ask at the first use; `on`: read whenever something is pressed; `paste`: the browser hands it
 * over when one pastes, and at no other time; `off`: given up here; `blocked`: by the browser; `denied`: by the roles.
 */
export type ClipboardState = 'asks' | 'on' | 'paste' | 'off' | 'blocked' | 'denied';

interface ClipboardOptions {
  isAllowed: boolean;
  send: (message: KnownMessage) => void;
  onState: (state: ClipboardState) => void;
  /** More than a message may hold. */
  onTooLarge: () => void;
  /** A text of the desktop's that the browser takes only when something is pressed; undefined once it was taken. */
  onTextOffered: (text: string | undefined) => void;
}

export interface SharedClipboard {
  /** The user wants it shared, or no longer. */
  toggle(): void;
  /** Whether the browser is to carry a paste out itself. */
  handlesPaste(): boolean;
  /** Something is pressed on the desktop; resolves once what was copied here has been sent. */
  press(isPaste: boolean): Promise<void>;
  /** What the browser hands over as pasted. */
  paste(text: string): void;
  /** Copied on the desktop. */
  receive(text: string): void;
  /** Takes what was offered, within a press. */
  accept(): void;
  stop(): void;
}

/** Chromium alone tells; other browsers hand over what is pasted, and nothing else. */
async function readPermission(): Promise<PermissionStatus | undefined> {
  try {
    return await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }); // not in every list of names
  } catch {
    return undefined;
  }
}

const STATE_OF_PERMISSION = { granted: 'on', prompt: 'asks', denied: 'blocked' } as const;

export function shareClipboard(options: ClipboardOptions): SharedClipboard {
  let state: ClipboardState = options.isAllowed ? 'asks' : 'denied';
  let memory = EMPTY_CLIPBOARD;
  let pendingText: string | undefined;
  let reading: Promise<void> | undefined;
  let writing = Promise.resolve();
  let receipts = 0;
  let handOver = () => {};
  const abortController = new AbortController();

  function setState(next: ClipboardState): void {
    if (abortController.signal.aborted) return;
    state = next;
    options.onState(state);
  }
  function offer(text: string): void {
    const now = offerText(memory, { text, digest: text });
    memory = now.clipboard;
    if (now.as === 'sent') options.send(now.send);
    else if (now.as === 'tooLarge') options.onTooLarge();
  }
  async function read(): Promise<void> {
    await writing;
    const receiptsBefore = receipts;
    try {
      const text = await navigator.clipboard.readText();
      // What came from the desktop meanwhile is newer than what was read.
      if (receiptsBefore === receipts) offer(text);
      if (state === 'asks') setState('on');
    } catch {
      // Refused, or the page has lost the focus: the permission says which, if it has changed.
    }
  }
  let permission: PermissionStatus | undefined;
  const onCopy = () => permission && setState(STATE_OF_PERMISSION[permission.state]);
  async function watch(): Promise<void> {
    if (!options.isAllowed) return setState('denied');
    permission = await readPermission();
    if (!permission) return setState('paste');
    onCopy();
    permission.addEventListener('change', () => state !== 'off' && onCopy(), { signal: abortController.signal });
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
  void watch();
  return {
    toggle() {
      if (state === 'on') setState('off');
      else if (state === 'asks') void read();
      else if (state === 'off') {
        onCopy();
        void read();
      }
    },
    handlesPaste: () => state === 'paste',
    async press(isPaste) {
      if (state === 'paste' && isPaste) return new Promise((resolve) => (handOver = resolve));
      if (state !== 'on' || !document.hasFocus()) return;
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    },
    paste(text) {
      if (state === 'paste') offer(text);
      handOver();
    },
    receive(text) {
      if (state === 'denied' || state === 'off') return;
      memory = clipboardAfterReceiving(text);
      receipts += 1;
      writing = write(text);
    },
    accept: () => pendingText !== undefined && void write(pendingText),
    stop: () => abortController.abort(),
  };
}

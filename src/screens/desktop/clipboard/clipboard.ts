// The clipboard of this computer and that of the desktop, kept alike by what the browser lets a page do
// (docs/protocol/streams.md#10.1).
import { EMPTY_CLIPBOARD, offerText, clipboardAfterReceiving } from '#domain/desktop/clipboard.ts';
import type { KnownMessage } from '#domain/desktop/codec/message.ts';

/**
 * `asks`: the browser will ask at the first use; `on`: read whenever something is pressed; `paste`: the browser hands it
 * over when one pastes, and at no other time; `off`: given up here; `blocked`: by the browser; `denied`: by the roles.
 */
export type ClipboardState = 'asks' | 'on' | 'paste' | 'off' | 'blocked' | 'denied';

interface Options {
  isAllowed: boolean;
  send: (message: KnownMessage) => void;
  onState: (state: ClipboardState) => void;
  /** More than a message may hold. */
  onTooLarge: () => void;
  /** A text of the desktop's that the browser takes only when something is pressed; undefined once it was taken. */
  onOffered: (text: string | undefined) => void;
}

export interface SharedClipboard {
  /** The user wants it shared, or no longer. */
  toggle(): void;
  /** Whether the browser is to carry a paste out itself. */
  takesPaste(): boolean;
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

const STATES = { granted: 'on', prompt: 'asks', denied: 'blocked' } as const;

export function shareClipboard(options: Options): SharedClipboard {
  let state: ClipboardState = options.isAllowed ? 'asks' : 'denied';
  let memory = EMPTY_CLIPBOARD;
  let waiting: string | undefined;
  let reading: Promise<void> | undefined;
  let writing = Promise.resolve();
  let receipts = 0;
  let handOver = () => {};
  const ends = new AbortController();

  function become(next: ClipboardState): void {
    if (ends.signal.aborted) return;
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
    const before = receipts;
    try {
      const text = await navigator.clipboard.readText();
      // What came from the desktop meanwhile is newer than what was read.
      if (before === receipts) offer(text);
      if (state === 'asks') become('on');
    } catch {
      // Refused, or the page has lost the focus: the permission says which, if it has changed.
    }
  }
  let permission: PermissionStatus | undefined;
  const hear = () => permission && become(STATES[permission.state]);
  async function watch(): Promise<void> {
    if (!options.isAllowed) return become('denied');
    permission = await readPermission();
    if (!permission) return become('paste');
    hear();
    permission.addEventListener('change', () => state !== 'off' && hear(), { signal: ends.signal });
  }
  async function write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      waiting = undefined;
    } catch {
      waiting = text;
    }
    options.onOffered(waiting);
  }
  void watch();
  return {
    toggle() {
      if (state === 'on') become('off');
      else if (state === 'asks') void read();
      else if (state === 'off') {
        hear();
        void read();
      }
    },
    takesPaste: () => state === 'paste',
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
    accept: () => waiting !== undefined && void write(waiting),
    stop: () => ends.abort(),
  };
}

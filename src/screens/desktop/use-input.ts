import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import type { SharedClipboard } from './clipboard/clipboard.ts';
import type { KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import type { Point } from '#domain/desktop/input/pointer.ts';
import { keysForText } from '#domain/desktop/input/keys-for-text.ts';
import { attachInput, type AttachedInput } from './input/attach-input.ts';
import { COMPOSED_TEXT_NOT_SENT } from './messages.ts';
import type { DesktopHandle } from './use-desktop.ts';

interface UseInputOptions {
  canvas: RefObject<HTMLCanvasElement | null>;
  bar: RefObject<HTMLElement | null>;
  dialect: Dialect | undefined;
  onZoom: (factor: number, point: Point) => void;
  onPan: (deltaX: number, deltaY: number) => boolean;
  /** The characters of the keys on the desktop, if its layout is known and differs from US. */
  keyCharacters: KeyCharacters | undefined;
  clipboard: Pick<SharedClipboard, 'press' | 'handlesPaste'>;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Sends input on the picture to the desktop while it is live. */
export function useInput(
  { desktop, send, dispatch }: DesktopHandle,
  { canvas, bar, dialect, onZoom, onPan, keyCharacters, clipboard }: UseInputOptions,
): RefObject<AttachedInput | undefined> {
  const input = useRef<AttachedInput>(undefined);
  const isLive = desktop.status === 'live';
  const size = desktop.view.size ?? { width: 1, height: 1 };
  const handleSend = useEffectEvent(send);
  const handlePress = useEffectEvent(clipboard.press);
  const handlesPaste = useEffectEvent(clipboard.handlesPaste);
  const typeText = useEffectEvent((text: string) => {
    const presses = keysForText(text, keyCharacters);
    for (const keys of presses ?? []) input.current?.sendKeys(keys);
    const isAlreadyNotified = desktop.view.notices.some(({ text }) => text === COMPOSED_TEXT_NOT_SENT);
    if (!presses && !isAlreadyNotified) dispatch({ type: 'warned', text: COMPOSED_TEXT_NOT_SENT });
  });
  const handleZoom = useEffectEvent(onZoom);
  const handlePan = useEffectEvent(onPan);
  const viewOf = useEffectEvent((element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / size.width, ...size };
  });
  // Attached before the paint, because keys belong to the desktop as soon as "Connected" is visible.
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!isLive || element === null) return undefined;
    const attachedInput = attachInput(element, {
      keys: {
        sendsPauseAsTwoCodes: proxyCan(dialect, 'receivePauseAsTwoCodes'),
        syncsLocks: proxyCan(dialect, 'syncLockKeys'),
        isMac,
      },
      view: () => viewOf(element),
      send: (message) => handleSend(message),
      onLeaveDesktop: () => bar.current?.focus(),
      onZoom: (factor, point) => handleZoom(factor, point),
      onPan: (deltaX, deltaY) => handlePan(deltaX, deltaY),
      onPress: (isPaste) => handlePress(isPaste),
      onText: (text) => typeText(text),
      handlesPaste: () => handlesPaste(),
    });
    input.current = attachedInput;
    element.focus({ preventScroll: true });
    return () => {
      input.current = undefined;
      attachedInput.stop();
    };
  }, [isLive, dialect, canvas, bar]);
  return input;
}

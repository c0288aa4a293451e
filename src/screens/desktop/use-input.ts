import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import type { SharedClipboard } from './clipboard/clipboard.ts';
import type { KeyCharacters } from '#domain/desktop/input/recognize-layout.ts';
import type { Point } from '#domain/desktop/input/pointer.ts';
import { keysForText } from '#domain/desktop/input/keys-for-text.ts';
import { attachInput, type Input } from './input/input.ts';
import { NOT_TYPED } from './messages.ts';
import type { LiveDesktop } from './use-desktop.ts';

interface Heard {
  canvas: RefObject<HTMLCanvasElement | null>;
  bar: RefObject<HTMLElement | null>;
  dialect: Dialect | undefined;
  onZoom: (factor: number, at: Point) => void;
  onPan: (deltaX: number, deltaY: number) => boolean;
  /** What keys type on the desktop, where its layout is known and no US one. */
  typed: KeyCharacters | undefined;
  clipboard: Pick<SharedClipboard, 'press' | 'takesPaste'>;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What is done on the picture goes to the desktop for as long as it is live. */
export function useInput(
  { desktop, send, take }: LiveDesktop,
  { canvas, bar, dialect, onZoom, onPan, typed, clipboard }: Heard,
): RefObject<Input | undefined> {
  const input = useRef<Input>(undefined);
  const isLive = desktop.at === 'live';
  const size = desktop.view.size ?? { width: 1, height: 1 };
  const sendNow = useEffectEvent(send);
  const pressNow = useEffectEvent(clipboard.press);
  const takesPaste = useEffectEvent(clipboard.takesPaste);
  const typeNow = useEffectEvent((text: string) => {
    const presses = keysForText(text, typed);
    for (const keys of presses ?? []) input.current?.combination(keys);
    const isSaid = desktop.view.notices.some(({ text }) => text === NOT_TYPED);
    if (!presses && !isSaid) take({ on: 'warned', text: NOT_TYPED });
  });
  const zoomNow = useEffectEvent(onZoom);
  const panNow = useEffectEvent(onPan);
  const viewOf = useEffectEvent((element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / size.width, ...size };
  });
  // Not after the paint: a key pressed as soon as "Connected" is shown belongs to the desktop.
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!isLive || element === null) return undefined;
    const heard = attachInput(element, {
      keys: {
        sendsPauseAsTwoCodes: proxyCan(dialect, 'receivePauseAsTwoCodes'),
        syncsLocks: proxyCan(dialect, 'syncLockKeys'),
        isMac,
      },
      view: () => viewOf(element),
      send: (message) => sendNow(message),
      onLeave: () => bar.current?.focus(),
      onZoom: (factor, at) => zoomNow(factor, at),
      onPan: (deltaX, deltaY) => panNow(deltaX, deltaY),
      onPress: (isPaste) => pressNow(isPaste),
      onText: (text) => typeNow(text),
      takesPaste: () => takesPaste(),
    });
    input.current = heard;
    element.focus({ preventScroll: true });
    return () => {
      input.current = undefined;
      heard.stop();
    };
  }, [isLive, dialect, canvas, bar]);
  return input;
}

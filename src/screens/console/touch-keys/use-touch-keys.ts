import { useRef, useState } from 'react';
import { withCtrl } from '#domain/terminal/tools/touch-keys.ts';
import { useMedia } from '#ui/theme/use-media.ts';

/** A Ctrl key that stays pressed until the next typed character. */
export interface StickyCtrl {
  isPressed: boolean;
  toggle: () => void;
  release: () => void;
  /** Applies the pressed key to typed text and releases it. */
  apply: (text: string) => string;
}

const ESCAPE = '\x1b';

function useStickyCtrl(): StickyCtrl {
  const [isPressed, setPressed] = useState(false);
  // Two characters may arrive before the next render.
  const isPressedNow = useRef(false);
  const press = (isNext: boolean) => {
    isPressedNow.current = isNext;
    setPressed(isNext);
  };
  return {
    isPressed,
    toggle: () => press(!isPressedNow.current),
    release: () => press(false),
    apply(text) {
      // The terminal itself sends reports, such as the position of the cursor. They start with an escape character.
      if (!isPressedNow.current || text.startsWith(ESCAPE)) return text;
      press(false);
      return withCtrl(text);
    },
  };
}

export interface TouchKeysState {
  isShown: boolean;
  ctrl: StickyCtrl;
  /** The height above the on-screen keyboard in pixels; undefined while it covers nothing. */
  visibleHeight: number | undefined;
  onVisibleHeight: (height: number | undefined) => void;
}

/** The state of the key bar, which touch screens show. */
export function useTouchKeys(): TouchKeysState {
  const isShown = useMedia('(pointer: coarse)');
  const ctrl = useStickyCtrl();
  const [visibleHeight, onVisibleHeight] = useState<number>();
  return { isShown, ctrl, visibleHeight, onVisibleHeight };
}

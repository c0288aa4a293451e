import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** What a part of the text means; undefined where there is nothing to say. */
export type HoverSource = (text: string, offset: number) => string | undefined;

interface Under {
  hover: HoverSource | undefined;
  /** What of the text is there in the window. */
  offsetAt: ((x: number, y: number) => number | undefined) | undefined;
  text: string;
}

const HOVER_MS = 300;

/** Help for what the pointer rests on. */
export function useHover({ hover, offsetAt, text }: Under) {
  const [help, setHelp] = useState<{ text: string; box: DOMRect }>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setHelp(undefined);
  };
  return {
    help,
    onPointerLeave: hide,
    onPointerMove({ clientX: x, clientY: y, pointerType }: PointerEvent) {
      hide();
      if (!hover || !offsetAt || pointerType === 'touch') return;
      timer.current = window.setTimeout(() => {
        const offset = offsetAt(x, y);
        const says = offset === undefined ? undefined : hover(text, offset);
        if (says !== undefined) setHelp({ text: says, box: new DOMRect(x, y, 0, 12) });
      }, HOVER_MS);
    },
  };
}

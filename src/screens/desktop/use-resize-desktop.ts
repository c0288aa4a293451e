import { useEffect, useEffectEvent } from 'react';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import type { DesktopHandle } from './use-desktop.ts';

const RESIZE_DELAY_MS = 250;

/** On 18.x, resizes the desktop after the window stopped resizing (docs/protocol/streams.md#7.4). */
export function useResizeDesktop({ dispatch }: DesktopHandle, { width, height }: Size): void {
  const resize = useEffectEvent((size: Size) => dispatch({ type: 'resized', size }));
  useEffect(() => {
    if (width === 0 || height === 0) return undefined;
    const timer = setTimeout(() => resize({ width, height }), RESIZE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [width, height]);
}

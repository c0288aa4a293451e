import { useEffect, useEffectEvent } from 'react';
import type { Size } from '#domain/desktop/session/desktop-state.ts';
import type { LiveDesktop } from './use-desktop.ts';

const RESIZE_MS = 250;

/** 18.x: the desktop follows the window once that has come to rest (docs/protocol/streams.md#7.4). */
export function useResize({ take }: LiveDesktop, { width, height }: Size): void {
  const resize = useEffectEvent((size: Size) => take({ on: 'resized', size }));
  useEffect(() => {
    if (width === 0 || height === 0) return undefined;
    const timer = setTimeout(() => resize({ width, height }), RESIZE_MS);
    return () => clearTimeout(timer);
  }, [width, height]);
}

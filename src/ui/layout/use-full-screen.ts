import { useEffect, useState } from 'react';

const HIDE_BARS_AFTER_MS = 2_500;
/** So near to an edge of the screen the bars come back. */
const EDGE_PX = 96;

const isAtEdge = ({ clientY }: PointerEvent): boolean => clientY < EDGE_PX || clientY > innerHeight - EDGE_PX;

export type FullScreen = ReturnType<typeof useFullScreen>;

/** How the page says that it is in full screen, and whether its bars are hidden. */
export const fullScreenAttribute = ({ isFull, areBarsHidden }: FullScreen): 'hidden' | 'shown' | undefined =>
  isFull ? (areBarsHidden ? 'hidden' : 'shown') : undefined;

/** The whole of the window's screen, in which the bars hide themselves until the pointer is at an edge or a key is pressed. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  useEffect(() => {
    if (!isFull) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      setHidden(false);
      clearTimeout(timer);
      timer = setTimeout(() => setHidden(true), HIDE_BARS_AFTER_MS);
    };
    const showAtEdge = (event: PointerEvent) => isAtEdge(event) && show();
    document.addEventListener('pointermove', showAtEdge);
    document.addEventListener('keydown', show);
    show();
    return () => {
      clearTimeout(timer);
      setHidden(false);
      document.removeEventListener('pointermove', showAtEdge);
      document.removeEventListener('keydown', show);
    };
  }, [isFull]);
  // The page's root, so that what floats above it is seen too. A browser may refuse, and then all stays as it is.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  return { isFull, areBarsHidden: isFull && isHidden, toggle };
}

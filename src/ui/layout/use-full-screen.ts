import { useEffect, useState } from 'react';

const HIDE_BARS_AFTER_MS = 2_500;
/** The distance to an edge, in pixels, at which hidden bars reappear. */
const EDGE_PX = 96;

const isAtEdge = ({ clientY }: PointerEvent): boolean => clientY < EDGE_PX || clientY > innerHeight - EDGE_PX;

export type FullScreen = ReturnType<typeof useFullScreen>;

/** The value of the `data-full` attribute, which says whether the bars are hidden; undefined outside full screen. */
export const fullScreenAttribute = ({ isFull, areBarsHidden }: FullScreen): 'hidden' | 'shown' | undefined =>
  isFull ? (areBarsHidden ? 'hidden' : 'shown') : undefined;

/** Full-screen mode. The bars are hidden after a few seconds until the pointer is near an edge or a key is pressed. */
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
  // Uses the root element, so that popups stay visible. A browser may refuse; the error is ignored.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  return { isFull, areBarsHidden: isFull && isHidden, toggle };
}

import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from '#domain/desktop/input/pointer.ts';
import { isSharp, scaleOf, type Scaling } from '#domain/desktop/scale.ts';
import type { Size } from '#domain/desktop/session/desktop-state.ts';

const ZOOM_RANGE = { min: 1, max: 5 };

function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The layout of the picture: the chosen scaling, the pinch zoom and the scroll position. */
export function usePictureLayout(drawArea: RefObject<HTMLElement | null>, desktop: Size | undefined) {
  const areaSize = useElementSize(drawArea);
  const [scaling, setScaling] = useState<Scaling>('fit');
  const [zoom, setZoom] = useState(1);
  const density = window.devicePixelRatio;
  const scale = (desktop ? scaleOf(scaling, desktop, { room: areaSize, density }) : 1) * zoom;
  return {
    room: areaSize,
    scaling,
    choose(newScaling: Scaling) {
      setScaling(newScaling);
      setZoom(1);
    },
    /** Zooms around a point, which stays in place unless the picture reaches its edge. */
    zoomBy(factor: number, { x, y }: Point) {
      const { current } = drawArea;
      const nextZoom = Math.min(Math.max(zoom * factor, ZOOM_RANGE.min), ZOOM_RANGE.max);
      if (current === null || nextZoom === zoom) return;
      const { left, top } = current.getBoundingClientRect();
      const pointInPicture = { x: current.scrollLeft + x - left, y: current.scrollTop + y - top };
      flushSync(() => setZoom(nextZoom));
      current.scrollTo(
        (pointInPicture.x * nextZoom) / zoom - (x - left),
        (pointInPicture.y * nextZoom) / zoom - (y - top),
      );
    },
    /** Returns false if the whole picture is visible, so that nothing can scroll. */
    panBy(deltaX: number, deltaY: number): boolean {
      const { current } = drawArea;
      if (current === null) return false;
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
      if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
      current.scrollBy(deltaX, deltaY);
      return true;
    },
    style: desktop && {
      width: desktop.width * scale,
      height: desktop.height * scale,
      imageRendering: isSharp(scale, density) ? ('pixelated' as const) : undefined,
    },
  };
}

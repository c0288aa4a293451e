// Leafing through the pictures of a session on its card.
import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { keyOf } from '#api/query-keys.ts';
import { FOREVER_MS } from '#api/stale-times.ts';

/** A pointer that only crosses a card loads nothing. */
export const LEAFING_DELAY_MS = 200;
/** The pictures of a session can take 32 MiB, so they are soon removed when the pointer has left. */
const UNUSED_PICTURES_MS = 30_000;
/** How far an arrow key moves, as a fraction of the session. */
const KEY_STEP = 0.1;

/** All pictures of a session. Loads the code for the stream when it is used. */
export const allPicturesQuery = (cluster: string, sid: string) => ({
  queryKey: keyOf('/v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', { path: { cluster, sid } }, 'all'),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { loadThumbnails } = await import('#features/recording/metadata-source.ts');
    return loadThumbnails({ cluster, sid }, signal);
  },
  staleTime: FOREVER_MS,
  gcTime: UNUSED_PICTURES_MS,
});

/** Whether the component has been mounted for this time. */
export function useIsMountedFor(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

const clampFraction = (fraction: number): number => Math.min(1, Math.max(0, fraction));

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP };

/** A position in the session as a fraction, chosen by the pointer or by the arrow keys. */
export function usePicturePosition() {
  const [value, setValue] = useState<number>();
  const reset = () => setValue(undefined);
  const handlers = {
    onPointerMove({ clientX, currentTarget, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      const { left, width } = currentTarget.getBoundingClientRect();
      setValue(clampFraction((clientX - left) / width));
    },
    onPointerLeave: reset,
    onKeyDown(event: KeyboardEvent) {
      const step = KEY_STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setValue((current) => clampFraction(current === undefined ? 0 : current + step));
    },
    onBlur: reset,
  };
  return { value, handlers };
}

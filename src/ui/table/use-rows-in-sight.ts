import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ROW_HEIGHT } from '#ui/theme/tokens.ts';

type Direction = 'forward' | 'backward' | undefined;

/** Rows of one height in a window that scrolls. */
export interface InSight {
  from: number;
  /** The first below them. May lie beyond the last row there is. */
  to: number;
  /** Where the window is being scrolled to; undefined when it stands. */
  direction: Direction;
}

/** Without a scroll for that long the window stands, in ms. */
const STANDS_AFTER = 150;

interface View {
  /** What of the document is above the window, and how much is in it; in px. */
  top: number;
  height: number;
  direction: Direction;
}

const look = (direction: Direction): View => ({ top: window.scrollY, height: window.innerHeight, direction });

function inSight({ top, height, direction }: View, offset: number): InSight {
  const from = Math.max(0, Math.floor((top - offset) / ROW_HEIGHT));
  return { from, to: Math.max(from, Math.ceil((top + height - offset) / ROW_HEIGHT)), direction };
}

const isSame = (one: InSight, other: InSight): boolean =>
  one.from === other.from && one.to === other.to && one.direction === other.direction;

/**
 * Drawn again only when another row comes into sight, and then before the window is painted, so that no blank is seen.
 * `offset`: where the rows begin in the document, in px.
 */
export function useRowsInSight(offset: number): InSight {
  const [view, setView] = useState(() => look(undefined));
  const sight = inSight(view, offset);
  const see = useEffectEvent((direction: Direction) => {
    const seen = look(direction);
    if (!isSame(inSight(seen, offset), sight)) setView(seen);
  });
  useEffect(() => {
    let last = window.scrollY;
    let standing: ReturnType<typeof setTimeout> | undefined;
    const scroll = () => {
      const direction = window.scrollY < last ? 'backward' : 'forward';
      last = window.scrollY;
      clearTimeout(standing);
      standing = setTimeout(() => see(undefined), STANDS_AFTER);
      flushSync(() => see(direction));
    };
    const resize = () => see(undefined);
    window.addEventListener('scroll', scroll, { passive: true });
    window.addEventListener('resize', resize);
    return () => {
      clearTimeout(standing);
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', resize);
    };
  }, []);
  return sight;
}

import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MIN_SHARE, type Divider as Place } from '#domain/workspace/pane-layout.ts';
import { resizeOf } from './messages.ts';
import * as css from './workspace.css.ts';

const STEP = 0.05;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Divides two panes; drawn with the mouse or moved by the arrow keys. */
export function Divider({ of: { toward, share, within }, onShare }: { of: Place; onShare: (share: number) => void }) {
  // While it is drawn nothing else moves: terminals would take a new size with every pixel.
  const [drawn, setDrawn] = useState<number>();
  const across = toward === 'right';
  const at = drawn ?? share;
  const shareAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    const all = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const part = across
      ? ((clientX - all.left) / all.width - within.left) / within.width
      : ((clientY - all.top) / all.height - within.top) / within.height;
    return Math.min(Math.max(part, MIN_SHARE), 1 - MIN_SHARE);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDrawn(shareAt(event));
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drawn !== undefined) onShare(shareAt(event));
    setDrawn(undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    onShare(share + step * STEP);
  };
  const style = across
    ? {
        left: `${(within.left + within.width * at) * 100}%`,
        top: `${within.top * 100}%`,
        height: `${within.height * 100}%`,
      }
    : {
        top: `${(within.top + within.height * at) * 100}%`,
        left: `${within.left * 100}%`,
        width: `${within.width * 100}%`,
      };
  return (
    <div
      // One that is moved takes the focus (WAI-ARIA 1.2, separator), which a line between texts does not.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-label={resizeOf(toward)}
      aria-orientation={across ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(at * 100)}
      aria-valuemin={MIN_SHARE * 100}
      aria-valuemax={100 - MIN_SHARE * 100}
      className={across ? css.divider.right : css.divider.down}
      style={style}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={() => setDrawn(undefined)}
    />
  );
}

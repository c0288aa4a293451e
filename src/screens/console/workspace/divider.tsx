import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MIN_SHARE, type Divider as DividerPosition } from '#domain/workspace/pane-layout.ts';
import { dividerLabel } from './messages.ts';
import * as css from './workspace.css.ts';

const KEYBOARD_STEP = 0.05;
const ARROW_DIRECTIONS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The divider between two panes. Users drag it or move it with arrow keys. */
export function Divider({
  divider: { toward, share, within },
  onShare,
}: {
  divider: DividerPosition;
  onShare: (share: number) => void;
}) {
  // The panes change only after dragging. Otherwise terminals would get a new size for each pixel.
  const [draggedShare, setDraggedShare] = useState<number>();
  const isVertical = toward === 'right';
  const currentShare = draggedShare ?? share;
  const shareAtPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    const container = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const shareOfContainer = isVertical
      ? ((clientX - container.left) / container.width - within.left) / within.width
      : ((clientY - container.top) / container.height - within.top) / within.height;
    return Math.min(Math.max(shareOfContainer, MIN_SHARE), 1 - MIN_SHARE);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setDraggedShare(shareAtPointer(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (draggedShare !== undefined) onShare(shareAtPointer(event));
    setDraggedShare(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_DIRECTIONS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    onShare(share + step * KEYBOARD_STEP);
  };
  const style = isVertical
    ? {
        left: `${(within.left + within.width * currentShare) * 100}%`,
        top: `${within.top * 100}%`,
        height: `${within.height * 100}%`,
      }
    : {
        top: `${(within.top + within.height * currentShare) * 100}%`,
        left: `${within.left * 100}%`,
        width: `${within.width * 100}%`,
      };
  return (
    <div
      // A movable separator is focusable (WAI-ARIA 1.2, separator), unlike <hr>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-label={dividerLabel(toward)}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(currentShare * 100)}
      aria-valuemin={MIN_SHARE * 100}
      aria-valuemax={100 - MIN_SHARE * 100}
      className={isVertical ? css.divider.right : css.divider.down}
      style={style}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDraggedShare(undefined)}
    />
  );
}

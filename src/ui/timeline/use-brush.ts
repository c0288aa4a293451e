import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { between, moved, pickedIn, spanOf, type Edge } from './brush.ts';
import type { Bar, Span } from './span.ts';

interface Brush {
  bars: readonly Bar[];
  selection: Span | undefined;
  onSelect: (span: Span | undefined) => void;
  /** Asked for by Enter: the selection is to be the whole. */
  onNarrow: (span: Span) => void;
}

/** Selecting columns by dragging over them, or by moving the two edges with keys. */
export function useBrush({ bars, selection, onSelect, onNarrow }: Brush) {
  const anchor = useRef<number | undefined>(undefined);
  const thumb = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const picked = pickedIn(bars, selection);

  const columnAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(Math.max(Math.floor(((clientX - left) / width) * bars.length), 0), bars.length - 1);
  };
  const drop = () => {
    anchor.current = undefined;
  };
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || bars.length === 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      anchor.current = columnAt(event);
      onSelect(spanOf(bars, between(anchor.current, anchor.current)));
      // Enter and Escape are then about what was dragged.
      thumb.current?.focus({ preventScroll: true, focusVisible: false });
    },
    onPointerMove: (event: PointerEvent) => {
      if (bars.length === 0) return;
      const column = columnAt(event);
      if (event.pointerType === 'mouse') setHovered(column);
      if (anchor.current !== undefined) onSelect(spanOf(bars, between(anchor.current, column)));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onPointerLeave: () => setHovered(undefined),
  };
  const onKeyDown = (edge: Edge) => (event: KeyboardEvent) => {
    const next = moved(picked, edge, { key: event.key, count: bars.length });
    if (next) onSelect(spanOf(bars, next));
    else if (event.key === 'Enter' && selection) onNarrow(selection);
    else if (event.key === 'Escape' && selection) onSelect(undefined);
    else return;
    event.preventDefault();
  };
  return { picked, hovered, pointer, onKeyDown, thumb };
}

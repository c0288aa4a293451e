import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { columnsBetween, moveEdge, columnsInSpan, spanOf, type Edge } from './brush.ts';
import type { Bar, TimeSpan } from './span.ts';

interface BrushOptions {
  bars: readonly Bar[];
  selection: TimeSpan | undefined;
  onSelect: (span: TimeSpan | undefined) => void;
  /** Called on Enter: the selection becomes the whole range. */
  onZoomIn: (span: TimeSpan) => void;
}

/** Selects columns by dragging, or by moving the two edges with keys. */
export function useBrush({ bars, selection, onSelect, onZoomIn }: BrushOptions) {
  const anchor = useRef<number | undefined>(undefined);
  const thumb = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const picked = columnsInSpan(bars, selection);

  const columnAt = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(Math.max(Math.floor(((clientX - left) / width) * bars.length), 0), bars.length - 1);
  };
  const endDrag = () => {
    anchor.current = undefined;
  };
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || bars.length === 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      anchor.current = columnAt(event);
      onSelect(spanOf(bars, columnsBetween(anchor.current, anchor.current)));
      // Focused so that Enter and Escape apply to the dragged selection.
      thumb.current?.focus({ preventScroll: true, focusVisible: false });
    },
    onPointerMove: (event: PointerEvent) => {
      if (bars.length === 0) return;
      const column = columnAt(event);
      if (event.pointerType === 'mouse') setHovered(column);
      if (anchor.current !== undefined) onSelect(spanOf(bars, columnsBetween(anchor.current, column)));
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onPointerLeave: () => setHovered(undefined),
  };
  const onKeyDown = (edge: Edge) => (event: KeyboardEvent) => {
    const nextRange = moveEdge(picked, edge, { key: event.key, count: bars.length });
    if (nextRange) onSelect(spanOf(bars, nextRange));
    else if (event.key === 'Enter' && selection) onZoomIn(selection);
    else if (event.key === 'Escape' && selection) onSelect(undefined);
    else return;
    event.preventDefault();
  };
  return { picked, hovered, pointer, onKeyDown, thumb };
}

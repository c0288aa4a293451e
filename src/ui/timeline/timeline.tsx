import { type Ref, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useWidth } from '#ui/table/use-width.ts';
import { edgeTime, type Edge, columnsBetween, moveEdge, columnsInSpan, spanOf } from './brush.ts';
import { labelInterval } from './column-paths.ts';
import { Columns } from './columns.tsx';
import { SELECTION_END, SELECTION_START } from './messages.ts';
import type { Bar, TimeSpan } from './span.ts';
import * as css from './timeline.css.ts';

interface BrushOptions {
  bars: readonly Bar[];
  selection: TimeSpan | undefined;
  onSelect: (span: TimeSpan | undefined) => void;
  /** Called on Enter: the selected span becomes the whole range of the timeline. */
  onZoomIn: (span: TimeSpan) => void;
}

/** Selects columns by dragging, or by moving the two edges with keys. */
function useBrush({ bars, selection, onSelect, onZoomIn }: BrushOptions) {
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

/** The label of a timeline, and the formats of its times and counts. */
export interface TimelineMessages {
  label: string;
  /** The short label below a column. */
  tick: (time: number) => string;
  time: (timestamp: number) => string;
  bar: (bar: Bar) => string;
}

interface TimelineProps {
  /** Empty while unknown; the space is reserved. */
  bars: readonly Bar[];
  selection: TimeSpan | undefined;
  onSelect: (span: TimeSpan | undefined) => void;
  onZoomIn: (span: TimeSpan) => void;
  messages: TimelineMessages;
}

/** Counts over a time range; users select a part by dragging or with two sliders. */
export function Timeline({ bars, selection, onSelect, onZoomIn, messages }: TimelineProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { picked, hovered, pointer, onKeyDown, thumb } = useBrush({ bars, selection, onSelect, onZoomIn });
  const hoveredBar = hovered === undefined ? undefined : bars[hovered];
  const thumbProps = (name: Edge) => ({
    name,
    position: picked[name],
    bars,
    isIdle: selection === undefined,
    text: messages.time(edgeTime(bars, picked[name])),
    onKeyDown: onKeyDown(name),
  });
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags that say this are for forms */}
      <div ref={ref} role="group" aria-label={messages.label} className={css.plot} {...pointer}>
        {width !== undefined && <Columns bars={bars} picked={picked} width={width} height={css.HEIGHT} />}
        {bars.length > 0 && <Thumb {...thumbProps('start')} />}
        {bars.length > 0 && <Thumb {...thumbProps('end')} ref={thumb} />}
        {hoveredBar && hovered !== undefined && (
          <span
            aria-hidden
            className={css.readout[hovered * 2 > bars.length ? 'before' : 'after']}
            style={{ left: `${((hovered + 0.5) / bars.length) * 100}%` }}
          >
            {messages.bar(hoveredBar)}
          </span>
        )}
      </div>
      <Labels bars={bars} width={width ?? 0} tick={messages.tick} />
    </div>
  );
}

interface ThumbProps {
  name: Edge;
  position: number;
  bars: readonly Bar[];
  isIdle: boolean;
  text: string;
  onKeyDown: (event: React.KeyboardEvent) => void;
  ref?: Ref<HTMLDivElement>;
}

function Thumb({ name, position, bars, isIdle, text, onKeyDown, ref }: ThumbProps) {
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native range input cannot be placed at an edge
      role="slider"
      tabIndex={0}
      aria-label={name === 'start' ? SELECTION_START : SELECTION_END}
      aria-valuemin={0}
      aria-valuemax={bars.length}
      aria-valuenow={position}
      aria-valuetext={text}
      className={css.thumb[isIdle ? 'idle' : 'seen']}
      style={{ left: `${(position / bars.length) * 100}%` }}
      onKeyDown={onKeyDown}
    />
  );
}

/** The width of a label with its spacing, in pixels. */
const LABEL_WIDTH_PX = 72;

function Labels({ bars, width, tick }: { bars: readonly Bar[]; width: number; tick: (timestamp: number) => string }) {
  const interval = labelInterval(bars.length, Math.max(2, Math.min(7, Math.floor(width / LABEL_WIDTH_PX))));
  return (
    <div className={css.labels} aria-hidden>
      {bars.map(({ from }, index) =>
        index % interval === 0 && index + interval / 2 <= bars.length ? (
          <span key={from} className={css.label} style={{ left: `${(index / bars.length) * 100}%` }}>
            {tick(from)}
          </span>
        ) : undefined,
      )}
    </div>
  );
}

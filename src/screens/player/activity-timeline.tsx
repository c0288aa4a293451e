// The amount of output over time as bars, under a slider for the position.
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { activityOf, type Pause } from '#domain/recording/pauses.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import type { Thumbnails, Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import type { Player } from '#domain/recording/player.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import { formatDuration } from '#lib/time.ts';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { idleText, POSITION, positionText } from './messages.ts';
import * as css from './player.css.ts';
import { previewLabel } from '#domain/recording/messages.ts';
import { Picture, usePictureSource } from '#features/recording/picture.tsx';

interface ThumbnailPreviewProps {
  thumbnail: Thumbnail;
  clock: string;
  /** The position on the timeline, as a CSS length. */
  left: string;
}

function ThumbnailPreview({ thumbnail, clock, left }: ThumbnailPreviewProps) {
  const source = usePictureSource(thumbnail);
  if (!source) return null;
  const clampedLeft = `clamp(0px, ${left} - ${css.PREVIEW / 2}px, 100% - ${css.PREVIEW}px)`;
  return (
    <div className={css.preview} style={{ left: clampedLeft }}>
      <Picture source={source} alt={previewLabel(clock)} />
      <span className={css.clock} aria-hidden>
        {clock}
      </span>
    </div>
  );
}

const BAR_COUNT = 180;
const STRIP_HEIGHT = 32;

/** One path for all bars, because separate elements would be drawn again at each step. */
function activityOutline(timeline: Timeline): string {
  return activityOf(timeline.moments, timeline.total, BAR_COUNT)
    .map((share, index) =>
      share === 0
        ? ''
        : `M${index} ${STRIP_HEIGHT}v${-Math.max(2, Math.round(share * STRIP_HEIGHT))}h.7V${STRIP_HEIGHT}z`,
    )
    .join('');
}

const SVG_PROPS = {
  viewBox: `0 0 ${BAR_COUNT} ${STRIP_HEIGHT}`,
  preserveAspectRatio: 'none',
  'aria-hidden': true,
} as const;

function PauseMarks({ pauses, total }: { pauses: readonly Pause[]; total: number }) {
  const xOf = (ms: number) => (ms / Math.max(1, total)) * BAR_COUNT;
  const pathData = pauses
    .map(({ from, to }) => `M${xOf(from)} ${STRIP_HEIGHT - 3}H${xOf(to)}V${STRIP_HEIGHT}H${xOf(from)}z`)
    .join('');
  return <path className={css.idle} d={pathData} />;
}

const totalIdleMs = (pauses: readonly Pause[]): number => pauses.reduce((sum, { from, to }) => sum + to - from, 0);

interface ActivityTimelineProps {
  player: Player;
  timeline: Timeline;
  /** Undefined if the recording has no thumbnails. */
  thumbnailAt: Thumbnails['findAt'] | undefined;
  onSeek: (ms: number) => void;
  /** Returns whether the player handles the key. */
  onKey: (key: string) => boolean;
}

export function ActivityTimeline({ player, timeline, thumbnailAt, onSeek, onKey }: ActivityTimelineProps) {
  const descriptionId = useId();
  const [hoveredMs, setHoveredMs] = useState<number>();
  const { ms, total, pauses, loadedMs, isComplete } = player;
  const percentOf = (timeMs: number) => `${Math.min(100, (timeMs / Math.max(1, total)) * 100)}%`;
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && onKey(shortcutKey(event))) event.preventDefault();
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setHoveredMs(Math.min(total, Math.max(0, ((clientX - left) / width) * total)));
  };
  const onPointerLeave = () => setHoveredMs(undefined);
  const thumbnail = hoveredMs === undefined ? undefined : thumbnailAt?.(hoveredMs);
  const outline = activityOutline(timeline);
  return (
    <div className={css.timeline}>
      <svg className={css.bars.ahead} {...SVG_PROPS}>
        <PauseMarks pauses={pauses} total={total} />
        <path d={outline} />
      </svg>
      <svg
        className={css.bars.played}
        {...SVG_PROPS}
        style={{ clipPath: `inset(0 calc(100% - ${percentOf(ms)}) 0 0)` }}
      >
        <path d={outline} />
      </svg>
      <span className={css.tracks.whole} />
      <span className={css.tracks.loaded} style={{ width: percentOf(isComplete ? total : loadedMs) }} />
      <input
        type="range"
        className={css.slider}
        aria-label={POSITION}
        aria-valuetext={positionText(formatClock(ms), formatClock(total))}
        aria-describedby={descriptionId}
        max={total}
        value={Math.min(ms, total)}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={onPointerLeave}
        onPointerCancel={onPointerLeave}
      />
      {hoveredMs !== undefined && thumbnail && (
        <ThumbnailPreview thumbnail={thumbnail} clock={formatClock(hoveredMs)} left={percentOf(hoveredMs)} />
      )}
      <span id={descriptionId} className={hidden}>
        {idleText(pauses.length, formatDuration(totalIdleMs(pauses)))}
      </span>
    </div>
  );
}

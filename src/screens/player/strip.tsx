// When how much was printed, and where one is: the platform's slider, over bars.
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { activityOf, type Pause } from '#domain/recording/pauses.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import type { Thumbnails } from '#domain/recording/metadata/thumbnails.ts';
import type { Player } from '#domain/recording/player.ts';
import type { Timeline } from '#domain/recording/timeline.ts';
import { formatDuration } from '#lib/time.ts';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { hidden } from '#ui/layout/visually-hidden.css.ts';
import { idleText, POSITION, positionText } from './messages.ts';
import { Preview } from './preview.tsx';
import * as css from './player.css.ts';

const PARTS = 180;
const HEIGHT = 32;

/** One outline of all bars: a node for each would be drawn again with every step. */
function outline(timeline: Timeline): string {
  return activityOf(timeline.moments, timeline.total, PARTS)
    .map((share, at) =>
      share === 0 ? '' : `M${at} ${HEIGHT}v${-Math.max(2, Math.round(share * HEIGHT))}h.7V${HEIGHT}z`,
    )
    .join('');
}

const box = { viewBox: `0 0 ${PARTS} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': true } as const;

function Pauses({ pauses, total }: { pauses: readonly Pause[]; total: number }) {
  const at = (ms: number) => (ms / Math.max(1, total)) * PARTS;
  const d = pauses.map(({ from, to }) => `M${at(from)} ${HEIGHT - 3}H${at(to)}V${HEIGHT}H${at(from)}z`).join('');
  return <path className={css.idle} d={d} />;
}

const idleIn = (pauses: readonly Pause[]): number => pauses.reduce((sum, { from, to }) => sum + to - from, 0);

interface StripProps {
  player: Player;
  timeline: Timeline;
  /** Undefined where there are none. */
  thumbnailAt: Thumbnails['findAt'] | undefined;
  onSeek: (ms: number) => void;
  /** Whether the key was one of the player's. */
  onKey: (key: string) => boolean;
}

export function Strip({ player, timeline, thumbnailAt, onSeek, onKey }: StripProps) {
  const described = useId();
  const [pointed, setPointed] = useState<number>();
  const { ms, total, pauses, loadedMs: loaded, isComplete } = player;
  const share = (of: number) => `${Math.min(100, (of / Math.max(1, total)) * 100)}%`;
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && onKey(shortcutKey(event))) event.preventDefault();
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(total, Math.max(0, ((clientX - left) / width) * total)));
  };
  const leave = () => setPointed(undefined);
  const thumbnail = pointed === undefined ? undefined : thumbnailAt?.(pointed);
  const d = outline(timeline);
  return (
    <div className={css.timeline}>
      <svg className={css.bars.ahead} {...box}>
        <Pauses pauses={pauses} total={total} />
        <path d={d} />
      </svg>
      <svg className={css.bars.played} {...box} style={{ clipPath: `inset(0 calc(100% - ${share(ms)}) 0 0)` }}>
        <path d={d} />
      </svg>
      <span className={css.tracks.whole} />
      <span className={css.tracks.loaded} style={{ width: share(isComplete ? total : loaded) }} />
      <input
        type="range"
        className={css.slider}
        aria-label={POSITION}
        aria-valuetext={positionText(formatClock(ms), formatClock(total))}
        aria-describedby={described}
        max={total}
        value={Math.min(ms, total)}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        onKeyDown={press}
        onPointerMove={point}
        onPointerLeave={leave}
        onPointerCancel={leave}
      />
      {pointed !== undefined && thumbnail && (
        <Preview thumbnail={thumbnail} clock={formatClock(pointed)} left={share(pointed)} />
      )}
      <span id={described} className={hidden}>
        {idleText(pauses.length, formatDuration(idleIn(pauses)))}
      </span>
    </div>
  );
}

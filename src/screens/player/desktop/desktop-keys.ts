// The keys of the player for recorded desktops. If the proxy can't seek, only Space and Home work
// (docs/protocol/streams.md#11.2).
import type { Playback } from '#domain/desktop-recording/playback.ts';

const SEEK_STEP_MS = 5_000;
const SHORT_STEP_MS = 1_000;

/** `hold` seeks and pauses. */
export type DesktopKeyAction = { type: 'toggle' | 'restart' } | { type: 'seek' | 'hold'; ms: number };

/** The action of a key; undefined for keys that the player does not use. */
export function desktopKeyAction(
  key: string,
  { status, ms, canSeek }: Pick<Playback, 'status' | 'ms' | 'canSeek'>,
  total: number | undefined,
): DesktopKeyAction | undefined {
  const clampToTotal = (targetMs: number) => Math.min(Math.max(0, targetMs), total ?? targetMs);
  if (key === ' ') return { type: status === 'ended' ? 'restart' : 'toggle' };
  if (key === 'Home' && !canSeek) return { type: 'restart' };
  if (!canSeek) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return { type: 'seek', ms: clampToTotal(ms - SEEK_STEP_MS) };
    case 'ArrowRight':
      return { type: 'seek', ms: clampToTotal(ms + SEEK_STEP_MS) };
    case ',':
      return { type: 'hold', ms: clampToTotal(ms - SHORT_STEP_MS) };
    case '.':
      return { type: 'hold', ms: clampToTotal(ms + SHORT_STEP_MS) };
    case 'Home':
      return { type: 'seek', ms: 0 };
    case 'End':
      return total === undefined ? undefined : { type: 'seek', ms: total };
    default:
      return undefined;
  }
}

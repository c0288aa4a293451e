interface Box {
  width: number;
  height: number;
}

/** Larger letters are for looking at, not for reading; smaller ones are none, but show where something is. */
const LEAST = 1;
const MOST = 22;
const STEP = 0.5;

/** The size of letters at which what is drawn fills its place; as it is where nothing is drawn yet. */
export function fittingFontSize(now: number, drawn: Box, place: Box & { isShrinking: boolean }): number {
  if (drawn.width <= 0 || drawn.height <= 0) return now;
  const ratio = Math.min(place.width / drawn.width, place.height / drawn.height);
  if (place.isShrinking) return ratio >= 1 ? now : Math.max(LEAST, now - STEP);
  return Math.min(MOST, Math.max(LEAST, Math.floor((now * ratio) / STEP) * STEP));
}

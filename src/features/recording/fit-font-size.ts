interface Box {
  width: number;
  height: number;
}

/** Below the minimum nothing is visible. Above the maximum, text is not easier to read. */
const MIN_FONT_SIZE = 1;
const MAX_FONT_SIZE = 22;
const FONT_SIZE_STEP = 0.5;

/**
 * The font size at which the terminal fills the available space. Unchanged if nothing is drawn yet. `isShrinking` means
 * that an earlier result was too large, so the size shrinks by one step until the terminal fits.
 */
export function fittingFontSize(current: number, drawnSize: Box, available: Box & { isShrinking: boolean }): number {
  if (drawnSize.width <= 0 || drawnSize.height <= 0) return current;
  const ratio = Math.min(available.width / drawnSize.width, available.height / drawnSize.height);
  if (available.isShrinking) return ratio >= 1 ? current : Math.max(MIN_FONT_SIZE, current - FONT_SIZE_STEP);
  return Math.min(
    MAX_FONT_SIZE,
    Math.max(MIN_FONT_SIZE, Math.floor((current * ratio) / FONT_SIZE_STEP) * FONT_SIZE_STEP),
  );
}

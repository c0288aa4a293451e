import { style } from '@vanilla-extract/css';

/** The size in pixels of 80 columns and 25 rows. */
export const PICTURE = { width: 494, height: 312 };

/** The size is known before the picture loads. A larger picture is cropped, because smaller letters are not readable. */
export const picture = style({
  display: 'block',
  width: `min(${PICTURE.width}px, 100vw - 64px)`,
  height: `min(${PICTURE.height}px, 45dvh)`,
  objectFit: 'none',
});

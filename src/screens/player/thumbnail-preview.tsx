import { previewLabel } from '#domain/recording/messages.ts';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { Picture, usePictureSource } from '#features/recording/picture.tsx';
import * as css from './player.css.ts';

interface ThumbnailPreviewProps {
  thumbnail: Thumbnail;
  clock: string;
  /** The position on the timeline, as a CSS length. */
  left: string;
}

export function ThumbnailPreview({ thumbnail, clock, left }: ThumbnailPreviewProps) {
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

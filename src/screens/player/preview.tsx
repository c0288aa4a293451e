import { previewAt } from '#domain/recording/messages.ts';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { Picture } from '#features/recording/picture.tsx';
import * as css from './player.css.ts';

interface PreviewProps {
  of: Thumbnail;
  clock: string;
  /** Where it stands on the time line. */
  left: string;
}

export const Preview = ({ of: { svg }, clock, left }: PreviewProps) => (
  <div className={css.preview} style={{ left: `clamp(0px, ${left} - ${css.PREVIEW / 2}px, 100% - ${css.PREVIEW}px)` }}>
    <Picture svg={svg} className={css.picture} alt={previewAt(clock)} />
    <span className={css.clock} aria-hidden>
      {clock}
    </span>
  </div>
);

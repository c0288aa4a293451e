import { useLayoutEffect, useRef } from 'react';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { previewAt } from './messages.ts';
import * as css from './player.css.ts';

interface PreviewProps {
  of: Thumbnail;
  clock: string;
  /** Where it stands on the time line. */
  left: string;
}

/** What was on the screen. The picture is the proxy's, so it is only ever an image, which runs nothing and fetches nothing. */
export function Preview({ of: { svg }, clock, left }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <div
      className={css.preview}
      style={{ left: `clamp(0px, ${left} - ${css.PREVIEW / 2}px, 100% - ${css.PREVIEW}px)` }}
    >
      <img ref={image} className={css.picture} alt={previewAt(clock)} />
      <span className={css.clock} aria-hidden>
        {clock}
      </span>
    </div>
  );
}

import { useMemo } from 'react';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { parseTerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { themeOf } from '#features/terminal/terminal-appearance.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import { thumbnailSvg } from './thumbnail-svg.ts';
import * as css from './picture.css.ts';

export interface PictureSource {
  url: string;
  /** The color around a picture that is smaller than the box. */
  background: string;
  /** The visible part of a picture that is larger than the box, as a CSS position. */
  objectPosition: string;
}

/** The closest edge or the center. A picture centered on the cursor would start in the middle of words. */
const edgeNear = (fraction: number): string => (fraction < 1 / 3 ? '0%' : fraction < 2 / 3 ? '50%' : '100%');

/** The picture in the colors of the user's terminals; undefined if the proxy's picture is unreadable. */
export function usePictureSource(thumbnail: Thumbnail | undefined): PictureSource | undefined {
  const [stored] = useSetting('terminal');
  return useMemo(() => {
    if (!thumbnail) return undefined;
    const theme = themeOf(parseTerminalSettings(stored));
    const svg = thumbnailSvg(thumbnail.svg, theme);
    if (svg === undefined) return undefined;
    const { x, y } = thumbnail.cursor;
    return {
      url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      background: theme.background,
      objectPosition: `${edgeNear(x)} ${edgeNear(y)}`,
    };
  }, [thumbnail, stored]);
}

/** A picture of the screen. The untrusted SVG is only used as an image, which runs no scripts and loads nothing. */
export const Picture = ({ source: { url, ...style }, alt }: { source: PictureSource; alt: string }) => (
  <img src={url} alt={alt} className={css.picture} style={style} />
);

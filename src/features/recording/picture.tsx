import { useMemo } from 'react';
import type { Thumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { parseTerminalSettings } from '#domain/terminal/tools/terminal-settings.ts';
import { themeOf } from '#features/terminal/terminal-appearance.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import { thumbnailSvg } from './thumbnail-svg.ts';
import * as css from './picture.css.ts';

export interface PictureSource {
  url: string;
  /** Behind the picture where the screen is smaller than the box. */
  background: string;
  /** The part of the screen that is shown where it is larger than the box. */
  objectPosition: string;
}

/** The edge or the center that is nearest, because a screen cut at the cursor would begin within its words. */
const edgeNear = (share: number): string => (share < 1 / 3 ? '0%' : share < 2 / 3 ? '50%' : '100%');

/** The screen in the colors of the user's terminals; undefined if the proxy's picture is unreadable. */
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

/** What was on the screen. The picture comes from the proxy, so it is only ever an image, which runs nothing and fetches nothing. */
export const Picture = ({ source: { url, ...style }, alt }: { source: PictureSource; alt: string }) => (
  <img src={url} alt={alt} className={css.picture} style={style} />
);

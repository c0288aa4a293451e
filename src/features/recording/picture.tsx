import { useLayoutEffect, useRef, type ComponentProps } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  svg: string;
  alt: string;
}

/** What was on the screen. The picture is the proxy's, so it is only ever an image, which runs nothing and fetches nothing. */
export function Picture({ svg, alt, ...look }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return <img ref={image} alt={alt} {...look} />;
}

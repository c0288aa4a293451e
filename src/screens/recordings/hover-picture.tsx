import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { $api } from '#api/api.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { formatClock } from '#domain/recording/clock-text.ts';
import { previewLabel } from '#domain/recording/messages.ts';
import { parseThumbnail } from '#domain/recording/metadata/thumbnails.ts';
import { Picture, usePictureSource } from '#features/recording/picture.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';

interface HoverPictureProps {
  cluster: string;
  sid: string;
  /** The link to the player. */
  children: ReactNode;
}

/** Shows a picture of the session in a tooltip, if the proxy has one (docs/protocol/streams.md#14.6). */
export function HoverPicture({ cluster, sid, children }: HoverPictureProps) {
  const [isRequested, setRequested] = useState(false);
  const { data } = useQuery({
    ...$api.queryOptions('get', '/v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', {
      params: { path: { cluster, sid } },
    }),
    select: parseThumbnail,
    enabled: isRequested,
    staleTime: FOREVER_MS,
  });
  const source = usePictureSource(data);
  const picture = data && source && <Picture source={source} alt={previewLabel(formatClock(data.from))} />;
  return (
    <Tooltip text={picture || undefined} onOpen={() => setRequested(true)}>
      {children}
    </Tooltip>
  );
}

import { errorText } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { useOnline } from '#ui/store/use-online.ts';
import { LIVE_LABELS, CONNECTION_LOST, NOT_LIVE_LABELS } from './messages.ts';
import type { LiveLog } from './use-live.ts';
import * as css from './live.css.ts';

interface LiveTagProps {
  liveLog: Pick<LiveLog, 'live' | 'error'>;
  isLoaded: boolean;
}

/** Whether new events appear automatically, or why not. The tag reserves its space until the state is known. */
export function LiveTag({ liveLog: { live, error }, isLoaded }: LiveTagProps) {
  if (live.status === 'off') return <Tag>{NOT_LIVE_LABELS[live.cause]}</Tag>;
  if (error)
    return (
      <span className={css.connectionLost}>
        <Tag tone="warn">{CONNECTION_LOST}</Tag>
        <span>{errorText(error)}</span>
      </span>
    );
  if (live.status === 'paused') return <Tag>{LIVE_LABELS[live.status]}</Tag>;
  return <span className={css.liveTag}>{isLoaded && <LoadedLiveTag label={LIVE_LABELS[live.status]} />}</span>;
}

/** Says at once that the network is gone, before the next poll fails. */
function LoadedLiveTag({ label }: { label: string }) {
  const isOnline = useOnline();
  if (!isOnline) return <Tag tone="warn">{CONNECTION_LOST}</Tag>;
  return (
    <Tag tone="ok" dot>
      {label}
    </Tag>
  );
}

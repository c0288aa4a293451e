import { errorText } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { LIVE, LOST, NOT_LIVE } from './messages.ts';
import type { LiveLog } from './use-live.ts';
import * as css from './live.css.ts';

interface LiveTagProps {
  of: Pick<LiveLog, 'live' | 'error'>;
  isLoaded: boolean;
}

/** Whether new events appear by themselves, and else why not; its place is held until that is known. */
export function LiveTag({ of: { live, error }, isLoaded }: LiveTagProps) {
  if (live.at === 'off') return <Tag>{NOT_LIVE[live.why]}</Tag>;
  if (error)
    return (
      <span className={css.lost}>
        <Tag tone="warn">{LOST}</Tag>
        <span>{errorText(error)}</span>
      </span>
    );
  if (live.at === 'paused') return <Tag>{LIVE[live.at]}</Tag>;
  return (
    <span className={css.live}>
      {isLoaded && (
        <Tag tone="ok" dot>
          {LIVE[live.at]}
        </Tag>
      )}
    </span>
  );
}

import { errorText } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { LIVE, LOST, NOT_LIVE } from './messages.ts';
import type { LiveLog } from './use-live.ts';
import * as css from './live.css.ts';

/** Whether new events appear by themselves, and else why not. */
export function LiveTag({ of: { live, error } }: { of: Pick<LiveLog, 'live' | 'error'> }) {
  if (live.at === 'off') return <Tag>{NOT_LIVE[live.why]}</Tag>;
  if (error)
    return (
      <span className={css.lost}>
        <Tag tone="warn">{LOST}</Tag>
        <span>{errorText(error)}</span>
      </span>
    );
  return (
    <Tag tone={live.at === 'on' ? 'ok' : 'plain'} dot={live.at === 'on'}>
      {LIVE[live.at]}
    </Tag>
  );
}

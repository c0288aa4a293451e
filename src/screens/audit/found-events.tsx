import FileSearch from 'lucide-react/icons/file-search';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import { timelineSubjectOf } from '#domain/audit/log/timeline.ts';
import { NothingFound } from '#features/activity/nothing-found.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { EventDetails } from './event-details.tsx';
import { EventTable } from './event-table.tsx';
import { LOAD_MORE, NONE_SELECTED, NOTHING } from './messages.ts';
import { SHOW_STORY } from './story/messages.ts';
import { Story } from './story/story.tsx';
import { CLEAR_SELECTION } from './timeline/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import type { EventLog } from './use-event-log.ts';
import * as css from './audit.css.ts';

interface FoundEventsProps {
  log: Pick<EventLog, 'loaded' | 'shown' | 'events' | 'stop' | 'loadMore' | 'selection' | 'select' | 'list'>;
  params: AuditState;
  /** What has come and is not shown yet. */
  news: ReactNode;
}

/** What came, and what of it matches. */
export function FoundEvents({ log, params, news }: FoundEventsProps) {
  const { loaded, shown, events, stop, loadMore, selection, select, list } = log;
  const subject = timelineSubjectOf(params.filter);
  const event = loaded.events.get(params.event);
  const more = events.hasNextPage && !events.isFetchNextPageError && (
    <Button pending={events.isFetchingNextPage} onClick={loadMore}>
      {LOAD_MORE}
    </Button>
  );
  return (
    <>
      <div className={params.event === '' ? css.alone : css.beside}>
        {/* It takes the focus when new events are shown in it. */}
        <div ref={list} tabIndex={-1} className={css.list}>
          {subject && (
            <p className={css.view}>
              <Switch checked={params.isStory} onChange={({ target }) => params.setIsStory(target.checked)}>
                {SHOW_STORY}
              </Switch>
            </p>
          )}
          {news}
          {subject && params.isStory && shown.length > 0 ? (
            <Story subject={subject} loaded={loaded} rows={shown} params={params} />
          ) : shown.length > 0 ? (
            <EventTable loaded={loaded} rows={shown} params={params} events={events} stop={stop} />
          ) : (
            <Nothing
              of={loaded.rows.length}
              params={params}
              more={more}
              stop={stop}
              onUnselect={selection && (() => select(undefined))}
            />
          )}
        </div>
        {/* What is missing among the newest few may come with the page. */}
        {params.event !== '' && (event ?? events.data) && (
          <EventDetails event={event} rows={loaded.rows} params={params} />
        )}
      </div>
      {shown.length > 0 && more && <div className={css.more}>{more}</div>}
    </>
  );
}

interface NothingProps {
  of: number;
  params: AuditState;
  /** Takes the selection on the time line back; undefined where there is none. */
  onUnselect: (() => void) | undefined;
  more: ReactNode;
  stop: EventLog['stop'];
}

function Nothing({ of, params, more, stop, onUnselect }: NothingProps) {
  if (onUnselect)
    return (
      <EmptyState
        icon={FileSearch}
        title={NONE_SELECTED}
        action={<Button onClick={onUnselect}>{CLEAR_SELECTION}</Button>}
      />
    );
  const { isFiltered, clear } = params;
  return (
    <NothingFound
      loadedCount={of}
      icon={ScrollText}
      isFiltered={isFiltered}
      onClear={clear}
      loadMore={more}
      stopReason={stop}
      messages={NOTHING}
    />
  );
}

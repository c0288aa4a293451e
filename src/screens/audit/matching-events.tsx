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
import { LOAD_MORE, NONE_SELECTED, NOTHING_FOUND_MESSAGES } from './messages.ts';
import { SHOW_TIMELINE } from './event-timeline/messages.ts';
import { EventTimeline } from './event-timeline/event-timeline.tsx';
import { CLEAR_SELECTION } from './histogram/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import type { EventLog } from './use-event-log.ts';
import * as css from './audit.css.ts';

interface MatchingEventsProps {
  log: Pick<EventLog, 'loaded' | 'shown' | 'events' | 'stop' | 'loadMore' | 'selection' | 'select' | 'list'>;
  params: AuditState;
  /** The notice about new events that are not shown yet. */
  newEventsNotice: ReactNode;
}

/** The matching events with their table or timeline, and the details of one event. */
export function MatchingEvents({ log, params, newEventsNotice }: MatchingEventsProps) {
  const { loaded, shown: visibleRows, events, stop, loadMore, selection, select, list } = log;
  const subject = timelineSubjectOf(params.filter);
  const event = loaded.events.get(params.event);
  const loadMoreButton = events.hasNextPage && !events.isFetchNextPageError && (
    <Button pending={events.isFetchingNextPage} onClick={loadMore}>
      {LOAD_MORE}
    </Button>
  );
  return (
    <>
      <div className={params.event === '' ? css.single : css.withDetails}>
        {/* Takes the focus when new events are shown. */}
        <div ref={list} tabIndex={-1} className={css.list}>
          {subject && (
            <p className={css.view}>
              <Switch
                checked={params.isTimelineShown}
                onChange={({ target }) => params.setTimelineShown(target.checked)}
              >
                {SHOW_TIMELINE}
              </Switch>
            </p>
          )}
          {newEventsNotice}
          {subject && params.isTimelineShown && visibleRows.length > 0 ? (
            <EventTimeline subject={subject} loaded={loaded} rows={visibleRows} params={params} />
          ) : visibleRows.length > 0 ? (
            <EventTable loaded={loaded} rows={visibleRows} params={params} events={events} stop={stop} />
          ) : (
            <NoEvents
              loadedCount={loaded.rows.length}
              params={params}
              loadMoreButton={loadMoreButton}
              stop={stop}
              onUnselect={selection && (() => select(undefined))}
            />
          )}
        </div>
        {/* An event that is not among the newest few may appear with the full page. */}
        {params.event !== '' && (event ?? events.data) && (
          <EventDetails event={event} rows={loaded.rows} params={params} />
        )}
      </div>
      {visibleRows.length > 0 && loadMoreButton && <div className={css.loadMore}>{loadMoreButton}</div>}
    </>
  );
}

interface NoEventsProps {
  loadedCount: number;
  params: AuditState;
  /** Removes the selection in the histogram; undefined without a selection. */
  onUnselect: (() => void) | undefined;
  loadMoreButton: ReactNode;
  stop: EventLog['stop'];
}

function NoEvents({ loadedCount, params, loadMoreButton, stop, onUnselect }: NoEventsProps) {
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
      loadedCount={loadedCount}
      icon={ScrollText}
      isFiltered={isFiltered}
      onClear={clear}
      loadMore={loadMoreButton}
      stopReason={stop}
      messages={NOTHING_FOUND_MESSAGES}
    />
  );
}

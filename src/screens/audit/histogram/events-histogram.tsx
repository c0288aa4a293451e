import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { SortOrder } from '#domain/audit/log/merge-rows.ts';
import { buildHistogram, type Bucket } from '#domain/audit/log/histogram.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { CoverageNote } from '#features/activity/coverage-note.tsx';
import type { Interval } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';
import { memoizeLast } from '#lib/async/memoize-last.ts';
import { once } from '#lib/once.ts';
import type { StopReason } from '#lib/paging.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import type { Bar, TimeSpan } from '#ui/timeline/span.ts';
import { Timeline, type TimelineMessages } from '#ui/timeline/timeline.tsx';
import { TimelineTable } from '#ui/timeline/timeline-table.tsx';
import { COVERAGE } from '#screens/audit/messages.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { coveredSpan } from './coverage.ts';
import {
  ALL_EVENTS,
  barText,
  CLEAR_SELECTION,
  FAILED_EVENTS,
  FROM,
  SHOW_TABLE,
  EVENTS_OVER_TIME,
  ZOOM_TO_SELECTION,
} from './messages.ts';
import { axisLabel } from './axis-label.ts';
import * as css from './histogram.css.ts';

/** The loaded part of the log. */
export interface HistogramLog {
  count: number;
  /** The times of the first and the last event. */
  span: TimeSpan | undefined;
  /** The requested range; undefined until the first response arrives. */
  requestedRange: Interval | undefined;
  hasMore: boolean;
  /** Why the log does not request the next page automatically. */
  stop: StopReason | undefined;
  /** The time of the last request. */
  now: number;
}

interface EventsHistogramProps {
  log: HistogramLog;
  /** Rows that match the filters; the histogram counts these. */
  rows: readonly AuditRow[];
  params: AuditState;
  selection: TimeSpan | undefined;
  onSelect: (span: TimeSpan | undefined) => void;
}

const NO_BARS: readonly Bar[] = [];

const barOf = ({ from, to, ok, info, failure }: Bucket): Bar => ({
  from,
  to,
  total: ok + info + failure,
  marked: failure,
});

/** The range of the columns; undefined until the first response arrives. */
function shownRange({ span, requestedRange, hasMore, now }: HistogramLog, order: SortOrder): TimeSpan | undefined {
  if (requestedRange === undefined) return undefined;
  const interval = { from: epochMs(requestedRange.from), to: epochMs(requestedRange.to) };
  return coveredSpan({ requestedSpan: interval, receivedSpan: span, now, order, isComplete: !hasMore });
}

/** Returns a function that counts rows per column. It caches the counts until the rows or the range change. */
const createBucketCounter = () =>
  memoizeLast((rows: readonly AuditRow[], from: number, to: number) => ({
    utc: once(() => buildHistogram(rows, { from, to }, 'utc').map(barOf)),
    local: once(() => buildHistogram(rows, { from, to }, 'local').map(barOf)),
  }));

function histogramMessages(bars: readonly Bar[], zone: TimeZone): TimelineMessages {
  const [first, last] = [bars[0], bars.at(-1)];
  const range = first && last ? last.to - first.from : 0;
  const column = first ? first.to - first.from : 0;
  const time = (timeMs: number) => formatDateTime(timeMs, zone);
  return {
    label: EVENTS_OVER_TIME,
    tick: (timeMs) => axisLabel(timeMs, zone, { range, column }),
    time,
    bar: ({ from, total, marked }) => barText(time(from), { total, failed: marked }),
  };
}

/** Matching events over time. Users can select a part of the range, or zoom into it. */
export function EventsHistogram({ log, rows, params, selection, onSelect }: EventsHistogramProps) {
  const [countBuckets] = useState(createBucketCounter);
  const range = shownRange(log, params.order);
  const bars = range ? countBuckets(rows, range.from, range.to)[params.zone]() : NO_BARS;
  const messages = histogramMessages(bars, params.zone);
  const zoomTo = ({ from, to }: TimeSpan) =>
    params.zoomTo({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  return (
    <Panel>
      <div className={css.panel}>
        {params.isTable ? (
          <TimelineTable
            bars={bars}
            onZoomIn={zoomTo}
            messages={{
              label: EVENTS_OVER_TIME,
              span: FROM,
              total: ALL_EVENTS,
              marked: FAILED_EVENTS,
              time: messages.time,
            }}
          />
        ) : (
          <Timeline bars={bars} selection={selection} onSelect={onSelect} onZoomIn={zoomTo} messages={messages} />
        )}
        <div className={css.footer}>
          <div className={css.coverage}>
            <CoverageNote
              count={log.count}
              span={log.span}
              params={params}
              hasMore={log.hasMore}
              stopReason={log.stop}
              messages={COVERAGE}
            />
          </div>
          <HistogramTools params={params} selection={selection} onSelect={onSelect} onZoom={zoomTo} />
        </div>
      </div>
    </Panel>
  );
}

interface HistogramToolsProps {
  params: AuditState;
  selection: TimeSpan | undefined;
  onSelect: (span: TimeSpan | undefined) => void;
  onZoom: (span: TimeSpan) => void;
}

function HistogramTools({ params, selection, onSelect, onZoom }: HistogramToolsProps) {
  return (
    <div className={css.tools}>
      {selection && !params.isTable ? (
        <>
          <IconButton label={CLEAR_SELECTION} icon={X} size="small" onClick={() => onSelect(undefined)} />
          <Button size="small" onClick={() => onZoom(selection)}>
            {ZOOM_TO_SELECTION}
          </Button>
        </>
      ) : (
        <span className={css.legend}>
          <span className={css.swatch} aria-hidden />
          {FAILED_EVENTS}
        </span>
      )}
      <Switch checked={params.isTable} onChange={({ target }) => params.setIsTable(target.checked)}>
        {SHOW_TABLE}
      </Switch>
    </div>
  );
}

import X from 'lucide-react/icons/x';
import { histogram, type Bucket } from '#domain/audit/histogram.ts';
import type { AuditRow } from '#domain/audit/event.ts';
import { CoverageNote } from '#features/activity/coverage-note.tsx';
import type { Interval } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';
import { dateTime, type Zone } from '#lib/time.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import type { Bar, Span } from '#ui/timeline/span.ts';
import { Timeline, type TimelineMessages } from '#ui/timeline/timeline.tsx';
import { TimelineTable } from '#ui/timeline/timeline-table.tsx';
import { spanOf } from '#screens/audit/loaded.ts';
import { COVERAGE } from '#screens/audit/messages.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { coveredBy } from './covered.ts';
import {
  ALL_EVENTS,
  barSays,
  CLEAR_SELECTION,
  FAILED_EVENTS,
  FROM,
  SHOW_TABLE,
  TIMELINE,
  ZOOM_TO_SELECTION,
} from './messages.ts';
import { tickText } from './tick.ts';
import * as css from './timeline.css.ts';

/** What is loaded of the log. */
export interface LoadedLog {
  rows: readonly AuditRow[];
  /** What it was asked for; undefined until it has come. */
  asked: Interval | undefined;
  hasMore: boolean;
  /** When it was asked for last. */
  now: number;
}

interface EventsTimelineProps {
  log: LoadedLog;
  /** Those that match the filters, which are counted. */
  rows: readonly AuditRow[];
  params: AuditState;
  selection: Span | undefined;
  onSelect: (span: Span | undefined) => void;
}

const barOf = ({ from, to, ok, info, failure }: Bucket): Bar => ({
  from,
  to,
  total: ok + info + failure,
  marked: failure,
});

/** In its buckets; none while nothing has come. */
function barsOf({ rows: all, asked, hasMore, now }: LoadedLog, rows: readonly AuditRow[], params: AuditState): Bar[] {
  if (asked === undefined) return [];
  const covered = coveredBy({
    asked: { from: epochMs(asked.from), to: epochMs(asked.to) },
    came: spanOf(all),
    now,
    order: params.order,
    isComplete: !hasMore,
  });
  return covered === undefined ? [] : histogram(rows, covered, params.zone).map(barOf);
}

function saysOf(bars: readonly Bar[], zone: Zone): TimelineMessages {
  const [first, last] = [bars[0], bars.at(-1)];
  const range = first && last ? last.to - first.from : 0;
  const column = first ? first.to - first.from : 0;
  const time = (at: number) => dateTime(at, zone);
  return {
    label: TIMELINE,
    tick: (at) => tickText(at, zone, { range, column }),
    time,
    bar: ({ from, total, marked }) => barSays(time(from), { total, failed: marked }),
  };
}

/** How many events there were when, of those that match; a part of it is selected here, or becomes the range. */
export function EventsTimeline({ log, rows, params, selection, onSelect }: EventsTimelineProps) {
  const bars = barsOf(log, rows, params);
  const says = saysOf(bars, params.zone);
  const narrow = ({ from, to }: Span) =>
    params.narrow({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  return (
    <Panel>
      <div className={css.panel}>
        {params.isTable ? (
          <TimelineTable
            bars={bars}
            onNarrow={narrow}
            says={{ label: TIMELINE, span: FROM, total: ALL_EVENTS, marked: FAILED_EVENTS, time: says.time }}
          />
        ) : (
          <Timeline bars={bars} selection={selection} onSelect={onSelect} onNarrow={narrow} says={says} />
        )}
        <div className={css.foot}>
          <div className={css.covers}>
            <CoverageNote
              count={log.rows.length}
              span={spanOf(log.rows)}
              params={params}
              hasMore={log.hasMore}
              messages={COVERAGE}
            />
          </div>
          <Tools params={params} selection={selection} onSelect={onSelect} onNarrow={narrow} />
        </div>
      </div>
    </Panel>
  );
}

interface ToolsProps {
  params: AuditState;
  selection: Span | undefined;
  onSelect: (span: Span | undefined) => void;
  onNarrow: (span: Span) => void;
}

function Tools({ params, selection, onSelect, onNarrow }: ToolsProps) {
  return (
    <div className={css.tools}>
      {selection && !params.isTable ? (
        <>
          <IconButton label={CLEAR_SELECTION} icon={X} size="small" onClick={() => onSelect(undefined)} />
          <Button size="small" onClick={() => onNarrow(selection)}>
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

import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import { groupByKey, buildTimeline, type TimelineItem, type TimelineSubject } from '#domain/audit/log/timeline.ts';
import { formatDate } from '#lib/time.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Loaded } from '#screens/audit/loaded.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { SHOW_MORE, storyLabel } from './messages.ts';
import { StoryEventItem, StorySessionItem } from './story-items.tsx';
import * as css from './story.css.ts';

/** So many parts are shown at first, and as many again when asked for. */
const STEP = 200;

const startOf = (part: TimelineItem): number =>
  part.kind === 'event' ? part.event.timeMs : (part.events[0]?.event.timeMs ?? 0);

interface StoryProps {
  subject: TimelineSubject;
  loaded: Loaded;
  rows: readonly AuditRow[];
  params: AuditState;
}

/** What matches, as it happened one after another: sessions with their events in them, days apart. */
export function Story({ subject, loaded, rows, params }: StoryProps) {
  const [most, setMost] = useState(STEP);
  const { zone } = params;
  const parts = buildTimeline(rows, subject);
  const shown = parts.slice(0, most);
  const days = groupByKey(shown, (part) => formatDate(startOf(part), zone));
  const items = { loaded, params };
  return (
    <Panel>
      <section aria-label={storyLabel(sanitize(subject.value))}>
        {[...days].map(([day, parts]) => (
          <section key={day} aria-label={day} className={css.day}>
            <h2 className={css.date}>{day}</h2>
            <ol className={css.list}>
              {parts.map((part) =>
                part.kind === 'event' ? (
                  <StoryEventItem key={loaded.keys.get(part.event)} of={part} {...items} />
                ) : (
                  <StorySessionItem key={part.sid} of={part} {...items} />
                ),
              )}
            </ol>
          </section>
        ))}
      </section>
      {parts.length > most && <Button onClick={() => setMost(most + STEP)}>{SHOW_MORE}</Button>}
    </Panel>
  );
}

// Reports usage events about enrolling to the proxy (docs/protocol/resources.md#12, #15.1). Fire and forget: failed
// events are not sent again.
import { useState } from 'react';
import { captureUsage } from '#api/usage/capture-usage.ts';
import type { EventResource } from '#domain/enrollment/enroll-card.ts';
import type { UsageReport } from '#domain/enrollment/enrollment-run.ts';
import { randomId } from '#lib/random-id.ts';

export interface UsageReporter {
  /** ID of the visit. */
  id: string;
  /** Reports that the user opened the page. */
  start: () => void;
  report: (resource: EventResource, report: UsageReport | 'picked') => void;
  /** Whether the cluster collects no usage events. If so, the reporter sends no more events. */
  isOff: boolean;
  /** The events of this visit that were sent to the proxy, in order. */
  sentEvents: readonly Pick<UsageReport, 'event' | 'status' | 'error'>[];
}

const SUCCESS = 'DISCOVER_STATUS_SUCCESS';

/** Creates the reporter of one visit. A visit that continues after another page keeps its ID. */
export function useUsageReporter(existingId: string | undefined): UsageReporter {
  const [id] = useState(() => existingId ?? randomId());
  const [isOff, setOff] = useState(false);
  const [sentEvents, setSentEvents] = useState<UsageReporter['sentEvents']>([]);
  const send = (report: UsageReport, resource?: EventResource) => {
    if (isOff) return;
    const { event, status: stepStatus, error, ...counts } = report;
    const step = { id, stepStatus, ...(error === undefined ? {} : { stepStatusError: error }), ...counts };
    const sent = captureUsage({ event, eventData: { ...step, ...(resource && { resource }) } });
    void sent.then((isCollected) => isCollected || setOff(true));
    setSentEvents((events) => [...events, report]);
  };
  return {
    id,
    isOff,
    sentEvents,
    start: () => send({ event: 'tp.ui.discover.started', status: SUCCESS }),
    report: (resource, report) =>
      send(report === 'picked' ? { event: 'tp.ui.discover.resourceSelection', status: SUCCESS } : report, resource),
  };
}

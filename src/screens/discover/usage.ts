// What the proxy is told of enrolling (docs/protocol/resources.md#12, #15.1). Nobody waits for it, and what was refused is
// not sent again.
import { useState } from 'react';
import { captureUsage } from '#api/usage/capture-usage.ts';
import type { EventResource } from '#domain/enrollment/enroll-card.ts';
import type { UsageReport } from '#domain/enrollment/enrollment-run.ts';
import { randomId } from '#lib/random-id.ts';

export interface Usage {
  /** Of the visit. */
  id: string;
  /** Somebody is here. */
  begin: () => void;
  tell: (resource: EventResource, report: UsageReport | 'picked') => void;
  /** The cluster collects none; nothing more is sent. */
  isOff: boolean;
  /** All that was sent on this visit. */
  told: readonly Pick<UsageReport, 'event' | 'status' | 'error'>[];
}

const SUCCESS = 'DISCOVER_STATUS_SUCCESS';

/** Of one visit to the page, which it tells of; one that comes back from another page has its ID already. */
export function useUsage(known: string | undefined): Usage {
  const [id] = useState(() => known ?? randomId());
  const [isOff, setOff] = useState(false);
  const [told, setTold] = useState<Usage['told']>([]);
  const send = (report: UsageReport, resource?: EventResource) => {
    if (isOff) return;
    const { event, status: stepStatus, error, ...counts } = report;
    const step = { id, stepStatus, ...(error === undefined ? {} : { stepStatusError: error }), ...counts };
    const sent = captureUsage({ event, eventData: { ...step, ...(resource && { resource }) } });
    void sent.then((isKnown) => isKnown || setOff(true));
    setTold((told) => [...told, report]);
  };
  return {
    id,
    isOff,
    told,
    begin: () => send({ event: 'tp.ui.discover.started', status: SUCCESS }),
    tell: (resource, report) =>
      send(report === 'picked' ? { event: 'tp.ui.discover.resourceSelection', status: SUCCESS } : report, resource),
  };
}

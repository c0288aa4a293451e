import { useEffect, useEffectEvent, useState } from 'react';
import type { DesktopView } from '#domain/desktop/session/desktop-state.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import {
  responseTimeText,
  FRAMES_PER_SECOND,
  LATENCY,
  latencyText,
  NOT_MEASURED,
  perSecond,
  PICTURE_DATA,
  RESOLUTION,
  resolutionText,
  STATISTICS,
} from './messages.ts';
import type { StatisticsMeter } from './statistics-meter.ts';
import * as css from './desktop.css.ts';

const REFRESH_MS = 1_000;

/** The latency that the proxy sent, otherwise the response time that this page measured. */
function latencyLabel(latency: DesktopView['latency'], responseMs: number | undefined): string {
  if (latency) return latencyText(latency.client, latency.server);
  return responseMs === undefined ? NOT_MEASURED : responseTimeText(Math.round(responseMs));
}

/** Rates and latency of the session, updated every second. */
export function Statistics({ view: { size, latency }, rates }: { view: DesktopView; rates: StatisticsMeter }) {
  const readMeter = () => ({ ...rates.perSecond(), responseMs: rates.responseMs() });
  const [{ frames, bytes, responseMs }, setStatistics] = useState(readMeter);
  const refresh = useEffectEvent(() => setStatistics(readMeter()));
  useEffect(() => {
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={css.statistics} aria-label={STATISTICS}>
      <DescriptionList>
        <Description term={RESOLUTION}>{size && resolutionText(size.width, size.height)}</Description>
        <Description term={FRAMES_PER_SECOND}>{frames.toFixed(0)}</Description>
        <Description term={PICTURE_DATA}>{perSecond(formatBytes(bytes))}</Description>
        <Description term={LATENCY}>{latencyLabel(latency, responseMs)}</Description>
      </DescriptionList>
    </section>
  );
}

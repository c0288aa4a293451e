import { useEffect, useState } from 'react';
import type { Shown } from '#domain/desktop/session/state.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import {
  FRAMES,
  LATENCY,
  latencyText,
  NOT_MEASURED,
  perSecond,
  RECEIVED,
  RESOLUTION,
  resolutionText,
  STATISTICS,
} from './messages.ts';
import type { Rates } from './rates.ts';
import * as css from './desktop.css.ts';

const STEP_MS = 1_000;

/** How the session is doing, second by second. */
export function Statistics({ shown: { size, latency }, rates }: { shown: Shown; rates: Rates }) {
  const [{ frames, bytes }, setNow] = useState(() => rates.perSecond());
  useEffect(() => {
    const timer = setInterval(() => setNow(rates.perSecond()), STEP_MS);
    return () => clearInterval(timer);
  }, [rates]);
  return (
    <section className={css.statistics} aria-label={STATISTICS}>
      <DescriptionList>
        <Description term={RESOLUTION}>{size && resolutionText(size.width, size.height)}</Description>
        <Description term={FRAMES}>{frames.toFixed(0)}</Description>
        <Description term={RECEIVED}>{perSecond(formatBytes(bytes))}</Description>
        <Description term={LATENCY}>{latency ? latencyText(latency.client, latency.server) : NOT_MEASURED}</Description>
      </DescriptionList>
    </section>
  );
}

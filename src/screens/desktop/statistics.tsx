import { useEffect, useEffectEvent, useState } from 'react';
import type { DesktopView } from '#domain/desktop/session/desktop-state.ts';
import { formatBytes } from '#lib/text/bytes.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import {
  answerText,
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

/** As the proxy measures it, else as this page does. */
function latencyOf(latency: DesktopView['latency'], answer: number | undefined): string {
  if (latency) return latencyText(latency.client, latency.server);
  return answer === undefined ? NOT_MEASURED : answerText(Math.round(answer));
}

/** How the session is doing, second by second. */
export function Statistics({ shown: { size, latency }, rates }: { shown: DesktopView; rates: Rates }) {
  const look = () => ({ ...rates.perSecond(), answer: rates.answer() });
  const [{ frames, bytes, answer }, setNow] = useState(look);
  const again = useEffectEvent(() => setNow(look()));
  useEffect(() => {
    const timer = setInterval(() => again(), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={css.statistics} aria-label={STATISTICS}>
      <DescriptionList>
        <Description term={RESOLUTION}>{size && resolutionText(size.width, size.height)}</Description>
        <Description term={FRAMES}>{frames.toFixed(0)}</Description>
        <Description term={RECEIVED}>{perSecond(formatBytes(bytes))}</Description>
        <Description term={LATENCY}>{latencyOf(latency, answer)}</Description>
      </DescriptionList>
    </section>
  );
}

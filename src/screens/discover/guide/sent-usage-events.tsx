import type { UsageReporter } from '#screens/discover/use-usage-events.ts';
import { USAGE_NOT_COLLECTED, USAGE_EVENTS, USAGE_EVENTS_HELP, usageEventLine } from './messages.ts';
import * as css from './guide.css.ts';

/** Lists the usage events that were sent to the proxy. */
export function SentUsageEvents({ usage: { sentEvents, isOff } }: { usage: UsageReporter }) {
  const lines = sentEvents.map((event, index) => ({ key: index, text: usageEventLine(event) }));
  return (
    <details className={css.secondaryText}>
      <summary>{USAGE_EVENTS}</summary>
      <p>{isOff ? USAGE_NOT_COLLECTED : USAGE_EVENTS_HELP}</p>
      <ol>
        {lines.map(({ key, text }) => (
          <li key={key}>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}

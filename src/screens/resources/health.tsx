// The result of an agent's last health check, which 18.x reports (docs/behaviour.md#health,
// docs/protocol/resources.md#18.3).
import type { Schemas } from '#api/schemas.ts';
import type { Column, Resource } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import { formatDateTime } from '#lib/time.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { HEALTH_LABELS, since } from './messages.ts';

export interface Health {
  /** The status as text. Unknown statuses appear as the proxy sends them. */
  status: string;
  tone: (typeof HEALTH_TONES)[HealthStatus];
  /** The reasons for the status, without duplicates. A reason may have several lines. */
  reasons: string[];
  /** The time of the last status change; empty if the proxy does not report it. */
  since: string;
}

export type HealthStatus = keyof typeof HEALTH_LABELS;

export const HEALTH_TONES = {
  healthy: 'ok',
  unhealthy: 'bad',
  mixed: 'warn',
  unknown: 'plain',
} as const satisfies Record<HealthStatus, unknown>;

export const isHealthStatus = (status: string): status is HealthStatus => Object.hasOwn(HEALTH_LABELS, status);

export function parseHealth(raw: unknown): Pick<HasHealth, 'health'> {
  const rawHealth = fieldsOf<Schemas['TargetHealth']>(raw);
  const status = textOr(rawHealth.status, '');
  if (status === '') return {};
  const reasons = [rawHealth.transition_reason, rawHealth.transition_error, rawHealth.message].map((text) =>
    textOr(text, ''),
  );
  const knownStatus = isHealthStatus(status)
    ? { status: HEALTH_LABELS[status], tone: HEALTH_TONES[status] }
    : undefined;
  return {
    health: {
      ...(knownStatus ?? { status: sanitize(status), tone: 'plain' }),
      reasons: [...new Set(reasons)].filter(Boolean).map(sanitizeLines),
      since: textOr(rawHealth.transition_timestamp, ''),
    },
  };
}

export interface HasHealth extends Resource {
  health?: Health;
}

/** The padding of the tag and the gap before it, in pixels. */
const TAG_PADDING = 24;

/** The name, followed by the health status if it is known. */
export const nameWithHealthColumn: Column<HasHealth> = {
  title: NAME,
  sort: 'name',
  style: 'name',
  text: ({ name }) => name,
  extraWidth: ({ health }) => (health ? TAG_PADDING + textWidth(health.status, 'head') : 0),
  cell: ({ name, health }) => (
    <>
      {name} {health && <Tag tone={health.tone}>{health.status}</Tag>}
    </>
  ),
};

/** The status, the time of its last change and the reasons for it. */
export function HealthDetail({ resource: { health } }: { resource: HasHealth }) {
  return (
    health && (
      <div>
        <Tag tone={health.tone}>{health.status}</Tag> {health.since && since(formatDateTime(health.since))}
        {health.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    )
  );
}

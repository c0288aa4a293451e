// How an agent last found what it reaches, as 18.x tells it (docs/behaviour.md#health, docs/protocol/resources.md#18.3).
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
  /** In words; what is not known here is the proxy's own. */
  status: string;
  tone: (typeof HEALTH_TONES)[HealthStatus];
  /** Why, each on a line of its own. */
  reasons: string[];
  /** Since when; empty where it is not told. */
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

/** The tag's padding, with the space before it. */
const TAG_PADDING = 24;

/** The name, and behind it how the resource is where that is known. */
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

/** Where one looks closer: the reason, and since when it is so. */
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

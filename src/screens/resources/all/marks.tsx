import { Tag } from '#ui/mark/tag.tsx';
import type { AnyRow, Health } from './any-row.ts';
import { HEALTHS, REQUIRES_REQUEST } from './messages.ts';

const TONES = { healthy: 'ok', unhealthy: 'bad', mixed: 'warn', unknown: 'plain' } as const satisfies Record<
  Health,
  unknown
>;

/** What they say, to be measured. */
export const marksOf = ({ health, requiresRequest }: AnyRow): string[] => [
  ...(requiresRequest ? [REQUIRES_REQUEST] : []),
  ...(health ? [HEALTHS[health]] : []),
];

/** What is to be known of a resource before it is opened. */
export function Marks({ of: { health, requiresRequest } }: { of: AnyRow }) {
  return (
    <>
      {health && <Tag tone={TONES[health]}>{HEALTHS[health]}</Tag>}
      {requiresRequest && <Tag>{REQUIRES_REQUEST}</Tag>}
    </>
  );
}

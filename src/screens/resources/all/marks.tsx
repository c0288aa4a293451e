import { Tag } from '#ui/mark/tag.tsx';
import { TONES } from '#screens/resources/health.tsx';
import { HEALTHS } from '#screens/resources/messages.ts';
import type { AnyRow } from './any-row.ts';
import { REQUIRES_REQUEST } from './messages.ts';

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

import { Tag } from '#ui/mark/tag.tsx';
import { HEALTH_TONES } from '#screens/resources/health.tsx';
import { HEALTH_LABELS } from '#screens/resources/messages.ts';
import type { AnyRow } from './any-row.ts';
import { REQUIRES_REQUEST } from './messages.ts';

/** What they say, to be measured. */
export const markTexts = ({ health, requiresRequest }: AnyRow): string[] => [
  ...(requiresRequest ? [REQUIRES_REQUEST] : []),
  ...(health ? [HEALTH_LABELS[health]] : []),
];

/** What is to be known of a resource before it is opened. */
export function ResourceMarks({ resource: { health, requiresRequest } }: { resource: AnyRow }) {
  return (
    <>
      {health && <Tag tone={HEALTH_TONES[health]}>{HEALTH_LABELS[health]}</Tag>}
      {requiresRequest && <Tag>{REQUIRES_REQUEST}</Tag>}
    </>
  );
}

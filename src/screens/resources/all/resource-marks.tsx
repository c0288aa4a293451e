import { Tag } from '#ui/mark/tag.tsx';
import { HEALTH_TONES } from '#screens/resources/health.tsx';
import { HEALTH_LABELS } from '#screens/resources/messages.ts';
import type { AnyRow } from './any-row.ts';
import { REQUIRES_REQUEST } from './messages.ts';

/** The texts of the marks, for measuring their width. */
export const markTexts = ({ health, requiresRequest }: AnyRow): string[] => [
  ...(requiresRequest ? [REQUIRES_REQUEST] : []),
  ...(health ? [HEALTH_LABELS[health]] : []),
];

/** Shows health and required access requests. */
export function ResourceMarks({ resource: { health, requiresRequest } }: { resource: AnyRow }) {
  return (
    <>
      {health && <Tag tone={HEALTH_TONES[health]}>{HEALTH_LABELS[health]}</Tag>}
      {requiresRequest && <Tag>{REQUIRES_REQUEST}</Tag>}
    </>
  );
}

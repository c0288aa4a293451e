import { TRAIT_NAMES, type UserDraft } from '#domain/users/user-draft.ts';
import { TRAIT_LABELS } from '#domain/users/messages.ts';
import { NAME } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';

/** A summary of the new bot; traits without values are hidden. */
export function NewBotReview({ name, draft }: { name: string; draft: UserDraft }) {
  const summaryLines = [
    { term: NAME, values: [name] },
    { term: ROLES, values: draft.roles },
    ...TRAIT_NAMES.map((trait) => ({ term: TRAIT_LABELS[trait], values: draft[trait] })),
  ].filter(({ term, values }) => term === ROLES || values.length > 0);
  return (
    <DescriptionList>
      {summaryLines.map(({ term, values }) => (
        <Description key={term} term={term}>
          {values.map(sanitize).join(', ') || '–'}
        </Description>
      ))}
    </DescriptionList>
  );
}

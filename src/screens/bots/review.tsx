import type { Schemas } from '#api/schemas.ts';
import { NAME } from '#features/list/messages.ts';
import { ROLES } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';

interface ReviewProps {
  name: string;
  roles: readonly string[];
  traits: readonly Schemas['BotTrait'][];
}

/** What is about to be created, traits by their names in roles. */
export const Review = ({ name, roles, traits }: ReviewProps) => (
  <DescriptionList>
    {[{ name: NAME, values: [name] }, { name: ROLES, values: roles }, ...traits].map((one) => (
      <Description key={one.name} term={one.name}>
        {one.values?.map(sanitize).join(', ') || '–'}
      </Description>
    ))}
  </DescriptionList>
);

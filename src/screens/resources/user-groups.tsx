import type { ReactNode } from 'react';
import { ChipButton } from '#ui/mark/chip.tsx';
import { useMenu } from '#ui/menu/menu.tsx';
import type { AppRow } from './app-row.ts';
import { counted } from '#lib/text/locale.ts';

export const groupWords = counted('1 user group', 'user groups');

/** The groups through which one gets to an application, on proxies that know them (docs/protocol/resources.md#18.3). */
export function UserGroups({ of, children }: { of: AppRow; children: ReactNode }) {
  if (of.userGroups.length === 0) return children;
  return (
    <>
      <Groups of={of} /> {children}
    </>
  );
}

function Groups({ of: { name, userGroups } }: { of: AppRow }) {
  const label = `${groupWords(userGroups.length)} of ${name}`;
  const { trigger, popup } = useMenu({
    label,
    entries: userGroups.map(({ name, description }) => ({
      kind: 'heading',
      label: name,
      note: description || undefined,
    })),
  });
  return (
    <>
      <ChipButton {...trigger} aria-label={label}>
        {groupWords(userGroups.length)}
      </ChipButton>
      {popup}
    </>
  );
}

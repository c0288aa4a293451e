import type { ReactNode } from 'react';
import { ChipButton } from '#ui/mark/chip.tsx';
import { useMenu } from '#ui/menu/menu.tsx';
import type { AppRow } from './app-row.ts';
import { userGroups as countGroups, userGroupsOf } from './messages.ts';

/**
 * The user groups that grant access to an application, on proxies that report them (docs/protocol/resources.md#18.3).
 */
export function UserGroups({ app, children }: { app: AppRow; children: ReactNode }) {
  if (app.userGroups.length === 0) return children;
  return (
    <>
      <UserGroupsMenu app={app} /> {children}
    </>
  );
}

function UserGroupsMenu({ app: { name, userGroups } }: { app: AppRow }) {
  const label = userGroupsOf(name, userGroups.length);
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
        {countGroups(userGroups.length)}
      </ChipButton>
      {popup}
    </>
  );
}

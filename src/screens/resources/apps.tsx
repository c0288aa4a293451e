import { useQuery } from '@tanstack/react-query';
import AppWindow from 'lucide-react/icons/app-window';
import { LAUNCH } from '#domain/resources/messages.ts';
import { canSortAllKinds } from '#api/apps/apps.ts';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { LETTER_ICON_WIDTH } from '#ui/mark/letter-icon.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { AppLaunch } from './app-launch.tsx';
import { parseApp, type AppRow } from './app-row.ts';
import { BUTTON_PADDING, type ListKind } from '#features/list/resource-kind.ts';
import { ADDRESS, DESCRIPTION, NAME } from '#features/list/messages.ts';
import { loaderOf } from '#features/list/resource-query.ts';
import { AppDetails } from './details/lazy-details.tsx';
import { AppIcon } from '#features/logos/logo-icons.tsx';
import { OpenDetails } from '#features/details/open-details.tsx';
import { Resources } from '#features/list/resources.tsx';
import { APP_LIST_LABELS, LAUNCH_AS, userGroups as countGroups, userGroupsOf } from './messages.ts';
import type { ReactNode } from 'react';
import { ChipButton } from '#ui/mark/chip.tsx';
import { useMenu } from '#ui/menu/menu.tsx';

/**
 * The user groups that grant access to an application, on proxies that report them (docs/protocol/resources.md#18.3).
 */
function UserGroups({ app, children }: { app: AppRow; children: ReactNode }) {
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

/** The text of the launch button, or a text of about the same width, to compute the width of the column. */
export const launchText = ({ launch: { method } }: AppRow): string =>
  method === 'launcher' || method === 'nothing' ? LAUNCH : LAUNCH_AS;

export const appsListKind: ListKind<AppRow> = {
  page: 'apps',
  hasDetails: true,
  icon: AppWindow,
  permission: 'app_server: list, read',
  list: resourceLists.apps,
  read: parseApp,
  columns: [
    {
      title: NAME,
      sort: 'name',
      style: 'name',
      text: ({ name }) => name,
      extraWidth: () => LETTER_ICON_WIDTH,
      cell: ({ name, isAws }) => (
        <>
          <AppIcon name={name} isAws={isAws} />
          <MarkedText text={name} />
        </>
      ),
    },
    {
      title: DESCRIPTION,
      sort: 'description',
      visibleFrom: 'middle',
      style: 'plain',
      text: ({ description, userGroups }) =>
        userGroups.length > 0 ? `${countGroups(userGroups.length)} ${description}` : description,
      cell: (app) => (
        <UserGroups app={app}>
          <MarkedText text={app.description} />
        </UserGroups>
      ),
    },
    { title: ADDRESS, visibleFrom: 'wide', style: 'code', text: ({ address }) => address },
  ],
  action: {
    title: LAUNCH,
    render: ({ name, launch }) => <AppLaunch name={name} launch={launch} />,
    text: launchText,
    padding: BUTTON_PADDING,
  },
  messages: APP_LIST_LABELS,
};

/** The columns can be sorted only by the fields that the list of all kinds supports. */
const appsOfAllKinds: ListKind<AppRow> = {
  ...appsListKind,
  columns: appsListKind.columns.map((column) =>
    canSortAllKinds(column.sort) ? column : { ...column, sort: undefined },
  ),
};

export const loader = loaderOf(appsListKind);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

export function Component() {
  const { data: dialect } = useQuery(dialectQuery);
  const kind = proxyCan(dialect, 'listAllKinds') ? appsOfAllKinds : appsListKind;
  return (
    <>
      <Resources kind={kind} />
      <OpenDetails>{(id) => <AppDetails id={id} kind={kind} />}</OpenDetails>
    </>
  );
}

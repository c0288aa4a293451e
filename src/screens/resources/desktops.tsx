import Monitor from 'lucide-react/icons/monitor';
import { useOutletContext } from 'react-router-dom';
import { CONNECT } from '#domain/resources/messages.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { desktopRow, type DesktopRow } from './desktop-row.ts';
import { type ListKind } from '#features/list/resource-kind.ts';
import { CONNECT_FRAME, connectWords, LoginConnect } from './connect/login-connect.tsx';
import { loaderOf } from '#features/list/resource-query.ts';
import { Resources } from '#features/list/resources.tsx';
import { ADDRESS, NAME } from '#features/list/messages.ts';
import { DESKTOPS } from './messages.ts';

export function DesktopConnect({ row: { name, desktop, logins } }: { row: DesktopRow }) {
  const { cluster } = useOutletContext<PageContext>();
  return <LoginConnect name={name} logins={logins} to={(login) => links.desktop({ cluster, desktop, login })} />;
}

const desktops: ListKind<DesktopRow> = {
  page: 'desktops',
  icon: Monitor,
  permission: 'windows_desktop: list, read',
  list: resourceLists.desktops,
  read: desktopRow,
  columns: [
    { title: ADDRESS, visibleFrom: 'wide', style: 'code', text: ({ address }) => address },
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
  ],
  action: {
    title: CONNECT,
    render: (row) => <DesktopConnect row={row} />,
    text: ({ logins }) => connectWords(logins),
    padding: CONNECT_FRAME,
  },
  messages: DESKTOPS,
};

export const loader = loaderOf(desktops);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={desktops} />;

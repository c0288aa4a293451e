import Monitor from 'lucide-react/icons/monitor';
import { useOutletContext } from 'react-router-dom';
import { CONNECT } from '#domain/resources/messages.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { parseDesktop, type DesktopRow } from './desktop-row.ts';
import { type ListKind } from '#features/list/resource-kind.ts';
import { CONNECT_BUTTON_PADDING, connectText, LoginConnect } from './connect/login-connect.tsx';
import { loaderOf } from '#features/list/resource-query.ts';
import { DesktopDetails } from './details/lazy-details.tsx';
import { OpenDetails } from '#features/details/open-details.tsx';
import { Resources } from '#features/list/resources.tsx';
import { ADDRESS, NAME } from '#features/list/messages.ts';
import { DESKTOP_LIST_LABELS } from './messages.ts';

export function DesktopConnect({ row: { name, desktop, logins } }: { row: DesktopRow }) {
  const { cluster } = useOutletContext<PageContext>();
  return <LoginConnect name={name} logins={logins} linkOf={(login) => links.desktop({ cluster, desktop, login })} />;
}

export const desktopsListKind: ListKind<DesktopRow> = {
  page: 'desktops',
  hasDetails: true,
  icon: Monitor,
  permission: 'windows_desktop: list, read',
  list: resourceLists.desktops,
  read: parseDesktop,
  columns: [
    { title: NAME, sort: 'name', style: 'name', text: ({ name }) => name },
    { title: ADDRESS, visibleFrom: 'wide', style: 'code', text: ({ address }) => address },
  ],
  action: {
    title: CONNECT,
    render: (row) => <DesktopConnect row={row} />,
    text: ({ logins }) => connectText(logins),
    padding: CONNECT_BUTTON_PADDING,
  },
  messages: DESKTOP_LIST_LABELS,
};

export const loader = loaderOf(desktopsListKind);

/** The screen fetches data itself when its address changes, so the loader runs only when the page opens. */
export const shouldRevalidate = () => false;

export const Component = () => (
  <>
    <Resources kind={desktopsListKind} />
    <OpenDetails>{(id) => <DesktopDetails id={id} kind={desktopsListKind} />}</OpenDetails>
  </>
);

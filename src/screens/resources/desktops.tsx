import Monitor from 'lucide-react/icons/monitor';
import { useOutletContext } from 'react-router-dom';
import { listings } from '#api/list/listings.ts';
import type { Schemas } from '#api/schemas.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { desktopRow, type DesktopRow } from './desktop-row.ts';
import { type Kind } from '#features/list/kind.ts';
import { counted } from '#lib/text/locale.ts';
import { CONNECT_FRAME, connectWords, LoginConnect } from './connect/login-connect.tsx';
import { loaderOf } from '#features/list/query.ts';
import { Resources } from '#features/list/resources.tsx';

function DesktopConnect({ row: { name, desktop, logins } }: { row: DesktopRow }) {
  const { cluster } = useOutletContext<PageContext>();
  return <LoginConnect name={name} logins={logins} to={(login) => links.desktop({ cluster, desktop, login })} />;
}

const desktops: Kind<DesktopRow, Schemas['Desktop']> = {
  page: 'desktops',
  icon: Monitor,
  permission: 'list and read on windows_desktop',
  list: listings.desktops,
  read: desktopRow,
  columns: [
    { title: 'Address', shown: 'wide', look: 'code', text: ({ address }) => address },
    { title: 'Name', sort: 'name', look: 'name', text: ({ name }) => name },
  ],
  action: {
    title: 'Connect',
    of: (row) => <DesktopConnect row={row} />,
    text: ({ logins }) => connectWords(logins),
    frame: CONNECT_FRAME,
  },
  words: {
    counted: counted('1 desktop', 'desktops'),
    matched: counted('1 desktop matches', 'desktops match'),
    search: 'Search desktops',
    none: 'No desktops yet',
    outOfReach: (cluster) => `You don't have access to any desktops in ${cluster}`,
    first: 'Enroll the first one: an agent beside the Windows machines finds them, or you name them.',
    add: 'Enroll desktop',
    parts: 'Every word must be part of a name, an address or a label.',
    further: 'Further desktops could not be loaded',
  },
};

export const loader = loaderOf(desktops);

/** The screen asks again by itself when its address changes within the list; the loader is for arriving. */
export const shouldRevalidate = () => false;

export const Component = () => <Resources kind={desktops} />;

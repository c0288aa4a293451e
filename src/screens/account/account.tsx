import { Outlet, useOutletContext } from 'react-router-dom';
import { titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { TabLinks } from '#ui/layout/tab-links.tsx';

const PARTS = [
  { to: links.password(), title: 'Password' },
  { to: links.mfaDevices(), title: 'MFA devices' },
];

/** Around the parts of one's own account; it hands down what it was handed. */
export function Component() {
  const place = useOutletContext();
  return (
    <>
      <title>{titles.account}</title>
      <PageTitle>{titles.account}</PageTitle>
      <TabLinks label={titles.account} pages={PARTS} />
      <Outlet context={place} />
    </>
  );
}

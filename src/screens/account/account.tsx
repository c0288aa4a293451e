import { Outlet, useOutletContext } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { TabLinks } from '#ui/layout/tab-links.tsx';
import { PASSWORD } from '#features/identity/sign-in-messages.ts';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import { MY_ACCESS } from '#domain/users/messages.ts';

const ACCOUNT_TABS = [
  { to: links.password(), title: PASSWORD },
  { to: links.mfaDevices(), title: MFA_DEVICES },
  { to: links.myAccess(), title: MY_ACCESS },
];

/** The tabs of the user's own account. The tabs receive the page context. */
export function Component() {
  const context = useOutletContext();
  return (
    <>
      <title>{pageTitles.account}</title>
      <PageTitle>{pageTitles.account}</PageTitle>
      <TabLinks label={pageTitles.account} pages={ACCOUNT_TABS} />
      <Outlet context={context} />
    </>
  );
}
